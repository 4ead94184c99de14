import { organizationListOf } from '../../core/organizations/kept-list.ts'
import { organizationRecordCalls } from '../../core/organizations/organization-record.ts'
import { organizationRecordTexts } from '../../core/organizations/record-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { OrganizationQuestionProps } from './organization-question.ts'

/** Asks before an organization leaves every list: its name has to be typed. */
export default function RemoveOrganization({
  organization: { id, version, name },
  view,
  onClose,
}: OrganizationQuestionProps) {
  const desk = useDesk()
  const texts = useTexts(organizationRecordTexts)
  const notify = useNotify()
  const action = useAction()

  async function confirm() {
    const asked = { params: { id }, query: { version: String(version) } }
    const done = await action.run(async attempt => {
      await desk.http.ask(organizationRecordCalls.remove, asked, { attempt })
    })
    if (!done) return
    organizationListOf(desk).forget()
    notify('ok', texts.removed({ name }))
    onClose()
    // Its page says that it is gone, and leads to the list.
    view.reload()
  }

  return (
    <Confirm
      title={texts.removeTitle({ name })}
      message={texts.removeMessage}
      confirmLabel={texts.remove}
      cancelLabel={texts.keepAsItIs}
      tone="danger"
      retype={name}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
