import type { OrganizationRecord } from '../../core/organizations/organization-record.ts'
import type { OrganizationReading } from '../../core/organizations/record-view.ts'

/** What a question about an organization is given. */
export interface OrganizationQuestionProps {
  organization: OrganizationRecord
  view: OrganizationReading
  onClose: () => void
}
