/** One customer as their page shows it. */
import { type RecordReading, recordViews } from '../record-view.ts'
import { customerCalls } from './calls.ts'
import type { CustomerDetail } from './customer-detail.ts'

export type CustomerReading = RecordReading<CustomerDetail>

export const customerViewOf = recordViews<CustomerDetail>({
  read: ({ http }, id, signal) => http.ask(customerCalls.get, { params: { id } }, { signal }),
  isOver: ({ erasedAt }) => erasedAt !== null,
})
