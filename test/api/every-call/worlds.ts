/** A case of each call that the API takes: what every-call repeats, spoils and asks of others' records. */
import type { CallName } from './contracts.ts'
import type { World } from './world.ts'
import { bulkWorlds } from './worlds/bulks.ts'
import { customerWorlds } from './worlds/customers.ts'
import { drawWorlds } from './worlds/draws.ts'
import { embedKeyWorlds } from './worlds/embed-keys.ts'
import { homeWorlds } from './worlds/home.ts'
import { jobWorlds } from './worlds/jobs.ts'
import { orderEntryWorlds } from './worlds/order-entry.ts'
import { profileWorlds } from './worlds/profile.ts'
import { raffleWorlds } from './worlds/raffles.ts'
import { recordWorlds } from './worlds/records.ts'
import { signUpWorlds } from './worlds/sign-ups.ts'
import { staffReasonWorlds } from './worlds/staff-reasons.ts'
import { subscriptionWorlds } from './worlds/subscriptions.ts'
import { tagWorlds } from './worlds/tags.ts'
import { ticketWorlds } from './worlds/tickets.ts'
import { userWorlds } from './worlds/users.ts'
import { winnerWorlds } from './worlds/winners.ts'

/** A call that is missing here doesn't compile: its case goes to its domain's file. */
export const worlds: Readonly<Record<CallName, World>> = {
  ...bulkWorlds,
  ...customerWorlds,
  ...embedKeyWorlds,
  ...homeWorlds,
  ...jobWorlds,
  ...orderEntryWorlds,
  ...profileWorlds,
  ...raffleWorlds,
  ...recordWorlds,
  ...drawWorlds,
  ...ticketWorlds,
  ...tagWorlds,
  ...winnerWorlds,
  ...staffReasonWorlds,
  ...subscriptionWorlds,
  ...userWorlds,
  ...signUpWorlds,
}
