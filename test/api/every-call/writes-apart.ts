/** Which writes have no key, and which leave another number of entries in the log than one. */
import type { WriteName } from './contracts.ts'

const secret =
  'a kept answer would hold keys, codes or a digest of a password (test/api/second-factor)'
const anew = 'a repeat gives another address: keeping the answer would keep the permission'

/** Whoever adds one to this table has to say why a repeat does no harm. */
export const keyless: Partial<Record<WriteName, string>> = {
  'POST /session-service/v2/sessions/organization': 'a repeat gives another token',
  'POST /session-service/v2/profile/password':
    'a kept answer has a digest of passwords: a repeat is known by its key alone (test/api/profile)',
  'POST /session-service/v2/profile/second-factor': secret,
  'POST /session-service/v2/profile/second-factor/confirm': secret,
  'POST /session-service/v2/profile/second-factor/remove': secret,
  'POST /session-service/v2/profile/second-factor/recovery-codes': secret,
  'POST /session-service/v2/profile/passkeys': secret,
  'POST /session-service/v2/profile/passkeys/:id/remove': secret,
  'POST /session-service/v2/profile/passkeys/confirm':
    'what it confirms is used up: a repeat is told so (test/api/passkeys)',
  'DELETE /session-service/v2/profile/sessions': 'whoever would repeat it is signed out',
  'POST /organization-service/v2/organizations/s3-upload-url': anew,
  'POST /event-service/v2/events/license-upload-url': anew,
  'POST /event-service/v2/events/:id/s3-upload-url': anew,
  'POST /job-service/v2/jobs/:id/ticket': anew,
}

interface Left {
  count: number
  because: string
}

const seed = { count: 2, because: 'the raffle, and the seed that its draw is bound to' }
const place = { count: 0, because: 'a place for a file; the raffle logs the file that it shows' }

/** Of one case of every-call/worlds; all others leave one. */
export const entriesLeft: Partial<Record<WriteName, Left>> = {
  'PATCH /organization-service/v2/users/:id': {
    count: 2,
    because: 'the roles, and that they may not sign in',
  },
  'POST /organization-service/v2/organizations': {
    count: 2,
    because: 'the organization, and the invitation of its owner',
  },
  'POST /session-service/v2/profile/second-factor': {
    count: 0,
    because: 'nothing is on until a code confirms it',
  },
  'POST /session-service/v2/profile/passkeys': {
    count: 0,
    because: 'nothing is added until the browser made it',
  },
  'POST /session-service/v2/recordings': { count: 0, because: 'what a page saw, no deed' },
  'POST /organization-service/v2/organizations/s3-upload-url': place,
  'POST /event-service/v2/events/license-upload-url': place,
  'POST /event-service/v2/events/:id/s3-upload-url': place,
  'POST /order-service/v2/outboxes': { count: 0, because: 'what a device says, no deed' },
  'DELETE /job-service/v2/jobs/:id': { count: 0, because: 'the log has that it was begun' },
  'POST /job-service/v2/jobs/:id/ticket': { count: 0, because: 'the log has that it was begun' },
  'POST /order-service/v2/orders/bulks': { count: 0, because: 'a look does nothing' },
  'POST /event-service/v2/events': seed,
  'POST /event-service/v2/events/:id/copy': seed,
  'POST /order-service/v2/orders/send-test-email': { count: 0, because: 'it stands in the outbox' },
  'PATCH /event-service/v2/event-members/upload': { count: 2, because: 'the list, and its member' },
  'POST /order-service/v2/orders/:id/email': {
    count: 2,
    because: 'the address that is corrected, and the email',
  },
  'POST /order-service/v2/orders/duplicates': { count: 2, because: 'one of each order' },
  'POST /event-service/v2/winners/:id/reject-buyer': {
    count: 2,
    because: 'the ticket, and the message prepared for its buyer',
  },
  'POST /session-service/v2/sessions/organization': {
    count: 2,
    because: 'out of one organization, into another',
  },
}
