import { formatInstant } from '../../core/format/instants.ts'
import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { duplicatesTexts } from '../../core/orders/duplicates-texts.ts'
import { type OrderRow, ticketNumbers } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { useLocale } from '../kit/language.tsx'
import { ScreenLink } from '../screen-link.tsx'

interface DuplicateGroupProps {
  group: readonly OrderRow[]
  isTicked: (id: string) => boolean
  onTick: (id: string, on: boolean) => void
}

/** Orders that belong together, the earliest first: each may be ticked, be it all of them. */
export function DuplicateGroup({ group, isTicked, onTick }: DuplicateGroupProps) {
  const texts = useTexts(duplicatesTexts)
  const words = useTexts(orderTexts)
  const locale = useLocale()

  function detailOf(order: OrderRow): string {
    const amount = formatMoney(order.amountPaidCents, order.currency, locale)
    const buyer = isolated(order.buyer.name)
    const tickets = ticketNumbers(order)
    const bought =
      tickets === null
        ? texts.unpaidOf({ buyer, amount })
        : texts.orderOf({ buyer, amount, tickets })
    const { type, cardBrand, cardEnding: ending, source } = order
    const tender =
      cardBrand && ending
        ? words.cardShort({ brand: words[`cardBrand-${cardBrand}`], ending })
        : words[`type-${type}`]
    const facts = [bought, tender, words[`source-${source ?? 'online'}`]]
    return [...facts, ...(order.mailedAt === null ? [] : [texts.mailed])].join(', ')
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
          <div key={id} className="rd-duplicate">
            <CheckboxField
              label={texts.orderAt({ order: shortId(id), moment })}
              description={detailOf(order)}
              value={isTicked(id)}
              onChange={on => onTick(id, on)}
            />
            <ScreenLink path={pathTo('order', { id })}>
              {texts.open({ order: shortId(id) })}
            </ScreenLink>
          </div>
        )
      })}
    </fieldset>
  )
}
