import { ReceiptText } from 'lucide'
import { useCallback } from 'react'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { pathTo } from '../../../core/links.ts'
import type { OrderRow } from '../../../core/orders/order-list.ts'
import { raffleOrdersCall } from '../../../core/orders/raffle-orders.ts'
import { orderTexts } from '../../../core/orders/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { useTexts } from '../../desk.tsx'
import { ListTable } from '../../list-table.tsx'
import { useList } from '../../use-list.tsx'
import { useTarget } from '../../use-target.ts'
import { useOrderBulks } from '../order-bulks.tsx'
import { orderCells, orderRowName } from '../order-cells.tsx'
import { TicketsLink } from '../tickets-link.tsx'
import { useSees } from './use-sees.ts'

/** The tab of a raffle's view with its orders: those that the reader may see. */
export function RaffleOrders({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(orderTexts)
  const { list: store, ...list } = useList({
    call: raffleOrdersCall,
    of: {
      eventId: raffle.id,
      organizationId: raffle.organizationId,
      timeZone: browserTimeZone(),
    },
    words: texts,
    cells: orderCells,
  })
  const { bulkActions, bulks, tools } = useOrderBulks({
    table: list.store,
    fileQuery: store.fileQuery,
    organizationId: raffle.organizationId,
    raffle,
  })
  const sees = useSees()
  const target = useTarget()
  const rowTarget = useCallback(({ id }: OrderRow) => target(pathTo('order', { id })), [target])
  return (
    <>
      {bulks}
      {sees && <p className="rd-order-note">{sees}</p>}
      <ListTable<OrderRow>
        {...list}
        label={`${texts.orders}: ${raffle.name}`}
        rowName={orderRowName}
        rowTarget={rowTarget}
        tools={
          <>
            <TicketsLink raffleId={raffle.id} />
            {tools}
          </>
        }
        bulkActions={bulkActions}
        allMatching
        empty={{ icon: ReceiptText, title: texts.noOrders, message: texts.noOrdersHint }}
      />
    </>
  )
}
