import { formatInstant } from '../../core/format/instants.ts'
import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { mostNamed, orderCalls } from '../../core/orders/calls.ts'
import { duplicatesTexts } from '../../core/orders/duplicates-texts.ts'
import { type OrderRow, ticketNumbers } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { useLocale } from '../kit/language.tsx'
import { useNumber } from '../kit/use-number.ts'
import { ScreenLink } from '../screen-link.tsx'
import { useAction } from '../use-action.ts'

interface DuplicateGroupProps {
  group: readonly OrderRow[]
  isTicked: (id: string) => boolean
  onTick: (id: string, on: boolean) => void
  /** Somebody said that they are no duplicates. */
  isApart: boolean
  onApart: (apart: boolean) => void
}

/** Orders that belong together, the earliest first: each may be ticked, be it all of them, or all said to be apart. */
export function DuplicateGroup(props: DuplicateGroupProps) {
  const { group, isTicked, onTick, isApart, onApart } = props
  const { http } = useDesk()
  const number = useNumber()
  const { busy, error, run } = useAction()
  const texts = useTexts(duplicatesTexts)
  const words = useTexts(orderTexts)
  const locale = useLocale()

  async function say(apart: boolean) {
    const body = { eventId: group[0]?.eventId ?? '', orderIds: group.map(({ id }) => id), apart }
    const done = await run(async attempt => {
      await http.ask(orderCalls.sayDuplicates, { body }, { attempt })
    }, body)
    if (done) onApart(apart)
  }

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
        : type === null
          ? []
          : words[`type-${type}`]
    const facts = [bought, tender, words[`source-${source ?? 'online'}`]].flat()
    return [...facts, ...(order.mailedAt === null ? [] : [texts.mailed])].join(', ')
  }

  return (
    <fieldset className="rd-duplicate-group">
      <legend className="rd-duplicate-raffle">{group[0]?.eventName}</legend>
      {isApart && (
        <p role="status" className="rd-duplicates-note">
          {texts.areApart({ number: number(group.length) })}
        </p>
      )}
      {(isApart ? [] : group).map(order => {
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
      {group.length <= mostNamed && (
        <Button className="rd-duplicate-apart" busy={busy} onClick={() => void say(!isApart)}>
          {isApart ? texts.undo : texts.areNone}
        </Button>
      )}
      {error && <Alert>{error}</Alert>}
    </fieldset>
  )
}
