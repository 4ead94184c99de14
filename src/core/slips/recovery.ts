/** Slips that were read, and what became of each: one after the other, each under one key until there is an answer. */
import { atom, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { DeskError } from '../errors.ts'
import { perDesk } from '../per-desk.ts'
import { randomKey } from '../random-key.ts'
import { onOnline } from '../resource.ts'
import { type Recovered, slipCalls } from './calls.ts'
import { codesIn } from './code-text.ts'

export type SlipOutcome =
  | { state: 'waiting' }
  | { state: 'sending' }
  /** What the server says of it: entered, stood already, or refused. */
  | { state: 'answered'; answer: Recovered }
  /** The server took it for no slip that it can enter, and says why. */
  | { state: 'unread'; error: DeskError }
  /** Nobody knows what became of it: it is asked for again as it was. */
  | { state: 'failed'; error: unknown }

export interface ReadSlip {
  /** The order that they were read in; the newest is the highest. */
  number: number
  /** As it is sent: one text a slip. */
  code: string
  outcome: SlipOutcome
}

export interface Recovery {
  /** The newest first. */
  readonly $slips: ReadableAtom<readonly ReadSlip[]>
  /** The slip that was read once more last, and how often that happened; null: none was. */
  readonly $again: ReadableAtom<{ number: number; count: number } | null>
  /**
   * Takes what was scanned, typed or found in a picture; of a slip that was read before nothing changes.
   *
   * @returns how many slips stand in it, and how many of them are new
   */
  take(text: string): { found: number; fresh: number }
  /** Those that nobody knows the end of, now. */
  retry(): void
  /** Enters one that was taken for a duplicate: it is another order. */
  enterAnother(number: number): void
  /** Whether some have no answer yet. */
  isUnderWay(): boolean
}

export const recoveryOf = perDesk(createRecovery)

export function createRecovery({ http }: Pick<Desk, 'http'>): Recovery {
  const $slips = atom<readonly ReadSlip[]>([])
  const $again = atom<{ number: number; count: number } | null>(null)
  /** By number. The same until the server has answered. */
  const attempts = new Map<number, string>()
  const others = new Set<number>()
  let isRunning = false
  /** Hears of the network while some have no answer. */
  let stopHearing: (() => void) | undefined

  function set(number: number, outcome: SlipOutcome) {
    $slips.set($slips.get().map(slip => (slip.number === number ? { ...slip, outcome } : slip)))
  }

  async function run() {
    if (isRunning) return
    isRunning = true
    for (let next = nextOf($slips.get()); next; next = nextOf($slips.get())) await send(next)
    isRunning = false
  }

  async function send({ number, code }: ReadSlip) {
    set(number, { state: 'sending' })
    const attempt = attempts.get(number) ?? randomKey()
    attempts.set(number, attempt)
    const body = { code, notDuplicate: others.has(number) }
    try {
      const answer = await http.ask(slipCalls.recover, { body }, { attempt })
      attempts.delete(number)
      set(number, { state: 'answered', answer })
    } catch (error) {
      const isSaid =
        error instanceof DeskError && ['invalid', 'forbidden', 'conflict'].includes(error.failure)
      if (isSaid) attempts.delete(number)
      set(number, isSaid ? { state: 'unread', error } : { state: 'failed', error })
      if (!isSaid) stopHearing ??= onOnline(retry)
    }
  }

  function retry() {
    stopHearing?.()
    stopHearing = undefined
    for (const { number, outcome } of $slips.get())
      if (outcome.state === 'failed') set(number, { state: 'waiting' })
    void run()
  }

  return {
    $slips,
    $again,
    take(text) {
      const codes = [...new Set(codesIn(text))]
      const known = new Set($slips.get().map(({ code }) => code))
      const before = $slips.get().find(({ code }) => codes.includes(code))
      const { count = 0 } = $again.get() ?? {}
      $again.set(before ? { number: before.number, count: count + 1 } : null)
      const fresh = codes.filter(code => !known.has(code))
      for (const code of fresh) {
        const slip: ReadSlip = {
          number: $slips.get().length + 1,
          code,
          outcome: { state: 'waiting' },
        }
        $slips.set([slip, ...$slips.get()])
      }
      void run()
      return { found: codes.length, fresh: fresh.length }
    },
    retry,
    enterAnother(number) {
      others.add(number)
      set(number, { state: 'waiting' })
      void run()
    },
    isUnderWay: () =>
      $slips.get().some(({ outcome }) => ['waiting', 'sending', 'failed'].includes(outcome.state)),
  }
}

/** The first that was read, of those that wait. */
function nextOf(slips: readonly ReadSlip[]): ReadSlip | undefined {
  return slips.findLast(({ outcome }) => outcome.state === 'waiting')
}

export interface RecoverySums {
  entered: number
  enteredCents: number
  stood: number
  notEntered: number
  /** They have no answer. */
  open: number
}

/** What became of all of them; an order of which two slips were read counts once. */
export function sumsOf(slips: readonly ReadSlip[]): RecoverySums {
  const sums = { entered: 0, enteredCents: 0, stood: 0, notEntered: 0, open: 0 }
  const entered = new Set(
    slips.flatMap(({ outcome }) =>
      outcome.state === 'answered' && outcome.answer.outcome.state === 'entered'
        ? [outcome.answer.slip.order]
        : [],
    ),
  )
  const stood = new Set<string>()
  for (const { outcome } of slips) {
    if (outcome.state === 'unread') sums.notEntered += 1
    else if (outcome.state !== 'answered') sums.open += 1
    else {
      const { slip, outcome: end } = outcome.answer
      if (end.state === 'refused') sums.notEntered += 1
      else if (end.state === 'entered') {
        sums.entered += 1
        sums.enteredCents += end.receipt.totalCents
      } else if (!entered.has(slip.order)) stood.add(slip.order)
    }
  }
  return { ...sums, stood: stood.size }
}
