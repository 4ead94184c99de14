/** What can be done with a raffle, wherever it shows: the list, its view, the draw. */
import { atom, type ReadableAtom } from 'nanostores'
import type { Asked } from '../contract.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../errors.ts'
import { createResource, type ReadingDesk, type ResourceStore } from '../resource.ts'
import { raffleCalls } from './calls.ts'
import type { RaffleDetail } from './raffle-detail.ts'
import type { RaffleRow } from './raffle-row.ts'
import { winnerCalls } from './winners/calls.ts'
import type { Winner } from './winners/winner.ts'

/** What the actions that need more than a decision send along. */
export interface RaffleActionBodies {
  activate: undefined
  deactivate: undefined
  'request-activation': undefined
  end: undefined
  /** The confirmed jackpot winner. */
  close: { winnerId: string }
  /** `shiftDays` moves every date by as many calendar days of the raffle's zone. */
  copy: { name: string; shiftDays: number }
}

export type ActionState =
  | { state: 'asking' }
  | { state: 'busy' }
  /** `changed`: the server refused because the raffle is no longer what was shown. */
  | { state: 'failed'; error: unknown; changed: boolean }

/** One question to a person and its answer: a dialog's store. */
export interface RaffleActionRun {
  readonly $state: ReadableAtom<ActionState>
  /** @returns the raffle as it is then, null when it failed. A repeat after a lost answer does nothing twice. */
  act<Action extends keyof RaffleActionBodies>(
    action: Action,
    body: RaffleActionBodies[Action],
  ): Promise<RaffleDetail | null>
  /** @returns whether it is gone */
  remove(): Promise<boolean>
}

/** @param keyFor the Idempotency-Key of an answer: the same for the same answer, until the server has decided */
export function createRaffleAction(
  { http }: Pick<Desk, 'http'>,
  raffle: Pick<RaffleRow, 'id' | 'version'>,
  keyFor: (values: unknown) => string,
): RaffleActionRun {
  const $state = atom<ActionState>({ state: 'asking' })
  async function run<T>(work: () => Promise<T>): Promise<T | null> {
    if ($state.get().state === 'busy') return null
    $state.set({ state: 'busy' })
    try {
      const answer = await work()
      $state.set({ state: 'asking' })
      return answer
    } catch (error) {
      const failure = error instanceof DeskError ? error.failure : null
      const changed = failure === 'conflict' || failure === 'not-found'
      $state.set({ state: 'failed', error, changed })
      return null
    }
  }

  return {
    $state,
    act: (action, body) =>
      run(() => {
        const attempt = keyFor([action, body])
        const asked = { params: { id: raffle.id }, ...(body && { body }) }
        return http.ask(raffleCalls[action], asked as Asked<(typeof raffleCalls)[typeof action]>, {
          attempt,
        })
      }),
    async remove() {
      const done = await run(async () => {
        const { id, version } = raffle
        const attempt = keyFor(['delete', version])
        await http.ask(raffleCalls.remove, { params: { id }, query: { version } }, { attempt })
        return true
      })
      return done === true
    },
  }
}

/** The confirmed jackpot winner, whom closing names; empty where there is none. */
export function createJackpotWinner(
  desk: ReadingDesk & Pick<Desk, 'http'>,
  eventId: string,
): ResourceStore<Winner | null> {
  return createResource<Winner | null>(desk, {
    async load({ signal }) {
      const query = { eventId, category: 'jackpot', status: 'confirmed', pageSize: 20 } as const
      const { data } = await desk.http.ask(winnerCalls.list, { query }, { signal })
      return { data: data[0] ?? null, version: '' }
    },
    isEmpty: winner => winner === null,
  })
}
