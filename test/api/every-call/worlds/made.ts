/** What worlds are made of: raffles on sale, drawn and won, with buyers, in an organization of their choice. */
import { randomUUID } from 'node:crypto'
import { drawCalls } from '../../../../src/core/raffles/draws/calls.ts'
import type { RaffleDetail } from '../../../../src/core/raffles/raffle-detail.ts'
import { exclusionChecks, type Winner } from '../../../../src/core/raffles/winners/winner.ts'
import {
  addRaffle,
  dataOf,
  decide,
  pick,
  prepareDraw,
  type RaffleOptions,
  sell,
  step,
  type TestRaffle,
} from '../../draws/support.ts'
import { create } from '../../raffles/support.ts'
import type { Home } from '../world.ts'

export const witness = 'Ada Muise'

/** Nothing is sold of it yet. */
export function draft({ api, token, province, timeZone }: Home): Promise<RaffleDetail> {
  return create(api, token, { province, timeZone })
}

export function onSale(home: Home, options: RaffleOptions = {}): Promise<TestRaffle> {
  const { api, organization, email } = home
  return addRaffle(api, { organization, email, ...options })
}

/** Sold to a buyer with an email address, and its draw date has come. */
export async function ended(home: Home, options: RaffleOptions = {}): Promise<TestRaffle> {
  const raffle = await onSale(home, options)
  const email = `${randomUUID()}@example.org`
  for (let time = 0; time < 2; time += 1)
    await sell(raffle, 0, { customer: { firstName: 'Eva', lastName: 'Tremblay', email } })
  const { api } = home
  // What was bought at the end itself takes no part.
  const end = new Date(api.now.getTime() + 1000)
  await api.db
    .updateTable('raffles')
    .set({ status: 'ended', endedAt: end, endAt: end, drawAt: end })
    .where('id', '=', raffle.raffleId)
    .execute()
  api.now = end
  return raffle
}

async function lock(home: Home, options: RaffleOptions = {}) {
  const raffle = await ended(home, options)
  const { locks } = dataOf(drawCalls.lock.answer, await step(raffle, 'lock'))
  const [first] = locks
  return {
    ...raffle,
    code: first?.root.slice(0, 8) ?? '',
    firstNumber: first?.firstTicketNumber,
    lastNumber: first?.lastTicketNumber,
  }
}

async function pickOne(home: Home): Promise<{ raffle: TestRaffle; winner: Winner }> {
  const raffle = await ended(home)
  await prepareDraw(raffle)
  return { raffle, winner: await pick(raffle) }
}

async function confirmOne(home: Home): Promise<{ raffle: TestRaffle; winner: Winner }> {
  const { raffle, winner } = await pickOne(home)
  const verified = await decide(raffle, winner, {
    status: 'verified',
    checks: [...exclusionChecks],
  })
  return { raffle, winner: await decide(raffle, verified, { status: 'confirmed' }) }
}

/** What takes longest to make: of a home that is shared, once. */
function shared<Rest extends unknown[], Made>(make: (home: Home, ...rest: Rest) => Promise<Made>) {
  const made = new WeakMap<Home, Map<string, Promise<Made>>>()
  return (home: Home, ...rest: Rest): Promise<Made> => {
    if (!home.isShared) return make(home, ...rest)
    const ofHome = made.get(home) ?? new Map<string, Promise<Made>>()
    made.set(home, ofHome)
    const key = JSON.stringify(rest)
    const one = ofHome.get(key) ?? make(home, ...rest)
    ofHome.set(key, one)
    return one
  }
}

/** With what a receipt says: the first digits of its root, and its numbers. */
export const locked = shared(lock)
/** One winner is picked, and not decided on. */
export const picked = shared(pickOne)
export const confirmed = shared(confirmOne)
