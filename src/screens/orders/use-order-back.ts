import { useStore } from '@nanostores/react'
import { pathTo } from '../../core/links.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { wayBackOf } from '../../core/way-back.ts'
import { useDesk, useTexts } from '../desk.tsx'

/** Up from an order: to the list, finder, raffle or customer that one came from, as they were; else to all orders. */
export function useOrderBack(): { label: string; path: string } {
  const texts = useTexts(orderTexts)
  const from = useStore(wayBackOf(useDesk()).$from)
  const labels: Readonly<Record<string, string>> = {
    orders: texts.back,
    orderFinder: texts.backToFinder,
    tickets: texts.backToTickets,
    raffle: texts.backToRaffle,
    customer: texts.backToCustomer,
  }
  const label = from && labels[from.screen]
  return label ? { label, path: from.path } : { label: texts.back, path: pathTo('orders') }
}
