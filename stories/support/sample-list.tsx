import { useMemo } from 'react'
import type { Desk } from '../../src/core/desk.ts'
import { createDownload } from '../../src/core/download.ts'
import { perDesk } from '../../src/core/per-desk.ts'
import { createTable } from '../../src/core/table/create-table.ts'
import type { ListPage } from '../../src/core/table/page.ts'
import type { TableView } from '../../src/core/table/view.ts'
import { useDesk } from '../../src/screens/desk.tsx'
import { Button } from '../../src/screens/kit/button.tsx'
import { useLocale } from '../../src/screens/kit/language.tsx'
import { ListTable } from '../../src/screens/list-table.tsx'
import {
  noOrders,
  orderActions,
  orderColumns,
  orderId,
  orderName,
  type SampleOrder,
  sampleOrders,
  sampleWords,
} from './sample-orders.tsx'

const statuses = [{ id: 'ACTIVE' }, { id: 'PENDING' }, { id: 'FAILED' }, { id: 'VOID' }] as const

/** What stands in a domain's folder of core: the list's stores, on an answer that is made here. */
export const sampleListOf = perDesk((desk: Desk) => {
  const table = createTable<SampleOrder>(desk, {
    name: 'orders',
    sortable: ['customer', 'createdAt', 'cents'],
    filters: [
      { id: 'search', kind: 'search' },
      { id: 'status', kind: 'choice', many: true, options: statuses },
    ],
    defaults: { sort: { by: 'createdAt', direction: 'desc' } },
    load: view => Promise.resolve(answerTo(view)),
  })
  const download = createDownload({
    calls: {
      start: async () => ({ kind: 'file', name: 'Orders.csv', blob: new Blob(['Order\r\n']) }),
      poll: async () => ({ state: 'finished', done: 0, total: 0 }),
      ticket: async () => '',
      cancel: async () => undefined,
    },
    save: () => undefined,
  })
  return { table, download }
})

/** What a screen's file holds: a whole list screen. */
export function SampleList() {
  const { table, download } = sampleListOf(useDesk())
  const locale = useLocale()
  const words = sampleWords[locale]
  const columns = useMemo(() => orderColumns(locale), [locale])
  const actions = useMemo(() => orderActions(locale), [locale])
  const options = statuses.map(({ id }) => ({ id, label: words[id] }))
  return (
    <ListTable<SampleOrder>
      store={table}
      label={words.orders}
      title={words.orders}
      columns={columns}
      rowId={orderId}
      rowName={orderName}
      empty={noOrders(locale)}
      filters={[
        { id: 'search', kind: 'search', label: words.customer },
        { id: 'status', kind: 'choice', many: true, label: words.status, pinned: true, options },
      ]}
      rowActions={actions}
      onOpen={({ id }) => table.open(id)}
      bulkActions={(_, clear) => <Button onClick={clear}>{words.voidAll}</Button>}
      allMatching
      download={download}
    />
  )
}

const all = sampleOrders(57)

/** A server's part: filters, sorts and cuts a page out of 57 orders. */
function answerTo({ filters, sort, page, pageSize }: TableView): ListPage<SampleOrder> {
  const wanted = filters.status?.split(',')
  const found = all
    .filter(({ status }) => !wanted || filters.status === '' || wanted.includes(status))
    .filter(({ customer }) => customer.includes(filters.search ?? ''))
  const by = sort?.by
  const ordered =
    by === 'customer' || by === 'createdAt' || by === 'cents'
      ? found.toSorted((a, b) => (a[by] < b[by] ? -1 : a[by] > b[by] ? 1 : 0))
      : found
  if (sort?.direction === 'desc') ordered.reverse()
  const from = (page - 1) * pageSize
  return {
    data: ordered.slice(from, from + pageSize),
    paging: {
      nextCursor: from + pageSize < ordered.length ? `after ${from + pageSize}` : null,
      previousCursor: page > 1 ? `before ${from + 1}` : null,
      total: ordered.length,
      totalCapped: false,
    },
  }
}
