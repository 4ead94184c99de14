/** One organization as its page shows it, for those who run the product. */
import { type RecordReading, recordViews } from '../record-view.ts'
import { type OrganizationRecord, organizationRecordCalls } from './organization-record.ts'

export type OrganizationReading = RecordReading<OrganizationRecord>

export const organizationViewOf = recordViews<OrganizationRecord>({
  read: ({ http }, id, signal) =>
    http.ask(organizationRecordCalls.get, { params: { id } }, { signal }),
  isOver: () => false,
})
