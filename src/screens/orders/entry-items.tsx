import { formatLongDay } from '../../core/format/dates.ts'
import { keptEntryTexts } from '../../core/order-entry/kept-entry-texts.ts'
import { changeCentsOf } from '../../core/order-entry/rules.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { useTexts } from '../desk.tsx'
import { DateText } from '../kit/date-text.tsx'
import type { KeyValue } from '../kit/key-value-list.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'

/** What is shown of the purchase that an order was entered with: its cash, its payment otherwise, and its buyer. */
export function useEntryItems(
  order: OrderDetail,
): Record<'cash' | 'payment' | 'buyer', KeyValue[]> {
  const texts = useTexts(keptEntryTexts)
  const locale = useLocale()
  const { entry, currency, timeZone, type } = order
  if (entry === null) return { cash: [], payment: [], buyer: [] }
  const { givenCents, totalCents, receivedOn, takenAt, chequeDate, referral } = entry
  const money = (cents: number) => <Money cents={cents} currency={currency} />
  const item = (name: string, value: string | null): KeyValue[] =>
    value === null ? [] : [{ name, value: <bdi>{value}</bdi> }]
  const day = (name: string, value: string | null) =>
    item(name, value && formatLongDay(value, locale))
  const number = type === 'cheque' ? texts.chequeNumber : texts.moneyOrderNumber
  return {
    cash:
      givenCents === null
        ? []
        : [
            { name: texts.given, value: money(givenCents) },
            { name: texts.change, value: money(changeCentsOf(totalCents, givenCents) ?? 0) },
          ],
    payment: [
      ...item(number, entry.documentNumber),
      ...item(texts.bank, entry.bank),
      ...day(texts.chequeDate, chequeDate),
      ...day(texts.receivedOn, receivedOn),
      ...item(texts.depositId, entry.depositId),
      ...item(texts.reference, entry.reference),
      ...(takenAt
        ? [{ name: texts.takenAt, value: <DateText instant={takenAt} timeZone={timeZone} zone /> }]
        : []),
      ...item(texts.referral, referral && texts[`referral-${referral}`]),
    ],
    buyer: [
      ...item(texts.secondName, entry.secondName),
      ...(entry.shipping
        ? [
            {
              name: texts.shipping,
              value: entry.shipping.map(line => <div key={line}>{line}</div>),
              wide: true,
            },
          ]
        : []),
    ],
  }
}
