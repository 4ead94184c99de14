import type { OnSale } from './on-sale.ts'
import type { PurchaseSource, TenderType } from './purchase.ts'

const usual = { walk_in: 'cash', phone: 'credit', mail: 'cheque' } as const

type Takes = Pick<OnSale, 'takesCards'>

/** What a way of selling is usually paid by, as far as the organization takes it. */
export function firstTender(source: PurchaseSource, { takesCards }: Takes): TenderType {
  const tender = usual[source]
  return tender === 'credit' && !takesCards ? 'cheque' : tender
}

/** The next order is paid as the last one, but for what only that one's raffles take. */
export function nextTender(last: TenderType, source: PurchaseSource, takes: Takes): TenderType {
  return last === 'free' ? firstTender(source, takes) : last
}
