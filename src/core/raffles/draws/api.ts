import * as v from 'valibot'
import type { Http } from '../../http.ts'
import { type ListPage, listOf } from '../../table/page.ts'
import { type Prize, PrizeSchema } from '../prizes/prize.ts'
import { type DrawStep, rafflePaths } from '../raffle-paths.ts'
import { type DrawDetail, DrawDetailSchema, type EntropyKind, type ReadinessCode } from './draw.ts'
import { type Stub, StubSchema } from './stub.ts'

export function getDraw(http: Http, id: string, signal?: AbortSignal): Promise<DrawDetail> {
  return http.get(rafflePaths.draw(id), DrawDetailSchema, { signal })
}

/** All prizes of a raffle, in their order (section 9: page size 1000). */
export function listDrawPrizes(
  http: Http,
  raffleId: string,
  signal?: AbortSignal,
): Promise<ListPage<Prize>> {
  const query = { eventId: raffleId, pageSize: 1000 }
  return http.whole(rafflePaths.prizes, listOf(PrizeSchema), { query, signal })
}

/** Said of a witness who has a buyer's name: they are another person. The server asks for it. */
interface Namesake {
  anotherPerson?: true
}

export interface Entropy extends Namesake {
  kind: EntropyKind
  /** In the form of `readEntropy`: another spelling is refused. */
  text: string
  witness: string
  /** Why there is another one: for a redraw only. */
  redrawReason?: string
}

/** The steps that a draw is taken by; what they change is read from the draw itself. */
export interface DrawSteps {
  lock: {
    leaveOut: readonly Extract<ReadinessCode, 'orders-pending' | 'cheques-uncleared'>[]
    comment?: string
  }
  reopen: { reason: string }
  /** `code`: the first 8 hex digits of the root, typed from the receipt. */
  receipt: { witness: string; code: string } & Namesake
  entropy: Entropy
  resume: Record<string, never>
}

/** @param attempt the idempotency key: the same one for a repeat after a lost answer */
export async function takeStep<Step extends DrawStep>(
  http: Http,
  drawId: string,
  step: Step,
  { body, attempt }: { body: DrawSteps[Step]; attempt: string },
): Promise<void> {
  await http.post(rafflePaths.drawStep(drawId, step), v.unknown(), {
    body,
    idempotencyKey: attempt,
  })
}

/** A page of the stubs to print, from a ticket's number on; in the list's order. */
export function listStubs(
  http: Http,
  drawId: string,
  query: { from: number; pageSize: number },
  signal?: AbortSignal,
): Promise<Stub[]> {
  return http.get(rafflePaths.drawStubs(drawId), v.array(StubSchema), { query, signal })
}

export interface StubPrint {
  firstNumber: number
  lastNumber: number
  reprint: boolean
  reason?: string
}

/** Records that stubs were printed. */
export async function recordStubPrint(
  http: Http,
  drawId: string,
  { body, attempt }: { body: StubPrint; attempt: string },
): Promise<void> {
  await http.post(rafflePaths.drawStubs(drawId), v.unknown(), { body, idempotencyKey: attempt })
}
