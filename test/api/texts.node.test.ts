import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { rafflePaths } from '../support/paths.ts'
import {
  addRaffle,
  endSales,
  openApi,
  pick,
  prepareDraw,
  sell,
  step,
  type TestRaffle,
} from './draws/support.ts'

const api = await openApi()
after(() => api.close())

/** What PostgreSQL can't hold: U+0000, and half of a surrogate pair. */
const unstorable = ['a\0b', 'a\ud800b']

async function refuses(answer: ReturnType<TestRaffle['get']>, field: string): Promise<void> {
  const { status, errors, text } = await answer
  assert.equal(status, 422, text)
  assert.deepEqual([errors[0]?.code, errors[0]?.field], ['invalid', field])
}

test('a text that can’t be stored is refused by its field, in every call', async () => {
  const raffle = await addRaffle(api)
  const { raffleId, packageIds } = raffle
  const { id } = await sell(raffle)
  for (const text of unstorable) {
    const order = { eventId: raffleId, packageId: packageIds[0], type: 'cash', source: 'phone' }
    const customer = { firstName: text, lastName: 'Tremblay' }
    await refuses(raffle.post(rafflePaths.orders, { ...order, customer }), 'customer.firstName')
    await refuses(raffle.post(rafflePaths.prizes, { eventId: raffleId, name: text }), 'name')
    const body = { voidedComment: text }
    const path = rafflePaths.voidOrder(id)
    await refuses(api.ask('DELETE', path, { token: raffle.token, body }), 'voidedComment')
  }
  await endSales(raffle)
  for (const text of unstorable) {
    await refuses(step(raffle, 'lock', { comment: text }), 'comment')
    await refuses(step(raffle, 'reopen', { reason: text }), 'reason')
    await refuses(step(raffle, 'receipt', { witness: text, code: 'x' }), 'witness')
    const entropy = { kind: 'dice', text, witness: 'Ada Muise' }
    await refuses(step(raffle, 'entropy', entropy), 'text')
  }
  await prepareDraw(raffle)
  const winner = await pick(raffle)
  for (const text of unstorable) {
    const note = { version: winner.version, note: text }
    await refuses(raffle.patch(rafflePaths.winner(winner.id), note), 'note')
    const contact = { channel: 'phone', reached: true, note: text }
    await refuses(raffle.post(rafflePaths.winnerContacts(winner.id), contact), 'note')
  }
})

test('a query’s text is refused likewise, and so is a date that no calendar has', async () => {
  const raffle = await addRaffle(api)
  const log = `${rafflePaths.activity}?eventId=${raffle.raffleId}`
  await refuses(raffle.get(`${log}&subjectId=%00`), 'subjectId')
  await refuses(raffle.get(`${log}&from=2026-02-31T00:00:00Z`), 'from')
  const early = await raffle.get(`${log}&from=0000-01-01T00:00:00Z`)
  assert.equal(early.status, 200, early.text)
})

test('amounts and dates stay within what the product can show', async () => {
  const raffle = await addRaffle(api)
  const { raffleId, packageIds } = raffle
  await refuses(
    raffle.post(rafflePaths.orders, {
      eventId: raffleId,
      packageId: packageIds[0],
      type: 'cash',
      source: 'phone',
      customer: { firstName: 'Eva', lastName: 'Tremblay' },
      donationCents: Number.MAX_SAFE_INTEGER,
    }),
    'donationCents',
  )
  const prize = { eventId: raffleId, name: 'Quilt' }
  for (const [field, value] of [
    ['cutoffAt', '9999-12-31T23:59:59-12:00'],
    ['drawDate', '0000-01-01T00:00:00Z'],
    ['valueCents', Number.MAX_SAFE_INTEGER],
  ] as const) {
    await refuses(raffle.post(rafflePaths.prizes, { ...prize, [field]: value }), field)
  }
})

test('a file of ours is named by its whole id, a package once by its own', async () => {
  const raffle = await addRaffle(api)
  const path = rafflePaths.event(raffle.raffleId)
  const logoUrl = `/file-service/v2/files/${'-'.repeat(36)}`
  const wrong = await raffle.patch(path, { version: 1, logoUrl })
  assert.deepEqual([wrong.status, wrong.errors[0]?.field], [422, 'logoUrl'])
  const id = raffle.packageIds[0]?.toUpperCase() ?? randomUUID()
  const packages = [1, 2].map(ticketCount => ({ id, ticketCount, priceCents: 5, inventory: null }))
  const twice = await raffle.patch(path, { version: 1, packages })
  assert.deepEqual([twice.status, twice.errors[0]?.field], [422, 'packages.0.id'])
})
