import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import type { BulkLook } from '../../core/orders/bulk.ts'
import { bulkTexts } from '../../core/orders/bulk-texts.ts'
import { leftOutTexts } from '../../core/orders/left-out-texts.ts'
import { stayingBy } from '../../core/orders/pot.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { useLocale } from '../kit/language.tsx'
import { useNumber } from '../kit/use-number.ts'

/** Raffles that are named with their pots; a list of all raffles may have hundreds. */
const mostPots = 5

/** What a bulk would do: how many, how much, which pots, what is owed, and who is left out. */
export function BulkMeaning({ look }: { look: BulkLook }) {
  const texts = useTexts(bulkTexts)
  const types = useTexts(orderTexts)
  const number = useNumber()
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, look.currency, locale)
  const owed = look.owed.map(({ type, amountCents }) => ({
    name: texts.owed({ type: types[`type-${type}`] }),
    value: money(amountCents),
  }))
  const more = look.pots.length - mostPots
  const pots = look.pots.slice(0, mostPots).map(({ eventName, nowCents, afterCents, by }) => ({
    name: texts.pot({ raffle: eventName }),
    value:
      nowCents === afterCents
        ? texts[stayingBy(by)]({ amount: money(nowCents) })
        : texts.potFromTo({ from: money(nowCents), to: money(afterCents) }),
  }))
  return (
    <div className="rd-bulk-meaning">
      <KeyValueList
        single
        items={[
          { name: texts.orders, value: number(look.count) },
          { name: texts.tickets, value: number(look.ticketCount) },
          { name: texts.amount, value: money(look.amountCents) },
          ...pots,
          ...owed,
        ]}
      />
      {more > 0 && <p className="rd-bulk-more">{texts.morePots({ number: number(more) })(more)}</p>}
      <Counts
        title={texts.noted}
        counts={look.noted}
        wordOf={({ reason }) => texts[`note-${reason}`]}
      />
      <LeftOut look={look} />
    </div>
  )
}

/** How many can't be done, why, and some of them. */
export function LeftOut({ look: { leftOut } }: { look: BulkLook }) {
  const texts = useTexts(bulkTexts)
  const reasons = useTexts(leftOutTexts)
  const number = useNumber()
  const all = leftOut.reduce((sum, { count }) => sum + count, 0)
  const title = texts.leftOut({ number: number(all) })(all)
  return <Counts title={title} counts={leftOut} wordOf={({ reason }) => reasons[reason]} />
}

interface CountsProps<Each> {
  title: string
  counts: readonly Each[]
  wordOf: (each: Each) => string
}

/** Orders by something that is said of them, with some of each. */
function Counts<Each extends Pick<BulkLook['leftOut'][number], 'count' | 'orderIds'>>({
  title,
  counts,
  wordOf,
}: CountsProps<Each>) {
  const texts = useTexts(bulkTexts)
  const number = useNumber()
  if (counts.length === 0) return null
  return (
    <div className="rd-bulk-left-out">
      <p>{title}</p>
      <ul>
        {counts.map(each => {
          const named = each.orderIds.map(shortId).join(', ')
          const orders =
            each.count > each.orderIds.length ? texts.andMore({ orders: named }) : named
          const reason = wordOf(each)
          return (
            <li key={reason}>
              {texts.leftOutBecause({ number: number(each.count), reason, orders })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
