/** Sends what waits, one after another, as long as this tab is the one that sends. */
import type { Desk } from '../desk.ts'
import { orderEntryCalls } from '../order-entry/calls.ts'
import type { Purchase } from '../order-entry/purchase.ts'
import { outboxCalls } from './calls.ts'
import type { Opener } from './opened.ts'
import { nextToSend, nextTurnAt, type Paces, pauseMs } from './pace.ts'
import type { Seal } from './seal.ts'
import { FenceLost, type OutboxStore } from './store.ts'
import { isAnswer, type Verdict, verdictOf } from './verdict.ts'
import type { OrderAnswer, StoredOrder } from './waiting-order.ts'

/** What the sender finds out about the line. */
export interface Line {
  /** The last answer was none. */
  offline: boolean
  /** Epoch ms until which nothing is sent; null: it goes on. */
  pausedUntil: number | null
}

export interface Sending {
  http: Desk['http']
  store: OutboxStore
  seal: Seal
  opener: Opener
  /** Whose orders, of which organization: what is asked again is asked in the same one, for its key stands for that. */
  userId: string
  organizationId: string
  paces: Paces
  bell: Bell
  onLine(line: Line): void
  onChanged(): void
  /** The server answered. */
  onAnswer(): void
}

/** Wakes a sender that waits: `hint`, somebody is in front of it, or the browser says that the network is back. */
export interface Bell {
  ring(hint: boolean): void
  /** Whether there was a hint since it was last asked. */
  hinted(): boolean
  /** Until it rings, the time is up, or the signal says so; at once where it rang since it was last asked. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export function createBell(): Bell {
  let rang = false
  let hint = false
  let wake = () => {}
  return {
    ring(isHint) {
      rang = true
      hint ||= isHint
      wake()
    },
    hinted() {
      const was = hint
      hint = false
      return was
    },
    async wait(ms, signal) {
      if (!rang && !signal.aborted)
        await new Promise<void>(resolve => {
          const timer = setTimeout(() => wake(), ms)
          wake = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', wake)
            resolve()
          }
          signal.addEventListener('abort', wake)
        })
      rang = false
    },
  }
}

/**
 * @param ended this tab's turn is over: nothing more is sent, and what is on its way waits for its answer no longer
 */
export async function sendWhatWaits(sending: Sending, ended: AbortSignal): Promise<void> {
  const { store, bell, paces } = sending
  const line: Line = { offline: false, pausedUntil: null }
  /** Without an answer, and on the disk, in a row. */
  let silences = 0
  let troubles = 0
  /** How often an order that was sent over a line that answered got no answer itself; twice, and it is to blame. */
  const strikes = new Map<string, number>()

  function pause(ms: number | null) {
    line.pausedUntil = ms === null ? null : Date.now() + ms
    sending.onLine({ ...line })
  }

  async function theirs() {
    return (await store.all()).filter(({ userId }) => userId === sending.userId)
  }

  async function mine() {
    const { organizationId } = sending
    return (await theirs()).filter(one => one.organizationId === organizationId)
  }

  /** What is marked as being sent is nobody's: here one is sent at a time, and between two none is. */
  async function takeOver(fence: number) {
    for (const { key, state } of await theirs())
      if (state.kind === 'sending' && (await store.change(key, { type: 'taken-over', fence })))
        sending.onChanged()
  }

  /** What failed for want of a network needn't wait for a turn of its own. */
  async function hurry() {
    for (const { key, state } of await mine())
      if (state.kind === 'queued' && !state.faults) await store.change(key, { type: 'hurried' })
  }

  /** Whom to send last. In a silence every third try is another order's: one that never is answered blocks nobody. */
  function blamed(): ReadonlySet<string> | null {
    if (line.offline && silences % 3 === 2) return null
    return new Set([...strikes].flatMap(([key, count]) => (count > 1 ? [key] : [])))
  }

  /** One order, or a pause until there is one. */
  async function turn(fence: number) {
    await takeOver(fence)
    if (bell.hinted() && line.offline) line.pausedUntil = null
    const now = Date.now()
    const orders = await mine()
    const { pausedUntil } = line
    // Nobody knows of the line where nothing is sent any more.
    if (line.offline && !orders.some(({ state }) => state.kind === 'queued')) {
      line.offline = false
      pause(null)
    }
    // A pause longer than any of ours was set before the clock was moved.
    const pausesMs = pausedUntil === null ? 0 : Math.min(pausedUntil - now, 20 * 60_000)
    const order = pausesMs > 0 ? undefined : nextToSend(orders, now, blamed())
    if (!order) {
      const at = nextTurnAt(orders, now)
      const waitMs = Math.max(pausesMs, (at ?? Number.POSITIVE_INFINITY) - now)
      return bell.wait(Math.min(waitMs, paces.longestMs), ended)
    }
    if (line.pausedUntil !== null) pause(null)
    await send(order, fence)
  }

  async function send({ key }: StoredOrder, fence: number) {
    const claimed = await store.change(key, { type: 'claimed', at: Date.now(), fence })
    if (claimed?.state.kind !== 'sending') return
    sending.onChanged()
    const asked = claimed.cancelAsked ? 'withdraw' : 'enter'
    const verdict = await ask(claimed, asked)
    const retryAfterMs = verdict.kind === 'again' ? verdict.retryAfterMs : 0
    const isOver = ended.aborted || (verdict.kind === 'again' && verdict.of === 'session')
    const pausesMs = pauseMs(claimed.state.attempts, paces, retryAfterMs)
    const isSilent = !isAnswer(verdict)
    if (isSilent && !line.offline) strikes.set(key, (strikes.get(key) ?? 0) + 1)
    const isBlamed = (strikes.get(key) ?? 0) > 1
    // Whoever sends next begins at once, and in a silence the line has a pause of its own.
    const notBefore = isOver || (isSilent && !isBlamed) ? 0 : Date.now() + pausesMs
    const step = { type: 'answered', at: Date.now(), fence, asked, verdict, notBefore } as const
    const answer = answerOf(verdict)
    await store.change(key, step, { answer: answer && (await sending.seal.seal(answer)) })
    sending.onChanged()
    await follow(verdict, retryAfterMs)
  }

  /** How the line is, by what was answered. */
  async function follow(verdict: Verdict, retryAfterMs: number) {
    const wasOffline = line.offline
    line.offline = !isAnswer(verdict)
    silences = line.offline ? silences + 1 : 0
    if (line.offline) return pause(pauseMs(silences, paces, retryAfterMs))
    if (verdict.kind === 'again' && verdict.of === 'busy') pause(pauseMs(1, paces, retryAfterMs))
    else if (verdict.kind === 'again' && verdict.of === 'session') pause(paces.longestMs)
    else if (wasOffline) {
      pause(null)
      await hurry()
    }
    sending.onAnswer()
  }

  async function ask(order: StoredOrder, asked: 'enter' | 'withdraw'): Promise<Verdict> {
    const { http } = sending
    const { key } = order
    try {
      if (asked === 'withdraw') {
        const options = { attempt: key, signal: ended }
        const answer = await http.ask(outboxCalls.withdraw, { body: { key } }, options)
        if (answer.state === 'withdrawn') return { kind: 'cancelled' }
        return { kind: 'accepted', receipt: answer.receipt }
      }
      const opened = await sending.opener.open(order)
      if (!opened) return { kind: 'parked', why: 'unexpected', reasons: [] }
      const body: Purchase = opened.purchase
      const options = { attempt: key, signal: ended }
      const receipt = await http.ask(orderEntryCalls.enter, { body }, options)
      return { kind: 'accepted', receipt }
    } catch (error) {
      return verdictOf(error)
    }
  }

  const fence = await store.takeFence()
  sending.onLine({ ...line })
  await hurry()
  while (!ended.aborted) {
    try {
      await turn(fence)
      troubles = 0
    } catch (error) {
      if (error instanceof FenceLost) return
      // The disk is full, or was taken away: what is kept there stays as it is, and is tried again.
      troubles += 1
      await bell.wait(pauseMs(troubles, paces), ended)
    }
  }
}

function answerOf(verdict: Verdict): OrderAnswer | undefined {
  if (verdict.kind === 'accepted') return { receipt: verdict.receipt, reasons: [] }
  if (verdict.kind === 'refused' || verdict.kind === 'parked')
    return { receipt: null, reasons: verdict.reasons }
  return undefined
}
