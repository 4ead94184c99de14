import { useState } from 'react'
import { isolated } from '../../core/i18n/isolate.ts'
import { userCalls } from '../../core/users/calls.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { UserQuestionProps } from './user-question.ts'

/** Asks before somebody's second factor is taken away, whose phone and recovery codes are lost. */
export default function ResetFactor({ user: now, view, onClose }: UserQuestionProps) {
  // As they were when the question was put.
  const [{ id, name, organizationId, version }] = useState(now)
  const { http } = useDesk()
  const texts = useTexts(userTexts)
  const notify = useNotify()
  const { run, busy, error, unsure } = useAction()
  const reset = async () => {
    const body = { version, resetSecondFactor: true } as const
    const done = await run(async attempt => {
      const asked = { params: { id }, query: { organizationId }, body }
      view.show(await http.ask(userCalls.change, asked, { attempt }))
      notify('ok', texts.resetFactorDone({ name }))
    })
    if (done) onClose()
    else view.reload()
  }
  return (
    <Confirm
      title={texts.resetFactorTitle({ name: isolated(name) })}
      message={texts.resetFactorMessage}
      confirmLabel={texts.resetFactor}
      cancelLabel={texts.keepFactor}
      tone="danger"
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={() => void reset()}
      onClose={onClose}
    />
  )
}
