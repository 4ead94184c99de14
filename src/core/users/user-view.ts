/** One of an organization's people as their page shows them. */
import { type RecordReading, recordViews } from '../record-view.ts'
import { userCalls } from './calls.ts'
import type { User } from './user.ts'

export type UserReading = RecordReading<User>

export const userViewOf = recordViews<User>({
  read: ({ http, $organization }, id, signal) =>
    http.ask(
      userCalls.get,
      { params: { id }, query: { organizationId: $organization.get()?.id } },
      { signal },
    ),
  isOver: () => false,
})
