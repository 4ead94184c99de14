/** Addresses of the API's calls, for tests that speak to a server. */
import { accountCalls } from '../../src/core/accounts/calls.ts'
import { activityCalls } from '../../src/core/activity/calls.ts'
import { addressOf } from '../../src/core/contract.ts'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import { flagsPath } from '../../src/core/flag-path.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { organizationCalls, organizationPath } from '../../src/core/organizations/calls.ts'
import { organizationListCalls } from '../../src/core/organizations/list-calls.ts'
import { raffleCalls } from '../../src/core/raffles/calls.ts'
import { drawCalls } from '../../src/core/raffles/draws/calls.ts'
import { editorCalls } from '../../src/core/raffles/editor/calls.ts'
import { excludedCalls } from '../../src/core/raffles/excluded/calls.ts'
import { raffleListCalls } from '../../src/core/raffles/list-calls.ts'
import { memberCalls } from '../../src/core/raffles/members/calls.ts'
import { prizeCalls } from '../../src/core/raffles/prizes/calls.ts'
import { recentWinnerCalls } from '../../src/core/raffles/widgets/recent-calls.ts'
import { winnerCalls } from '../../src/core/raffles/winners/calls.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { embedCalls } from '../../src/core/session/embed-calls.ts'
import { recordingCalls } from '../../src/core/session/recording-calls.ts'
import { systemCalls } from '../../src/core/system/calls.ts'
import { uploadCalls } from '../../src/core/upload/calls.ts'

const by =
  ({ path }: { path: string }) =>
  (id: string) =>
    addressOf(path, { id })

export const paths = {
  session: sessionCalls.get.path,
  sessionOrganization: sessionCalls.switchOrganization.path,
  embedSessions: embedCalls.open.path,
  recordings: recordingCalls.save.path,
  flags: flagsPath,
  organizations: organizationPath,
  organizationList: organizationListCalls.list.path,
  organization: by(organizationCalls.get),
  account: by(accountCalls.get),
  events: raffleListCalls.list.path,
  dashboardKpi: dashboardCalls.salesKpi.path,
  donationReport: dashboardCalls.donationKpi.path,
  donationsMonthly: dashboardCalls.donationsByMonth.path,
  salesByDay: dashboardCalls.salesByDay.path,
  salesByMonth: dashboardCalls.salesByMonth.path,
  health: systemCalls.health.path,
} as const

type EventAction = 'activate' | 'deactivate' | 'close' | 'request-activation' | 'copy' | 'end'
type DrawStep = 'lock' | 'reopen' | 'receipt' | 'entropy' | 'resume'

export const rafflePaths = {
  event: by(raffleCalls.get),
  eventAction: (id: string, action: EventAction) => by(raffleCalls[action])(id),
  eventUploadUrl: by(uploadCalls.raffle),
  licenseUploadUrl: uploadCalls.license.path,
  editView: (country: string) => addressOf(editorCalls.editView.path, { country }),
  testEmail: editorCalls.testEmail.path,
  activity: activityCalls.list.path,
  eventMembers: memberCalls.list.path,
  eventMember: by(memberCalls.get),
  eventMembersUpload: memberCalls.upload.path,
  eventMembersExport: memberCalls.file.path,
  prizes: prizeCalls.list.path,
  prize: by(prizeCalls.get),
  prizeTicketCount: by(prizeCalls.countTickets),
  winners: winnerCalls.list.path,
  winner: by(winnerCalls.get),
  recentWinners: recentWinnerCalls.list.path,
  winnerContacts: by(winnerCalls.contact),
  winnerBuyerRejection: by(winnerCalls.rejectBuyer),
  excludedPeople: excludedCalls.list.path,
  excludedPerson: by(excludedCalls.include),
  winnerMessage: by(winnerCalls.decideMessage),
  draws: drawCalls.list.path,
  draw: by(drawCalls.get),
  drawStep: (id: string, step: DrawStep) => by(drawCalls[step])(id),
  drawCertificate: by(drawCalls.certificate),
  ticketProof: (id: string, number: number) =>
    addressOf(drawCalls.proof.path, { id, number: String(number) }),
  drawStubs: by(drawCalls.stubs),
  drawUnpaidOrders: by(orderCalls.unpaid),
  orders: orderCalls.enter.path,
  clearCheques: orderCalls.clearCheques.path,
  voidOrder: by(orderCalls.void),
} as const
