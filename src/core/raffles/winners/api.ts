import * as v from 'valibot'
import type { Http } from '../../http.ts'
import { type ListPage, listOf } from '../../table/page.ts'
import type { ExclusionReason } from '../excluded/excluded-person.ts'
import { rafflePaths } from '../raffle-paths.ts'
import {
  type contactChannels,
  type ExclusionCheck,
  type RejectionReason,
  type Winner,
  WinnerSchema,
} from './winner.ts'

export interface WinnerQuery {
  /** Of one raffle; without it, of the organisation's raffles. */
  eventId?: string | undefined
  organizationId?: string | undefined
  prizeId?: string | undefined
  status?: string | undefined
  category?: string | undefined
  page?: number | undefined
  cursor?: string | undefined
  pageSize: number
}

/** Newest pick first. */
export function listWinners(
  http: Http,
  query: WinnerQuery,
  signal?: AbortSignal,
): Promise<ListPage<Winner>> {
  return http.whole(rafflePaths.winners, listOf(WinnerSchema), { query: { ...query }, signal })
}

export function getWinner(http: Http, id: string, signal?: AbortSignal): Promise<Winner> {
  return http.get(rafflePaths.winner(id), WinnerSchema, { signal })
}

export interface PickRequest {
  eventId: string
  prizeId: string
  /** More than one makes a batch, which the server works off one pick at a time. */
  quantity: number
}

/** Makes the server pick; the answer is what stands there now. @throws DeskError with the rule's reasons */
export async function pickWinners(http: Http, pick: PickRequest, attempt: string): Promise<void> {
  const query = { ...pick, status: 'picked' }
  await http.post(rafflePaths.winners, v.unknown(), { query, body: {}, idempotencyKey: attempt })
}

/** A stub that was drawn from the barrel. */
export interface DrawnStub {
  ticketNumber: number
  validationCode: string
  witnesses: readonly string[]
  /** One of them has a buyer's name, and is another person. */
  anotherPerson?: true
}

/** @throws DeskError where the ticket is void, unknown, too late, another raffle's, or the code is wrong */
export async function enterDrawnStub(
  http: Http,
  pick: Omit<PickRequest, 'quantity'>,
  { stub, attempt }: { stub: DrawnStub; attempt: string },
): Promise<void> {
  const query = { ...pick, quantity: 1, status: 'picked' }
  await http.post(rafflePaths.winners, v.unknown(), { query, body: stub, idempotencyKey: attempt })
}

export type WinnerDecision =
  | { status: 'verified'; checks: readonly ExclusionCheck[]; note?: string }
  | { status: 'confirmed'; note?: string }
  | { status: 'rejected'; reason: RejectionReason; note?: string }

/** @throws DeskError 409 where somebody else decided meanwhile */
export async function decideWinner(
  http: Http,
  { id, version }: Pick<Winner, 'id' | 'version'>,
  { decision, attempt }: { decision: WinnerDecision; attempt: string },
): Promise<void> {
  const body = { ...decision, version }
  await http.patch(rafflePaths.winner(id), v.unknown(), { body, idempotencyKey: attempt })
}

export interface BuyerRejection {
  reason: ExclusionReason
  note: string
}

/** Rejects every undecided ticket of the winner's buyer in the raffle, all or none. */
export async function rejectBuyer(
  http: Http,
  { id, version }: Pick<Winner, 'id' | 'version'>,
  { rejection, attempt }: { rejection: BuyerRejection; attempt: string },
): Promise<void> {
  const call = { body: { ...rejection, version }, idempotencyKey: attempt }
  await http.post(rafflePaths.winnerBuyerRejection(id), v.unknown(), call)
}

export interface ContactAttempt {
  channel: (typeof contactChannels)[number]
  reached: boolean
  unreachable: boolean
  note: string
}

export async function addContact(
  http: Http,
  winnerId: string,
  { contact, attempt }: { contact: ContactAttempt; attempt: string },
): Promise<void> {
  const call = { body: contact, idempotencyKey: attempt }
  await http.post(rafflePaths.winnerContacts(winnerId), v.unknown(), call)
}

export interface MessageDecision {
  subject: string
  body: string
  state: 'sent' | 'discarded'
}

/** Sends or discards what was prepared for a rejected buyer. */
export async function decideMessage(
  http: Http,
  messageId: string,
  { message, attempt }: { message: MessageDecision; attempt: string },
): Promise<void> {
  const call = { body: message, idempotencyKey: attempt }
  await http.patch(rafflePaths.winnerMessage(messageId), v.unknown(), call)
}
