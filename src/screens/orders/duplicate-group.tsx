import { formatInstant } from '../../core/format/instants.ts'
import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { duplicatesTexts } from '../../core/orders/duplicates-texts.ts'
import { type OrderRow, ticketNumbers } from '../../core/orders/order-list.ts'
import { useTexts } from '../desk.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { useLocale } from '../kit/language.tsx'

interface DuplicateGroupProps {
  group: readonly OrderRow[]
  isTicked: (id: string) => boolean
  onTick: (id: string, on: boolean) => void
}

/** Orders that belong together, the earliest first: each may be ticked, be it all of them. */
export function DuplicateGroup({ group, isTicked, onTick }: DuplicateGroupProps) {
  const texts = useTexts(duplicatesTexts)
  const locale = useLocale()

  function detailOf(order: OrderRow): string {
    const amount = formatMoney(order.amountPaidCents, order.currency, locale)
    const buyer = isolated(order.buyer.name)
    const tickets = ticketNumbers(order)
    const bought =
      tickets === null
        ? texts.unpaidOf({ buyer, amount })
        : texts.orderOf({ buyer, amount, tickets })
    return order.mailedAt === null ? bought : `${bought}, ${texts.mailed}`
  }

  return (
    <fieldset className="rd-duplicate-group">
      <legend className="rd-duplicate-raffle">{group[0]?.eventName}</legend>
      {group.map(order => {
        const { id, boughtAt, timeZone } = order
        const moment = formatInstant(boughtAt, {
          timeZone,
          locale,
          style: 'short',
          zone: true,
          now: new Date(),
        })
        return (
          <CheckboxField
            key={id}
            label={texts.orderAt({ order: shortId(id), moment })}
            description={detailOf(order)}
            value={isTicked(id)}
            onChange={on => onTick(id, on)}
          />
        )
      })}
    </fieldset>
  )
}
