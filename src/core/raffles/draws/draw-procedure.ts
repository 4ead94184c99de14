/**
 * The stores and actions of one draw's procedure. All that shows comes from the server, so that two tabs, two people
 * and a reload see the same; an action settles once what it changed has been read.
 */
import { computed, type ReadableAtom } from 'nanostores'
import type { Desk } from '../../desk.ts'
import type { ListPage } from '../../table/page.ts'
import type { Prize } from '../prizes/prize.ts'
import type { RaffleDetail } from '../raffle-detail.ts'
import { getRaffle } from '../raffles-api.ts'
import {
  addContact,
  type BuyerRejection,
  type ContactAttempt,
  type DrawnStub,
  decideMessage,
  decideWinner,
  enterDrawnStub,
  listWinners,
  type MessageDecision,
  pickWinners,
  rejectBuyer,
  type WinnerDecision,
} from '../winners/api.ts'
import type { Winner } from '../winners/winner.ts'
import {
  type DrawSteps,
  getDraw,
  listDrawPrizes,
  listStubs,
  recordStubPrint,
  type StubPrint,
  takeStep,
} from './api.ts'
import type { DrawDetail } from './draw.ts'
import { createLive, type LiveStore } from './live.ts'
import { currentPrize } from './procedure-steps.ts'

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
    list(query: { from: number; pageSize: number }): ReturnType<typeof listStubs>
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
    const [draw, raffle, { data }] = await Promise.all([
      getDraw(http, drawId, signal),
      getRaffle(http, raffleId, signal),
      listDrawPrizes(http, raffleId, signal),
    ])
    const prizes = data.filter(prize => prize.drawId === drawId)
    const { prizeId, page } = $shown.get()
    const prize = prizes.find(({ id }) => id === prizeId) ?? currentPrize(prizes)
    const winners = await winnersOf(prize, page, signal)
    return { draw, raffle, prizes, prize, winners }
  }

  function winnersOf(prize: Prize | null, page: number, signal: AbortSignal) {
    if (!prize) return noWinners
    const query = { eventId: raffleId, prizeId: prize.id, page, pageSize: winnersPerPage }
    return listWinners(http, query, signal)
  }

  const live = createLive({
    load,
    pauseMs: ({ prizes }) => (prizes.some(prize => prize.picksPending > 0) ? batchMs : calmMs),
  })

  async function then(work: Promise<void>): Promise<void> {
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
    step: (step, body, attempt) => then(takeStep(http, drawId, step, { body, attempt })),
    pick: (prizeId, quantity, attempt) =>
      then(pickWinners(http, { eventId: raffleId, prizeId, quantity }, attempt)),
    enter: (prizeId, stub, attempt) =>
      then(enterDrawnStub(http, { eventId: raffleId, prizeId }, { stub, attempt })),
    decide: (winner, decision, attempt) => then(decideWinner(http, winner, { decision, attempt })),
    rejectBuyer: (winner, rejection, attempt) =>
      then(rejectBuyer(http, winner, { rejection, attempt })),
    contact: (winnerId, contact, attempt) => then(addContact(http, winnerId, { contact, attempt })),
    message: (messageId, message, attempt) =>
      then(decideMessage(http, messageId, { message, attempt })),
    stubs: {
      list: query => listStubs(http, drawId, query),
      record: (body, attempt) => then(recordStubPrint(http, drawId, { body, attempt })),
    },
  }
}

const noWinners: ListPage<Winner> = {
  data: [],
  paging: { nextCursor: null, previousCursor: null, total: 0, totalCapped: false },
}
