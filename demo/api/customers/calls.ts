import { sql } from 'kysely'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import type { customerOrderList } from '../../../src/core/customers/customer-orders.ts'
import { readList, type Source } from '../http/read-list.ts'
import { reads } from '../http/routes.ts'
import { orderColumns, orderTables, type ReadRow } from '../orders/row.ts'
import { addCustomerNote, changeCustomer } from './change.ts'
import { eraseCustomer } from './erase.ts'
import { exportCustomer } from './file.ts'
import { listCustomers } from './list.ts'
import { lookAtMerge, mergeCustomers } from './merge.ts'
import { findCustomerOf } from './reach.ts'
import { readCustomerDetail } from './read.ts'

const getCustomer = reads(
  customerCalls.get,
  'One customer: what they bought and gave, what was sent to them, notes, and who may be the same person.',
  async ({ api, session, params }) => {
    const found = await findCustomerOf(api.db, session, params.id)
    return readCustomerDetail(api.db, found, session)
  },
)

const orderSource = (
  reading: Parameters<typeof orderColumns>[0],
): Source<typeof customerOrderList> => ({
  from: orderTables,
  of: sql`from orders`,
  columns: orderColumns(reading),
  id: sql`orders.id`,
  sort: { boughtAt: { by: sql`orders.created_at`, type: 'timestamptz' } },
  filters: {},
})

const listCustomerOrders = reads(
  customerCalls.orders,
  'The orders of one customer, whatever became of them: the newest first.',
  async ({ api, session, query, language }) => {
    const { id } = await findCustomerOf(api.db, session, query.customerId)
    const own = sql<boolean>`orders.customer_id = ${id}`
    const source = orderSource({ now: api.now(), language })
    return readList<ReadRow, typeof customerOrderList>(api.db, source, query, own)
  },
)

export const customerRoutes = [
  listCustomers,
  listCustomerOrders,
  getCustomer,
  changeCustomer,
  addCustomerNote,
  lookAtMerge,
  mergeCustomers,
  exportCustomer,
  eraseCustomer,
]
