/** What was said of others, and done for them, keeps nothing that tells of somebody who was erased alone; and no less than that. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { verifyActivity } from '../../../demo/api/activity/verify.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { groupCalls } from '../../../src/core/orders/group.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { printCalls } from '../../../src/core/tickets/print-calls.ts'
import { rafflePaths } from '../../support/paths.ts'
import {
  addRaffle,
  dataOf,
  decide,
  endSales,
  openApi,
  pick,
  prepareDraw,
  step,
  type TestRaffle,
} from '../draws/support.ts'
import { newKey } from '../raffles/support.ts'
import { subscribe } from '../subscriptions/support.ts'
import { asking, owner, sellTo, somebody, tablesWith, wrongFigures } from './support.ts'

const api = await openApi()
after(() => api.close())

const ask = asking(api, await api.signIn('account owner', owner))
const { id: organizationId } = seedOrganizations.ternCove

const her = {
  firstName: 'Zorabelle',
  lastName: 'Quibblesworth',
  email: 'zq.bell@example.org',
  phone: '9025550199',
  address: '7 Quibble Lane',
  postalCode: 'B3H 4R2',
}
/** Every way in which what follows writes them. */
const tokens = [
  ...['zorabelle', her.email, her.phone, '902 555', '902) 555.0199'],
  ...['7 quibble', 'b3h 4r2', 'b3h4r2'],
]
/** Has her last name, and stays as she is. The same was said of both. */
const sister = { firstName: 'Adele', lastName: 'Quibblesworth', phone: '9025550198' }
const ofSister = 'Mrs. Quibblesworth called from (902) 555-0198, not …0199'
const why = 'Quibblesworth asked for it'

const close = ({ raffleId }: TestRaffle) =>
  api.db.updateTable('raffles').set({ status: 'closed' }).where('id', '=', raffleId).execute()
const noteOn = (raffle: TestRaffle, id: string, text: string) =>
  raffle.post(addressOf(orderCalls.note.path, { id }), { text })
const voidFor = ({ token }: TestRaffle, id: string, voidedComment: string) =>
  api.ask('DELETE', addressOf(orderCalls.void.path, { id }), {
    token,
    body: { voidedComment },
    headers: newKey(),
  })
const listFor = async (raffle: TestRaffle, search: string) => {
  const body = { list: 'customers', query: { organizationId, search }, timeZone: 'UTC' }
  return dataOf(jobCalls.exportList.answer, await raffle.post(jobCalls.exportList.path, body), 201)
}

/** Bought, subscribed, was printed for, won and was rejected; the raffle is over. */
async function herOwn() {
  const raffle = await addRaffle(api)
  const held = await subscribe({ api }, raffle, { tryOn: null })
  await ask.change(held.customerId, { version: 1, ...her })
  const { address: _, ...buyer } = her
  const bought = await sellTo(raffle, buyer)
  assert.equal(bought.customerId, held.customerId)
  const cancel = addressOf(subscriptionCalls.cancel.path, { id: held.id })
  await raffle.post(cancel, { version: held.version, reason: 'Zorabelle moves' })
  const print = { set: { of: 'ids', ids: [bought.id] }, paper: 'letter', arrangement: 'by-order' }
  assert.equal((await raffle.post(printCalls.begin.path, print)).status, 201)
  await noteOn(raffle, bought.id, ofSister)
  await endSales(raffle)
  await prepareDraw(raffle)
  const first = await pick(raffle)
  await raffle.post(`/event-service/v2/winners/${first.id}/contacts`, {
    channel: 'phone',
    reached: false,
    note: why,
  })
  const note = 'Zorabelle is on the board'
  await decide(raffle, first, { status: 'rejected', reason: 'board-or-staff', note })
  await close(raffle)
  return bought.customerId
}

/** Of two others: what names her, and what names her sister or nobody. */
async function saidOfOthers() {
  const raffle = await addRaffle(api)
  const [friend, hers] = [await sellTo(raffle, somebody()), await sellTo(raffle, sister)]
  const { id } = friend
  await noteOn(raffle, id, 'Quibblesworth, Zorabelle pays: (902) 555.0199, zq.bell@example.org.')
  await ask.note(friend.customerId, 'Friend of ZORABELLE Q. QUIBBLESWORTH, 7 Quibble Lane, B3H4R2')
  await raffle.post(addressOf(orderCalls.email.path, { id }), { email: 'ZQ.Bell@example.org' })
  await noteOn(raffle, hers.id, ofSister)
  const { id: groupId } = await api.db
    .insertInto('orderGroups')
    .values({ organizationId, name: null, createdAt: api.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db.updateTable('orders').set({ groupId }).where('id', '=', id).execute()
  const group = addressOf(groupCalls.change.path, { id: groupId })
  await raffle.patch(group, { version: 1, name: 'With Zorabelle Quibblesworth' })
  await voidFor(raffle, id, 'Paid by +1 902 555-0199')
  await voidFor(raffle, hers.id, why)
  const searches = ['zorabelle', her.email, '902 555-0199', 'Quibblesworth']
  const jobs = []
  for (const search of searches) jobs.push(await listFor(raffle, search))
  const [begun] = jobs
  // As if it were still being made, by somebody who is gone.
  const heldUntil = new Date(Date.now() + 86_400_000)
  await api.db
    .updateTable('jobs')
    .set({ state: 'running', endedAt: null, heldUntil })
    .where('id', '=', begun?.id ?? '')
    .execute()
  return { friend, sister: hers, begun }
}

/** Why a list was opened again, a draw drawn again and a stub printed again, each of it naming her; all of other raffles. */
async function saidOfDraws() {
  const drawn = await addRaffle(api)
  for (let sold = 0; sold < 2; sold += 1) await sellTo(drawn, somebody())
  await endSales(drawn)
  assert.equal((await step(drawn, 'lock', { leaveOut: [] })).status, 200)
  await step(drawn, 'reopen', { reason: 'Zorabelle Quibblesworth paid late' })
  await prepareDraw(drawn)
  await decide(drawn, await pick(drawn), {
    status: 'rejected',
    reason: 'not-present',
    note: 'Away',
  })
  const redrawn = await step(drawn, 'entropy', {
    kind: 'words',
    text: 'lantern harbour quilt kettle moon',
    witness: 'Ada Muise',
    redrawReason: 'Zorabelle Quibblesworth complained from 902 555-0199',
  })
  assert.equal(redrawn.status, 200, redrawn.text)
  const printed = await addRaffle(api, { drawType: 'barrel' })
  await sellTo(printed, somebody())
  await endSales(printed)
  const { locks } = await prepareDraw(printed)
  const { firstTicketNumber: firstNumber, lastTicketNumber: lastNumber } = locks[0] ?? {}
  const again = { firstNumber, lastNumber, reprint: true, reason: `Torn, says ${her.email}` }
  const answer = await printed.post(rafflePaths.drawStubs(printed.drawId), again)
  assert.equal(answer.status, 201, answer.text)
  return async () => {
    const { rows } = await sql<{ text: string }>`
      select reopen_reason as text from draw_locks where draw_id = ${drawn.drawId} and reopen_reason is not null
      union all select redraw_reason from draw_entropies
      where draw_id = ${drawn.drawId} and redraw_reason is not null
      union all select reason from stub_prints where draw_id = ${printed.drawId} and reprint
    `.execute(api.db)
    return rows.map(({ text }) => text)
  }
}

const textsOf = async (orderId: string) =>
  [
    ...(await api.db
      .selectFrom('orderNotes')
      .select('text')
      .where('orderId', '=', orderId)
      .execute()),
    ...(await api.db
      .selectFrom('orderChanges')
      .select('comment as text')
      .where('orderId', '=', orderId)
      .execute()),
  ].map(({ text }) => text)

test('nothing that tells of her alone is left anywhere, what tells of others is, and the log verifies', async () => {
  const customerId = await herOwn()
  const said = await saidOfOthers()
  const ofDraws = await saidOfDraws()
  const before = await tablesWith(api, tokens)
  for (const table of ['activity', 'customer_notes', 'emails', 'idempotency_keys', 'jobs'])
    assert.ok(before.includes(table), table)
  for (const table of [
    ...['order_changes', 'order_groups', 'order_notes', 'winner_messages'],
    ...['draw_locks', 'draw_entropies', 'stub_prints'],
  ])
    assert.ok(before.includes(table), table)
  const bought = await ask.read(customerId)
  const erased = await ask.erase(customerId)
  assert.equal(erased.status, 200, erased.text)
  assert.deepEqual(await tablesWith(api, tokens), [])
  assert.deepEqual(await textsOf(said.friend.id), ['… pays: …, ….', 'Paid by …'])
  assert.deepEqual(await textsOf(said.sister.id), [ofSister, why], 'hers, word for word')
  assert.deepEqual(await ofDraws(), ['… paid late', '… complained from …', 'Torn, says …'])
  const searched = await api.db
    .selectFrom('activity')
    .select('after')
    .where('action', '=', 'exported')
    .orderBy('sequence')
    .execute()
  assert.deepEqual(
    searched.map(({ after: told }) => told !== null),
    [false, false, false, true],
    'others are called Quibblesworth, too',
  )
  const { state } = await api.db
    .selectFrom('jobs')
    .select('state')
    .where('id', '=', said.begun?.id ?? '')
    .executeTakeFirstOrThrow()
  assert.equal(state, 'cancelled')
  const { orderCount, lifetimeCents, ticketCount } = await ask.read(customerId)
  assert.deepEqual(
    [orderCount, lifetimeCents, ticketCount],
    [bought.orderCount, bought.lifetimeCents, bought.ticketCount],
  )
  assert.deepEqual(await wrongFigures(api), [])
  assert.deepEqual((await verifyActivity(api.url)).faults, [])
})

test('who is called the same and has the same telephone keeps what was said of them', async () => {
  const raffle = await addRaffle(api)
  const [one, other] = [
    await sellTo(raffle, somebody({ firstName: 'Ivo', lastName: 'Twinley', phone: '9025550166' })),
    await sellTo(raffle, somebody({ firstName: 'Ivo', lastName: 'Twinley', phone: '9025550167' })),
  ]
  await ask.change(one.customerId, { version: 1, phone: '9025550167' })
  const text = 'Ivo Twinley called from 902 555-0167, not from 902 555-0166'
  await noteOn(raffle, other.id, text)
  await close(raffle)
  assert.equal((await ask.erase(one.customerId)).status, 200)
  assert.deepEqual(await textsOf(other.id), [text.replace('902 555-0166', '…')])
})
