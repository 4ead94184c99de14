import { customerCalls } from '../../core/customers/calls.ts'
import { fullName, nameWithin } from '../../core/customers/full-name.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { CustomerQuestionProps } from './customer-question.ts'

/** Asks before who somebody is goes for good: their name has to be typed. */
export default function EraseCustomer({ customer, view, onClose }: CustomerQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(customerTexts)
  const notify = useNotify()
  const action = useAction()
  const { id, version } = customer

  async function confirm() {
    const done = await action.run(async attempt => {
      const asked = { params: { id }, body: { version } }
      view.show(await http.ask(customerCalls.erase, asked, { attempt }))
    })
    if (!done) return view.reload()
    notify('ok', texts.erased)
    onClose()
  }

  return (
    <Confirm
      title={texts.eraseTitle({ name: nameWithin(customer) })}
      message={texts.eraseMessage}
      confirmLabel={texts.erase}
      cancelLabel={texts.keepData}
      tone="danger"
      retype={fullName(customer)}
      busy={action.busy}
      error={action.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
