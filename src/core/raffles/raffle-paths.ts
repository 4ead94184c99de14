/** The API's paths of raffles, prizes, winners and draws, apart from those that every page loads. */
const event = '/event-service/v2'

/** Section 7: what POST /events/{id}/… can say. */
export type EventAction =
  | 'activate'
  | 'deactivate'
  | 'close'
  | 'request-activation'
  | 'copy'
  | 'end'

export type DrawStep = 'lock' | 'reopen' | 'receipt' | 'entropy' | 'resume'

export const rafflePaths = {
  event: (id: string) => `${event}/events/${encodeURIComponent(id)}`,
  /** activate, deactivate, close, request-activation, copy, end. */
  eventAction: (id: string, action: EventAction) =>
    `${event}/events/${encodeURIComponent(id)}/${action}`,
  eventUploadUrl: (id: string) => `${event}/events/${encodeURIComponent(id)}/s3-upload-url`,
  licenseUploadUrl: `${event}/events/license-upload-url`,
  /** Chosen here: the editor's view for a country: its label, its provinces or states, its zones. */
  editView: (country: string) => `${event}/edit-views/${encodeURIComponent(country)}`,
  /** Chosen here: POST sends a test of the ticket email to the caller. */
  eventTestEmail: (id: string) => `${event}/events/${encodeURIComponent(id)}/test-email`,

  /** Chosen here: the activity log, newest first. */
  activity: `${event}/activity`,

  eventMembers: `${event}/event-members`,
  eventMember: (id: string) => `${event}/event-members/${encodeURIComponent(id)}`,
  eventMembersUpload: `${event}/event-members/upload`,
  eventMembersExport: `${event}/event-members/export`,

  prizes: `${event}/prizes`,
  prize: (id: string) => `${event}/prizes/${encodeURIComponent(id)}`,
  prizeTicketCount: (id: string) => `${event}/prizes/${encodeURIComponent(id)}/tickets/count`,

  winners: `${event}/winners`,
  winner: (id: string) => `${event}/winners/${encodeURIComponent(id)}`,
  /** Chosen here: winners as the public sees them, of a raffle or of an organisation. */
  recentWinners: `${event}/recent-winners`,
  /** Chosen here: POST records an attempt to reach a winner. */
  winnerContacts: (id: string) => `${event}/winners/${encodeURIComponent(id)}/contacts`,
  /** Chosen here: POST rejects every undecided ticket of the winner's buyer in the raffle. */
  winnerBuyerRejection: (id: string) => `${event}/winners/${encodeURIComponent(id)}/reject-buyer`,
  /** Chosen here: who may not win in an organisation's draws. */
  excludedPeople: `${event}/excluded-people`,
  excludedPerson: (id: string) => `${event}/excluded-people/${encodeURIComponent(id)}`,
  /** Chosen here: PATCH sends or discards the message prepared for a rejected buyer. */
  winnerMessage: (id: string) => `${event}/winner-messages/${encodeURIComponent(id)}`,

  /** Chosen here: the draws of a raffle, and the steps of each. */
  draws: `${event}/draws`,
  draw: (id: string) => `${event}/draws/${encodeURIComponent(id)}`,
  /** lock, reopen, receipt, entropy, resume. */
  drawStep: (id: string, step: DrawStep) => `${event}/draws/${encodeURIComponent(id)}/${step}`,
  drawCertificate: (id: string) => `${event}/draws/${encodeURIComponent(id)}/certificate`,
  /** Chosen here: a buyer's own proof that their ticket stands in the locked list. */
  ticketProof: (drawId: string, number: number) =>
    `${event}/draws/${encodeURIComponent(drawId)}/tickets/${number}/proof`,
  /** Chosen here: GET pages of stubs to print; POST records that they were printed. */
  drawStubs: (id: string) => `${event}/draws/${encodeURIComponent(id)}/stubs`,
  /** Chosen here: the orders before the cut-off that nobody has paid yet. */
  drawUnpaidOrders: (id: string) => `${event}/draws/${encodeURIComponent(id)}/unpaid-orders`,

  /** Chosen here: POST enters an order. The specification shows the other order calls. */
  orders: '/order-service/v2/orders',
  /** Chosen here: POST records that the bank paid cheques. */
  clearCheques: '/order-service/v2/orders/clear-cheques',
  voidOrder: (id: string) => `/order-service/v2/orders/void/${encodeURIComponent(id)}`,
} as const
