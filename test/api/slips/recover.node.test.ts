/** Slips recovered: each order stands once, whoever came first, and says whose it is; what is forged enters nothing. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { bytesOfCode, codeOf } from '../../../src/core/slips/code-text.ts'
import { sealSlip } from '../../../src/core/slips/seal-slip.ts'
import { asking, buyerOf, tablesWith } from '../customers/support.ts'
import { addRaffle, openApi, type TestRaffle } from '../draws/support.ts'
import { enter, neighbour, refusals } from '../order-entry/support.ts'
import { deviceId, orderOf, recover, recovered, slipKeyOf, slipOf } from './support.ts'

const api = await openApi()
after(() => api.close())

/** A raffle, as Joel sells it and as Marguerite, whose raffle it is, recovers what he sold. */
async function soldByJoel(): Promise<{ joel: TestRaffle; manager: TestRaffle }> {
  const manager = await addRaffle(api)
  const token = await api.signIn('In Person Sales')
  return { manager, joel: { ...manager, token } }
}

const atTheCounter = (more: object = {}) => ({ source: 'walk_in', customer: neighbour(), ...more })

async function entriesOf({ raffleId }: TestRaffle) {
  const { rows } = await sql<{ seller: string; recoverer: string | null; orders: number }>`
    select seller.name as seller, recoverer.name as recoverer, count(*)::int as orders
    from orders join order_entries on order_entries.id = entry_id
    join users as seller on seller.id = entered_by and seller.id = orders.created_by
    left join users as recoverer on recoverer.id = recovered_by
    where raffle_id = ${raffleId} group by 1, 2
  `.execute(api.db)
  return rows
}

test('of a buyer who was erased since, it says no name again', async () => {
  const { joel, manager } = await soldByJoel()
  const { order, code } = await slipOf(joel, atTheCounter())
  const { outcome } = await recovered(manager, code)
  const [{ id = '' } = {}] = 'receipt' in outcome ? outcome.receipt.orders : []
  await api.db
    .updateTable('raffles')
    .set({ status: 'closed' })
    .where('id', '=', joel.raffleId)
    .execute()
  const erased = await asking(api, manager.token).erase(await buyerOf(api, id))
  assert.equal(erased.status, 200, erased.text)
  const again = await recovered(manager, code)
  assert.deepEqual([again.outcome.state, again.slip.customerName], ['stood', 'Erased customer'])
  const { firstName, lastName } = order.purchase.customer
  assert.deepEqual(await tablesWith(api, [`${firstName} ${lastName}`]), [])
})

test('it enters the order as its seller’s own and says who recovered it; scanned again, it answers the same receipt', async () => {
  const { joel, manager } = await soldByJoel()
  const { order, code } = await slipOf(joel, atTheCounter())
  const first = await recovered(manager, code)
  assert.equal(first.outcome.state, 'entered')
  const { sellerName, customerName, totalCents, takenAt, raffles } = first.slip
  assert.deepEqual([sellerName, totalCents, raffles[0]?.orders], ['Joel Paul', 500, 1])
  assert.equal(
    customerName,
    `${order.purchase.customer.firstName} ${order.purchase.customer.lastName}`,
  )
  assert.equal(Date.parse(takenAt ?? ''), api.now.getTime() + 250)
  // Printed twice, it is another text of the same order.
  const again = await sealSlip(order, await slipKeyOf(joel))
  for (const each of [code, again.toLowerCase()]) {
    const { outcome } = await recovered(manager, each)
    assert.equal(outcome.state, 'stood')
    assert.deepEqual(
      'receipt' in outcome && outcome.receipt,
      'receipt' in first.outcome && first.outcome.receipt,
    )
  }
  assert.deepEqual(await entriesOf(joel), [
    { seller: 'Joel Paul', recoverer: 'Marguerite Doucette', orders: 1 },
  ])
  const { rows } = await sql<{ after: { recoveredOf: string }; actor: string }>`
    select after, users.name as actor from activity join users on users.id = actor_id
    where raffle_id = ${joel.raffleId} and action = 'created' and subject_type = 'order'
  `.execute(api.db)
  assert.deepEqual(
    rows.map(row => [row.actor, row.after.recoveredOf]),
    [['Marguerite Doucette', 'Joel Paul']],
  )
})

test('it makes no twin where the outbox sent it before, sends it afterwards, or sends it at the same moment', async () => {
  const { joel, manager } = await soldByJoel()
  const [before, afterwards, meanwhile] = [
    await slipOf(joel, atTheCounter()),
    await slipOf(joel, atTheCounter()),
    await slipOf(joel, atTheCounter()),
  ]
  const send = ({ order }: typeof before) => enter(joel, order.purchase, order.key)
  const sent = await send(before)
  assert.equal(sent.status, 201, sent.text)
  assert.equal((await recovered(manager, before.code)).outcome.state, 'stood')

  const { outcome } = await recovered(manager, afterwards.code)
  assert.equal(outcome.state, 'entered')
  const late = await send(afterwards)
  assert.equal(late.status, 201, late.text)
  assert.deepEqual(late.json, { data: 'receipt' in outcome && outcome.receipt })

  const both = await Promise.all([send(meanwhile), recovered(manager, meanwhile.code)])
  assert.equal(both[0].status, 201, both[0].text)
  assert.notEqual(both[1].outcome.state, 'refused')
  const orders = (await entriesOf(joel)).reduce((sum, row) => sum + row.orders, 0)
  assert.equal(orders, 3)
})

test('it says that another order stands under its key, and tells nothing of that one', async () => {
  const { joel, manager } = await soldByJoel()
  const sent = await orderOf(joel, atTheCounter())
  assert.equal((await enter(joel, sent.purchase, sent.key)).status, 201)
  const { purchase } = await orderOf(joel, atTheCounter())
  const code = await sealSlip({ ...sent, purchase }, await slipKeyOf(joel))
  const { outcome, slip } = await recovered(manager, code)
  assert.deepEqual(outcome.state === 'refused' && outcome.reasons.map(reason => reason.code), [
    'slip-other-order',
  ])
  assert.equal(slip.customerName, `${purchase.customer.firstName} ${purchase.customer.lastName}`)
  const orders = (await entriesOf(joel)).reduce((sum, row) => sum + row.orders, 0)
  assert.equal(orders, 1)
})

test('it asks about a likely duplicate as the form does, and is the outbox’s order whatever was answered on either side', async () => {
  const { joel, manager } = await soldByJoel()
  const customer = neighbour()
  const one = await slipOf(joel, atTheCounter({ customer }))
  const other = await slipOf(joel, atTheCounter({ customer }))
  assert.equal((await recovered(manager, one.code)).outcome.state, 'entered')
  const asked = await recovered(manager, other.code)
  assert.deepEqual(
    asked.outcome.state === 'refused' && asked.outcome.reasons.map(({ code }) => code),
    ['likely-duplicate'],
  )
  const answered = await recovered(manager, other.code, { notDuplicate: true })
  assert.equal(answered.outcome.state, 'entered')
  const sent = await enter(joel, { ...other.order.purchase, notDuplicate: true }, other.order.key)
  assert.equal(sent.status, 201, sent.text)
  assert.equal(
    (await entriesOf(joel)).reduce((sum, row) => sum + row.orders, 0),
    2,
  )
})

test('it says why an order is refused, enters nothing of it, and takes it once that is mended', async () => {
  const { joel, manager } = await soldByJoel()
  const { code } = await slipOf(joel, atTheCounter({ totalCents: 499 }))
  const { outcome, slip } = await recovered(manager, code)
  assert.equal(slip.totalCents, 499)
  assert.deepEqual(
    outcome.state === 'refused' && outcome.reasons.map(reason => [reason.code, reason.field]),
    [['total-changed', 'lines']],
  )
  await sql`update packages set price_cents = 499 where raffle_id = ${joel.raffleId}`.execute(
    api.db,
  )
  assert.equal((await recovered(manager, code)).outcome.state, 'entered')
})

test('it believes no slip that another device sealed in a seller’s name, nor one that is damaged or another server’s', async () => {
  const { joel, manager } = await soldByJoel()
  const order = await orderOf(joel, atTheCounter())
  const key = await slipKeyOf(joel)
  const ofPriya = await slipKeyOf({ api, token: await api.signIn('Contact Center Agent') })
  const ofAnother = await slipKeyOf(joel, deviceId.replace(/1$/, '2'))
  assert.equal(ofPriya.publicKey, key.publicKey)
  const good = bytesOfCode(await sealSlip(order, key)) ?? new Uint8Array()
  const spoilt = (at: number) => codeOf(good.map((byte, place) => (place === at ? byte ^ 1 : byte)))
  const cases = [
    [await sealSlip(order, { ...key, secret: ofPriya.secret }), 'slip-unmarked'],
    [await sealSlip(order, { ...key, secret: ofAnother.secret }), 'slip-unmarked'],
    [spoilt(good.length - 1), 'slip-damaged'],
    [spoilt(20), 'slip-damaged'],
    [codeOf(good.subarray(0, good.length - 3)), 'slip-damaged'],
    [codeOf(good.subarray(0, 30)), 'slip-damaged'],
    [`${codeOf(good)}U`, 'slip-damaged'],
    [spoilt(0), 'slip-newer'],
    [spoilt(3), 'slip-elsewhere'],
    ['https://tickets.example/000123', 'slip-none'],
  ] as const
  for (const [code, refusal] of cases)
    assert.deepEqual(refusals(await recover(manager, code)), [422, `${refusal} code`])
  assert.deepEqual(await entriesOf(joel), [])
})

test('it opens slips of a key that is no longer given out', async () => {
  const { joel, manager } = await soldByJoel()
  const { code } = await slipOf(joel, atTheCounter())
  const before = await slipKeyOf(joel)
  const now = api.now
  api.now = new Date(now.getTime() + 91 * 24 * 60 * 60 * 1000)
  const token = await api.signIn('In Person Sales')
  const next = await slipKeyOf({ api, token })
  api.now = now
  assert.notEqual(next.id, before.id)
  assert.equal((await recovered(manager, code)).outcome.state, 'entered')
})

test('it tells nobody of another organization what a slip says, and asks for the role', async () => {
  const { joel } = await soldByJoel()
  const { code } = await slipOf(joel, atTheCounter())
  const helen = { api, token: await api.signIn('account owner', 'helen.savoie@saltmarsh.example') }
  assert.deepEqual(refusals(await recover(helen, code)), [403, 'slip-other-organization code'])
  assert.deepEqual(refusals(await recover(joel, code)), [403, 'not-allowed'])
  const admin = { api, token: await api.signIn('RB admin') }
  assert.equal((await recovered(admin, code)).outcome.state, 'entered')
})

test('it enters nothing for who sells no more here, and what they sold before their account was suspended', async () => {
  const { joel, manager } = await soldByJoel()
  const [first, second] = [await slipOf(joel, atTheCounter()), await slipOf(joel, atTheCounter())]
  const { userId } = first.order
  await sql`update users set suspended_at = ${api.now} where id = ${userId}`.execute(api.db)
  assert.equal((await recovered(manager, first.code)).outcome.state, 'entered')
  const { rows } = await sql<{ role: string; organizationId: string }>`
    delete from membership_roles where user_id = ${userId} returning role, organization_id
  `.execute(api.db)
  const { outcome } = await recovered(manager, second.code)
  assert.deepEqual(outcome.state === 'refused' && outcome.reasons.map(({ code }) => code), [
    'slip-seller',
  ])
  for (const { role, organizationId } of rows)
    await sql`
      insert into membership_roles (user_id, organization_id, role) values (${userId}, ${organizationId}, ${role})
    `.execute(api.db)
  await sql`update users set suspended_at = null where id = ${userId}`.execute(api.db)
})
