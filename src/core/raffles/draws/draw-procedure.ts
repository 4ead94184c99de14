/**
 * The stores and actions of one draw's procedure. All that shows comes from the server, so that two tabs, two people
 * and a reload see the same; an action settles once what it changed has been read.
 */
import { computed, type ReadableAtom } from 'nanostores'
import type { Asked } from '../../contract.ts'
import type { Desk } from '../../desk.ts'
import type { ListPage } from '../../table/page.ts'
import { getRaffle } from '../get-raffle.ts'
import { listPrizes } from '../prizes/list-prizes.ts'
import type { Prize } from '../prizes/prize.ts'
import type { RaffleDetail } from '../raffle-detail.ts'
import {
  type BuyerRejection,
  type ContactAttempt,
  type DrawnStub,
  type MessageDecision,
  type WinnerDecision,
  winnerCalls,
} from '../winners/calls.ts'
import type { Winner } from '../winners/winner.ts'
import { type DrawSteps, drawCalls, type StubPrint } from './calls.ts'
import type { DrawDetail } from './draw.ts'
import { createLive, type LiveStore } from './live.ts'
import { currentPrize } from './procedure-steps.ts'
import type { Stub } from './stub.ts'

/** Section 9, "Winners per prize". */
export const winnersPerPage = 20

/** A draw as one reading of the server shows it. */
export interface DrawView {
  draw: DrawDetail
  raffle: RaffleDetail
  /** The draw's own, in the raffle's order. */
  prizes: readonly Prize[]
  /** The prize whose winners are shown. */
  prize: Prize | null
  winners: ListPage<Winner>
}

export interface DrawProcedure {
  readonly live: LiveStore<DrawView>
  /** From 1, of the shown prize's winners. */
  readonly $page: ReadableAtom<number>
  /** Shows another prize's winners, or another page of them. */
  show(prizeId: string, page?: number): void
  step<Step extends keyof DrawSteps>(
    step: Step,
    body: DrawSteps[Step],
    attempt: string,
  ): Promise<void>
  pick(prizeId: string, quantity: number, attempt: string): Promise<void>
  enter(prizeId: string, stub: DrawnStub, attempt: string): Promise<void>
  decide(winner: Winner, decision: WinnerDecision, attempt: string): Promise<void>
  rejectBuyer(winner: Winner, rejection: BuyerRejection, attempt: string): Promise<void>
  contact(winnerId: string, contact: ContactAttempt, attempt: string): Promise<void>
  message(messageId: string, message: MessageDecision, attempt: string): Promise<void>
  stubs: {
    list(query: { from: number; pageSize: number }): Promise<Stub[]>
    record(body: StubPrint, attempt: string): Promise<void>
  }
}

/** A hall looks on: what another person did shows within seconds, and each pick of a batch within one. */
const calmMs = 3_000
const batchMs = 800

type ProcedureDesk = Pick<Desk, 'http' | 'location'>

export function createDrawProcedure(
  { http, location }: ProcedureDesk,
  { raffleId, drawId }: { raffleId: string; drawId: string },
): DrawProcedure {
  const $shown = computed(location.$parameters, ({ prize = '', page = '' }) => ({
    prizeId: prize,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }))

  async function load(signal: AbortSignal): Promise<DrawView> {
    const [draw, raffle, all] = await Promise.all([
      http.ask(drawCalls.get, { params: { id: drawId } }, { signal }),
      getRaffle(http, raffleId, signal),
      listPrizes(http, raffleId, signal),
    ])
    const prizes = all.filter(prize => prize.drawId === drawId)
    const { prizeId, page } = $shown.get()
    const prize = prizes.find(({ id }) => id === prizeId) ?? currentPrize(prizes)
    const winners = await winnersOf(prize, page, signal)
    return { draw, raffle, prizes, prize, winners }
  }

  function winnersOf(prize: Prize | null, page: number, signal: AbortSignal) {
    if (!prize) return noWinners
    const query = { eventId: raffleId, prizeId: prize.id, page, pageSize: winnersPerPage }
    return http.ask(winnerCalls.list, { query }, { signal })
  }

  const live = createLive({
    load,
    pauseMs: ({ prizes }) => (prizes.some(prize => prize.picksPending > 0) ? batchMs : calmMs),
  })

  async function then(work: Promise<unknown>): Promise<void> {
    try {
      await work
    } finally {
      // Refused or not: what somebody else did meanwhile is often why.
      await live.refresh()
    }
  }

  return {
    live,
    $page: computed($shown, ({ page }) => page),
    show(prizeId, page = 1) {
      location.update({ prize: prizeId, page: page === 1 ? null : String(page) }, 'replace')
      void live.refresh()
    },
    step: (step, body, attempt) =>
      then(
        http.ask(
          drawCalls[step],
          { params: { id: drawId }, body } as Asked<(typeof drawCalls)[typeof step]>,
          { attempt },
        ),
      ),
    pick(prizeId, quantity, attempt) {
      const query = { eventId: raffleId, prizeId, quantity, status: 'picked' } as const
      return then(http.ask(winnerCalls.pick, { query, body: {} }, { attempt }))
    },
    enter(prizeId, stub, attempt) {
      const query = { eventId: raffleId, prizeId, quantity: 1, status: 'picked' } as const
      return then(http.ask(winnerCalls.pick, { query, body: stub }, { attempt }))
    },
    decide: ({ id, version }, decision, attempt) =>
      then(
        http.ask(
          winnerCalls.decide,
          { params: { id }, body: { ...decision, version } },
          { attempt },
        ),
      ),
    rejectBuyer: ({ id, version }, rejection, attempt) =>
      then(
        http.ask(
          winnerCalls.rejectBuyer,
          { params: { id }, body: { ...rejection, version } },
          { attempt },
        ),
      ),
    contact: (id, body, attempt) =>
      then(http.ask(winnerCalls.contact, { params: { id }, body }, { attempt })),
    message: (id, body, attempt) =>
      then(http.ask(winnerCalls.decideMessage, { params: { id }, body }, { attempt })),
    stubs: {
      list: query => http.ask(drawCalls.stubs, { params: { id: drawId }, query }),
      record: (body, attempt) =>
        then(http.ask(drawCalls.print, { params: { id: drawId }, body }, { attempt })),
    },
  }
}

const noWinners: ListPage<Winner> = {
  data: [],
  paging: { nextCursor: null, previousCursor: null, total: 0, totalCapped: false },
}
