import { useState } from 'react'
import { isolated } from '../../core/i18n/isolate.ts'
import { userCalls } from '../../core/users/calls.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Confirm, type WayBack } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { UserQuestionProps } from './user-question.ts'

/** Asks before somebody is kept out of the organization, or let back in. */
export default function ChangeAccess({ user: now, view, onClose }: UserQuestionProps) {
  // As they were when the question was put: whatever becomes of them meanwhile, the answer is to this one.
  const [user] = useState(now)
  const { http } = useDesk()
  const texts = useTexts(userTexts)
  const notify = useNotify()
  const { run, busy, error, unsure } = useAction()
  const { id, name, organizationId, version } = user
  const isIn = user.state === 'active'
  const change = async () => {
    const body = { version, state: isIn ? 'suspended' : 'active' } as const
    const asked = { params: { id }, query: { organizationId }, body }
    const done = await run(async attempt => {
      view.show(await http.ask(userCalls.change, asked, { attempt }))
      notify('ok', isIn ? texts.suspended({ name }) : texts.letInDone({ name }))
    }, body)
    if (done) onClose()
    else view.reload()
  }
  const named = { name: isolated(name) }
  const way: WayBack = isIn ? { cancelLabel: texts.keep, tone: 'danger' } : {}
  return (
    <Confirm
      title={isIn ? texts.suspendTitle(named) : texts.letInTitle(named)}
      message={isIn ? texts.suspendMessage : texts.letInMessage}
      confirmLabel={isIn ? texts.suspend : texts.letIn}
      {...way}
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={() => void change()}
      onClose={onClose}
    />
  )
}
