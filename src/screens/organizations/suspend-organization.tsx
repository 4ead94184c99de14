import { useState } from 'react'
import { organizationRecordCalls } from '../../core/organizations/organization-record.ts'
import { organizationRecordTexts } from '../../core/organizations/record-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { OrganizationQuestionProps } from './organization-question.ts'

/** Asks why before an organization's people are put out, or let back in. */
export default function SuspendOrganization({
  organization,
  view,
  onClose,
}: OrganizationQuestionProps) {
  // As it was when the question was put: whatever becomes of it meanwhile, the answer is to this one.
  const [{ id, version, name, suspended }] = useState(organization)
  const { http } = useDesk()
  const texts = useTexts(organizationRecordTexts)
  const notify = useNotify()
  const action = useAction()
  const named = { name }

  async function confirm(comment: string) {
    const asked = { params: { id }, body: { version, suspended: !suspended, comment } }
    const done = await action.run(async attempt => {
      view.show(await http.ask(organizationRecordCalls.change, asked, { attempt }))
    })
    if (!done) return view.reload()
    notify('ok', suspended ? texts.isBackIn(named) : texts.suspended(named))
    onClose()
  }

  return (
    <Confirm
      title={suspended ? texts.letBackInTitle(named) : texts.suspendTitle(named)}
      message={suspended ? texts.letBackInMessage : texts.suspendMessage}
      confirmLabel={suspended ? texts.letBackIn : texts.suspend}
      cancelLabel={texts.keepAsItIs}
      tone={suspended ? 'normal' : 'danger'}
      reason={{ label: suspended ? texts.letBackInReason : texts.suspendReason, required: true }}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={reason => void confirm(reason)}
      onClose={onClose}
    />
  )
}
