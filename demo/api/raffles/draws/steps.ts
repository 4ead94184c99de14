import type { Transaction } from 'kysely'
import type { EntropyKind } from '../../../../src/core/raffles/draws/draw.ts'
import {
  isNewEntropy,
  leastDice,
  leastWords,
  readEntropy,
} from '../../../../src/core/raffles/draws/entropy.ts'
import { type DrawFacts, decideStep } from '../../../../src/core/raffles/draws/rules.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal, requireAllowed } from '../../http/refusal.ts'
import { actorOf, type Session } from '../../session/session.ts'
import type { DrawContext } from './context.ts'
import { awaitsEntropyFor, drawOf, progressOf } from './detail.ts'
import { lockInForce } from './locked-list.ts'
import { recordInDraw } from './record.ts'

export interface StepBy {
  session: Session
  at: Date
}

/** A step that somebody watches: `watch` refuses who may not, once the step may be taken at all. */
export interface WatchedStep extends StepBy {
  watch?: () => Promise<{ anotherPerson?: true }>
}

/** What a step after the lock depends on; nothing in it counts tickets. */
export async function factsOf(
  transaction: Transaction<Database>,
  draw: DrawContext,
): Promise<DrawFacts> {
  const summary = drawOf(draw, await progressOf(transaction, draw.id))
  const awaits = await awaitsEntropyFor(transaction, draw)
  return { ...summary, readiness: [], awaitsEntropyFor: awaits, batches: [] }
}

/** A witness has taken root and count away, and shows it by typing the root's first 8 digits off the paper. */
export async function takeReceipt(
  transaction: Transaction<Database>,
  draw: DrawContext,
  { session, at, watch }: WatchedStep,
  given: { witness: string; code: string },
): Promise<void> {
  const facts = await factsOf(transaction, draw)
  requireAllowed(decideStep('receipt', facts, { roles: session.roles, now: at }))
  const lock = await lockInForce(transaction, draw.id)
  if (!lock) throw new Refusal(409, 'not-locked')
  const root = lock.root.toString('hex')
  if (given.code.replace(/\s/g, '').toLowerCase() !== root.slice(0, 8))
    throw new Refusal(409, [{ code: 'receipt-code-wrong', field: 'code' }])
  const watched = await watch?.()
  await transaction
    .insertInto('drawReceipts')
    .values({
      lockId: lock.id,
      witness: given.witness,
      takenAt: at,
      recordedBy: session.user.id,
    })
    .execute()
  const { version, ticketCount } = lock
  const after = { witness: given.witness, ...watched, version, ticketCount, root }
  await record(transaction, draw, { session, at }, 'receipt-taken', after)
}

export interface GivenEntropy {
  kind: EntropyKind
  text: string
  witness: string
  redrawReason?: string | undefined
}

/** Another value than the final one was given: refused, and logged although the call is. */
export class EntropyRefused extends Refusal {}

/**
 * The first entry is final; each further one answers the earliest rejection that waits, with a reason, and is one
 * that nobody has said before. The same value again changes nothing.
 *
 * @throws EntropyRefused, Refusal 422 for what isn't in the form of `readEntropy`
 */
export async function giveEntropy(
  transaction: Transaction<Database>,
  draw: DrawContext,
  { session, at, watch }: WatchedStep,
  given: GivenEntropy,
): Promise<void> {
  const facts = await factsOf(transaction, draw)
  const { text } = given
  const earlier = await transaction
    .selectFrom('drawEntropies')
    .select(['sequence', 'text'])
    .where('drawId', '=', draw.id)
    .orderBy('sequence')
    .execute()
  const decision = decideStep('entropy', facts, { roles: session.roles, now: at })
  if (!decision.allowed && decision.reasons.some(({ code }) => code === 'entropy-final')) {
    if (earlier.at(-1)?.text === text) return
    throw new EntropyRefused(409, 'entropy-final')
  }
  requireAllowed(decision)
  requireForm(given)
  const texts = earlier.map(each => each.text)
  if (!isNewEntropy(text, texts))
    throw new EntropyRefused(409, [{ code: 'entropy-repeated', field: 'text' }])
  const redrawOf = facts.awaitsEntropyFor
  if (redrawOf !== null) await requireTicketsLeft(transaction, draw, earlier.length)
  if (redrawOf !== null && !given.redrawReason)
    throw new Refusal(422, [{ code: 'required', field: 'redrawReason' }])
  const redrawReason = redrawOf === null ? null : (given.redrawReason ?? null)
  const { kind, witness } = given
  const watched = await watch?.()
  await transaction
    .insertInto('drawEntropies')
    .values({
      drawId: draw.id,
      sequence: earlier.length,
      kind,
      text,
      witness,
      givenAt: at,
      givenBy: session.user.id,
      redrawOf,
      redrawReason,
    })
    .execute()
  const said = { sequence: earlier.length, kind, text, witness, ...watched }
  const after = { ...said, redrawOf, redrawReason }
  await record(transaction, draw, { session, at }, 'entropy-given', after)
}

/** Nothing is put right here: what is kept is what the screen showed and a person sent. @throws Refusal 422 */
function requireForm({ kind, text }: GivenEntropy): void {
  const { form, fault } = readEntropy(kind, text)
  const least = kind === 'dice' ? leastDice : leastWords
  if (fault) throw new Refusal(422, [{ code: fault, field: 'text', params: { least } }])
  if (form !== text)
    throw new Refusal(422, [{ code: 'entropy-spelling', field: 'text', params: { form } }])
}

/** Each entropy after the first draws one ticket more than the list's prizes. @throws Refusal 409 */
async function requireTicketsLeft(
  transaction: Transaction<Database>,
  draw: DrawContext,
  entropies: number,
): Promise<void> {
  const lock = await lockInForce(transaction, draw.id)
  const prizes = lock?.terms.prizes ?? []
  const wanted = prizes.reduce((sum, { quantity }) => sum + quantity, 0) + entropies
  const missing = wanted - (lock?.ticketCount ?? 0)
  if (missing > 0)
    throw new Refusal(409, [{ code: 'fewer-tickets-than-prizes', params: { count: missing } }])
}

/** In a transaction of its own: the call that was refused leaves nothing else. */
export async function recordRefusedEntropy(
  transaction: Transaction<Database>,
  draw: DrawContext,
  by: StepBy,
  { kind, text, witness }: GivenEntropy,
): Promise<void> {
  await record(transaction, draw, by, 'entropy-refused', { kind, text, witness })
}

async function record(
  transaction: Transaction<Database>,
  draw: DrawContext,
  { session, at }: StepBy,
  action: 'receipt-taken' | 'entropy-given' | 'entropy-refused',
  after: object,
): Promise<void> {
  await recordInDraw(transaction, draw, {
    action,
    actor: actorOf(session),
    at,
    after,
  })
}
