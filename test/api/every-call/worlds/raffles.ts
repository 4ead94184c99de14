/** Raffles and what their staff do with them. */
import { randomUUID } from 'node:crypto'
import { addressOf } from '../../../../src/core/contract.ts'
import { raffleCalls } from '../../../../src/core/raffles/calls.ts'
import { editorCalls } from '../../../../src/core/raffles/editor/calls.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { confirmed, draft, onSale } from './made.ts'

const drafted: World = async home => ({ params: { id: (await draft(home)).id } })

async function versioned(home: Home) {
  const { id, version } = await draft(home)
  const { api, admin: token } = home
  const path = addressOf(editorCalls.change.path, { id })
  const body = { version, name: 'Somebody else’s name' }
  const touch = () => api.ask('PATCH', path, { token, body })
  return { params: { id }, version, touch }
}

export const raffleWorlds = {
  'GET /event-service/v2/events': async ({ id }) => ({ query: { organizationId: id } }),
  'POST /event-service/v2/events': async home => ({
    body: {
      name: `Lantern Night ${randomUUID()}`,
      category: '50/50',
      province: home.province,
      timeZone: home.timeZone,
    },
    also: { organizationId: home.id, parentId: (await draft(home)).id },
  }),
  'GET /event-service/v2/events/:id': drafted,
  'PATCH /event-service/v2/events/:id': async home => {
    const { version, ...its } = await versioned(home)
    return { ...its, body: { version }, also: { name: 'Harbour Lights' } }
  },
  'DELETE /event-service/v2/events/:id': async home => {
    const { version, ...its } = await versioned(home)
    return { ...its, query: { version: String(version) } }
  },
  'POST /event-service/v2/events/:id/request-activation': drafted,
  'POST /event-service/v2/events/:id/activate': async home => {
    const example = await drafted(home)
    const { api, token } = home
    const path = addressOf(raffleCalls['request-activation'].path, { id: '', ...example.params })
    await api.ask('POST', path, { token, headers: newKey() })
    return { ...example, token: home.admin }
  },
  'POST /event-service/v2/events/:id/deactivate': async home => ({
    params: { id: (await onSale(home)).raffleId },
    token: home.admin,
  }),
  'POST /event-service/v2/events/:id/end': async home => ({
    params: { id: (await onSale(home)).raffleId },
  }),
  'POST /event-service/v2/events/:id/close': async home => {
    const { raffle, winner } = await confirmed(home)
    return { params: { id: raffle.raffleId }, body: { winnerId: winner.id } }
  },
  'POST /event-service/v2/events/:id/copy': async home => ({
    ...(await drafted(home)),
    also: { name: 'The next one' },
  }),
  'GET /event-service/v2/edit-views/:country': async () => ({ params: { country: 'CA' } }),
  'POST /order-service/v2/orders/send-test-email': async home => ({
    body: { eventId: (await draft(home)).id, recipient: home.email, locale: 'en' },
  }),
} satisfies Partial<Record<CallName, World>>
