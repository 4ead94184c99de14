import { customerCalls } from '../../core/customers/calls.ts'
import { fullName, nameWithin } from '../../core/customers/full-name.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Money } from '../kit/money.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useNumber } from '../kit/use-number.ts'
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
    if (!done) return
    notify('ok', texts.erased)
    onClose()
  }

  return (
    <Confirm
      title={texts.eraseTitle({ name: nameWithin(customer) })}
      message={
        <>
          {texts.eraseMessage}
          <EndingSubscriptions customer={customer} />
        </>
      }
      confirmLabel={texts.erase}
      cancelLabel={texts.keepData}
      tone="danger"
      retype={fullName(customer)}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

/** What they are charged for today and won't be from then on. */
function EndingSubscriptions({ customer }: Pick<CustomerQuestionProps, 'customer'>) {
  const texts = useTexts(customerTexts)
  const words = useTexts(subscriptionTexts)
  const number = useNumber()
  const { subscriptions, currency } = customer
  const ending = (subscriptions ?? []).filter(({ status }) => status !== 'cancelled')
  if (ending.length === 0) return null
  return (
    <section className="rd-customer-moves">
      <h3>{texts.endsSubscriptions({ number: number(ending.length) })(ending.length)}</h3>
      <ul>
        {ending.map(({ id, eventName, cadence, priceCents }) => (
          <li key={id}>
            <bdi>{eventName}</bdi> · {words[`cadence-${cadence}`]} ·{' '}
            <Money cents={priceCents} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}
