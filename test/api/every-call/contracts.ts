/** Every contract of the API by the call's name, such as "GET /event-service/v2/events/:id". */
import { calls } from '../../../demo/api/calls.ts'
import type { Call } from '../../../demo/api/http/call.ts'
import { accountCalls } from '../../../src/core/accounts/calls.ts'
import { activityCalls } from '../../../src/core/activity/calls.ts'
import type { Contract, ListCall } from '../../../src/core/contract.ts'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { dashboardCalls } from '../../../src/core/dashboard/calls.ts'
import { donationCalls } from '../../../src/core/donations/calls.ts'
import { recentDonationCalls } from '../../../src/core/donations/recent-calls.ts'
import { embedKeyCalls } from '../../../src/core/embed-keys/embed-key.ts'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import { mailBatchCalls } from '../../../src/core/mail-batches/calls.ts'
import { invitedCalls } from '../../../src/core/one-time-links/invitation-calls.ts'
import { resetCalls } from '../../../src/core/one-time-links/reset-calls.ts'
import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import { bulkCalls } from '../../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { findCalls } from '../../../src/core/orders/find-calls.ts'
import { groupCalls } from '../../../src/core/orders/group.ts'
import { importCalls } from '../../../src/core/orders/import-calls.ts'
import { organizationCalls } from '../../../src/core/organizations/calls.ts'
import { organizationCreationCalls } from '../../../src/core/organizations/creation.ts'
import { organizationListCalls } from '../../../src/core/organizations/list-calls.ts'
import { organizationRecordCalls } from '../../../src/core/organizations/organization-record.ts'
import { outboxCalls } from '../../../src/core/outbox/calls.ts'
import { passkeyCalls } from '../../../src/core/passkeys/passkey.ts'
import { type Action, may } from '../../../src/core/permissions.ts'
import { profileCalls } from '../../../src/core/profile/profile.ts'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { drawCalls } from '../../../src/core/raffles/draws/calls.ts'
import { editorCalls } from '../../../src/core/raffles/editor/calls.ts'
import { excludedCalls } from '../../../src/core/raffles/excluded/calls.ts'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import { memberCalls } from '../../../src/core/raffles/members/calls.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import { recentWinnerCalls } from '../../../src/core/raffles/widgets/recent-calls.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import { retentionCalls } from '../../../src/core/retention/retention.ts'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { factorRuleCalls } from '../../../src/core/second-factor/rule-calls.ts'
import { sessionCalls } from '../../../src/core/session/calls.ts'
import { embedCalls } from '../../../src/core/session/embed-calls.ts'
import { recordingCalls } from '../../../src/core/session/recording-calls.ts'
import { type Role, roles } from '../../../src/core/session/role.ts'
import { signUpCalls, verificationCalls } from '../../../src/core/sign-up/calls.ts'
import { waitingCalls } from '../../../src/core/sign-up/waiting.ts'
import { slipCalls } from '../../../src/core/slips/calls.ts'
import { staffReasonCalls } from '../../../src/core/staff-reasons/calls.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { systemCalls } from '../../../src/core/system/calls.ts'
import { tagCalls } from '../../../src/core/tags/calls.ts'
import { setTagCalls } from '../../../src/core/tags/set-calls.ts'
import { ticketCalls } from '../../../src/core/tickets/calls.ts'
import { printCalls } from '../../../src/core/tickets/print-calls.ts'
import { uploadCalls } from '../../../src/core/upload/calls.ts'
import { userCalls } from '../../../src/core/users/calls.ts'
import { invitationCalls } from '../../../src/core/users/invitation.ts'

/** One line a domain: what a screen asks and the server answers. */
const declared = [
  ...Object.values(accountCalls),
  ...Object.values(activityCalls),
  ...Object.values(bulkCalls),
  ...Object.values(customerCalls),
  ...Object.values(dashboardCalls),
  ...Object.values(donationCalls),
  ...Object.values(recentDonationCalls),
  ...Object.values(drawCalls),
  ...Object.values(editorCalls),
  ...Object.values(embedCalls),
  ...Object.values(resetCalls),
  ...Object.values(invitedCalls),
  ...Object.values(signUpCalls),
  ...Object.values(verificationCalls),
  ...Object.values(waitingCalls),
  ...Object.values(excludedCalls),
  ...Object.values(groupCalls),
  ...Object.values(importCalls),
  ...Object.values(jobCalls),
  ...Object.values(mailBatchCalls),
  ...Object.values(memberCalls),
  ...Object.values(orderCalls),
  ...Object.values(orderEntryCalls),
  ...Object.values(slipCalls),
  ...Object.values(findCalls),
  ...Object.values(organizationCalls),
  ...Object.values(organizationCreationCalls),
  ...Object.values(organizationListCalls),
  ...Object.values(organizationRecordCalls),
  ...Object.values(outboxCalls),
  ...Object.values(prizeCalls),
  ...Object.values(profileCalls),
  ...Object.values(secondFactorCalls),
  ...Object.values(factorRuleCalls),
  ...Object.values(passkeyCalls),
  ...Object.values(raffleCalls),
  ...Object.values(raffleListCalls),
  ...Object.values(recentWinnerCalls),
  ...Object.values(recordingCalls),
  ...Object.values(sessionCalls),
  ...Object.values(staffReasonCalls),
  ...Object.values(subscriptionCalls),
  ...Object.values(systemCalls),
  ...Object.values(ticketCalls),
  ...Object.values(printCalls),
  ...Object.values(uploadCalls),
  ...Object.values(userCalls),
  ...Object.values(invitationCalls),
  ...Object.values(setTagCalls),
  ...Object.values(embedKeyCalls),
  ...Object.values(retentionCalls),
  ...Object.values(tagCalls),
  ...Object.values(winnerCalls),
]

type Declared = (typeof declared)[number]
type NameOf<C> = C extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never

/** Signing out ends what all other calls need: test/api/sign-in tries it. */
type SigningOut = NameOf<typeof sessionCalls.signOut>
export type CallName = Exclude<NameOf<Extract<Declared, { access: object }>>, SigningOut>
export type WriteName = Exclude<CallName, `GET ${string}`>

const contractNamed = new Map<string, Contract>(
  declared.map(contract => [`${contract.method} ${contract.path}`, contract]),
)

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) =>
  `${method.toUpperCase()} ${path}` as CallName

/** A call that a person makes, by their token. */
export interface Asked {
  name: CallName
  call: Call
  contract: Contract
  /** What their role must allow; null: signed in is enough. */
  action: Action | null
}

const signingOut: string = 'DELETE /session-service/v2/sessions'
const isPersons = (call: Call) => typeof call.access === 'object' && nameOf(call) !== signingOut

/** @throws where the server answers a call that contracts.ts doesn't know */
function askedOf(call: Call): Asked {
  const name = nameOf(call)
  const contract = contractNamed.get(name)
  if (!contract || typeof call.access === 'string')
    throw new Error(
      `${name} stands in no group of test/api/every-call/contracts.ts: add its domain's calls there`,
    )
  const { action } = call.access
  return { name, call, contract, action: action === 'signed-in' ? null : action }
}

/** Every call that needs a person's token. */
export const asked: readonly Asked[] = calls.filter(isPersons).map(askedOf)

/** What asks for no person's token, and is tried by hand. */
export const others: readonly string[] = calls.filter(call => !isPersons(call)).map(nameOf)

export const isWrite = ({ call }: Asked) =>
  call.method !== 'get' && !call.path.startsWith('/report-service/')

type Listing = Extract<Declared, { list: object }>
export type ListName = NameOf<Listing>
type ListingNamed<Name, C = Listing> = C extends Listing
  ? NameOf<C> extends Name
    ? C
    : never
  : never
export type ListNamed<Name extends ListName> = ListingNamed<Name>['list']
export type ScopeNamed<Name extends ListName> = ListingNamed<Name>['of']

export function listOf({ contract }: Asked): ListCall | null {
  return 'list' in contract ? contract : null
}

export const allows = ({ action }: Asked, role: Role) => action === null || may(action, [role])

/** A role that may make the call: an account owner where that is enough. */
export function roleFor(asking: Asked): Role {
  const order: readonly Role[] = ['account owner', ...roles]
  return order.find(role => allows(asking, role)) ?? 'account owner'
}
