/** Picks, and what becomes of them. */
import { exclusionChecks } from '../../../../src/core/raffles/winners/winner.ts'
import { decide, prepareDraw } from '../../draws/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { draft, ended, picked } from './made.ts'

async function aWinner(home: Home) {
  const { raffle, winner } = await picked(home)
  const touch = () => decide(raffle, winner, { note: 'Somebody else’s note' })
  return { params: { id: winner.id }, version: winner.version, touch }
}

export const winnerWorlds = {
  'GET /event-service/v2/winners': async home => ({ query: { eventId: (await draft(home)).id } }),
  'POST /event-service/v2/winners': async home => {
    const raffle = await ended(home)
    await prepareDraw(raffle)
    return {
      query: { eventId: raffle.raffleId, prizeId: raffle.jackpotId },
      also: { note: 'On stage' },
    }
  },
  'GET /event-service/v2/winners/:id': async home => ({ params: (await aWinner(home)).params }),
  'PATCH /event-service/v2/winners/:id': async home => {
    const { version, ...its } = await aWinner(home)
    return { ...its, body: { version }, also: { status: 'verified', checks: [...exclusionChecks] } }
  },
  'POST /event-service/v2/winners/:id/reject-buyer': async home => {
    const { version, ...its } = await aWinner(home)
    return { ...its, body: { version, reason: 'household', note: 'A sister of the treasurer' } }
  },
  'GET /event-service/v2/recent-winners': async home => ({
    query: { organizationId: home.id, eventId: (await draft(home)).id },
  }),
  'POST /event-service/v2/winners/:id/contacts': async home => ({
    params: (await aWinner(home)).params,
    body: { channel: 'phone', reached: false },
    also: { note: 'Nobody was in' },
  }),
  'PATCH /event-service/v2/winner-messages/:id': async home => {
    const { raffle, winner } = await picked(home)
    const { message } = await decide(raffle, winner, { status: 'rejected', reason: 'household' })
    return {
      params: { id: message?.id ?? '' },
      body: { state: 'sent' },
      also: { subject: 'Your ticket' },
    }
  },
} satisfies Partial<Record<CallName, World>>
