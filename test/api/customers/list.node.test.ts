/** Customers found, corrected, and written into a file: whoever bought, however they paid. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { CustomerDetailSchema } from '../../../src/core/customers/customer-detail.ts'
import { JobSchema } from '../../../src/core/jobs/job.ts'
import { addRaffle, dataOf, openApi, sell } from '../draws/support.ts'
import { newKey } from '../raffles/support.ts'
import { asking, codes, owner, sellTo, somebody } from './support.ts'

const api = await openApi()
after(() => api.close())

const token = await api.signIn('account owner', owner)
const ask = asking(api, token)

async function found(search: string): Promise<string[]> {
  const answer = await ask.list({ search, pageSize: '100' })
  const { data } = v.parse(customerCalls.list.list.page, answer.json) as { data: { id: string }[] }
  return data.map(({ id }) => id)
}

test('Vendure: editing an address made it vanish', async () => {
  const raffle = await addRaffle(api)
  const { customerId: id } = await sellTo(raffle, somebody({ phone: '(902) 555-0111' }))
  const whole = {
    address: '14 Quay Lane',
    city: 'Tern Cove',
    province: 'NS',
    postalCode: 'B3H 4R2',
    consent: true,
    language: 'fr' as const,
  }
  assert.equal((await ask.change(id, { version: 1, ...whole })).status, 200)
  const changed = dataOf(
    CustomerDetailSchema,
    await ask.change(id, { version: 2, address: '15 Quay Lane' }),
  )
  const before = await ask.read(id)
  for (const [name, value] of Object.entries({ ...whole, address: '15 Quay Lane' }))
    assert.equal(Reflect.get(changed, name), value, name)
  assert.equal(changed.phone, '9025550111')
  // What is refused leaves all of it.
  for (const wrong of [{ postalCode: 'K1A 0B1' }, { province: 'ON' }, { province: 'MN' }])
    assert.equal((await ask.change(id, { version: 3, ...wrong })).status, 422)
  assert.deepEqual(await ask.read(id), before)
  // And of an older page, too.
  assert.deepEqual(codes(await ask.change(id, { version: 1, city: 'Elsewhere' })), [
    409,
    'stale-edit',
  ])
  assert.equal((await ask.read(id)).city, 'Tern Cove')
})

test('a name is found though it is misspelt, as the finder finds it, where nobody is called just so', async () => {
  const raffle = await addRaffle(api)
  const { firstName, email } = somebody()
  const { customerId } = await sellTo(raffle, { firstName, lastName: 'Wojciechowska', email })
  assert.deepEqual(await found(`wojceichowska ${firstName}`), [customerId])
  assert.deepEqual(await found(`Wojciechovska ${firstName.slice(0, 8)}`), [customerId])
  assert.deepEqual(await found(`wojciechowska ${firstName}x-nobody`), [])
  const { customerId: exact } = await sellTo(raffle, somebody({ lastName: 'Wojceichowska' }))
  assert.deepEqual(await found('wojceichowska'), [exact])
})

test('Hi.Events: offline-paid buyers left out of the export', async () => {
  const raffle = await addRaffle(api)
  const bought: string[] = []
  for (const type of ['cash', 'cheque', 'money order', 'credit']) {
    const tag = somebody({ email: undefined }).firstName
    bought.push(tag)
    await sell(raffle, 0, { customer: { firstName: tag, lastName: 'Offline' }, type })
  }
  const asked = {
    token,
    body: { list: 'customers', query: { search: 'offline' }, timeZone: 'America/Halifax' },
    headers: newKey(),
  }
  const job = dataOf(JobSchema, await api.ask('POST', '/job-service/v2/exports', asked), 201)
  const ticket = await api.ask('POST', `/job-service/v2/jobs/${job.id}/ticket`, {
    token,
    headers: newKey(),
  })
  const { url } = dataOf(v.object({ url: v.string() }), ticket)
  const { text } = await api.ask('GET', new URL(url).pathname, { token })
  for (const name of bought) assert.ok(text.includes(`${name} Offline`), name)
  const { rows } = await sql<{ cents: number }>`
    select sum(lifetime_cents) as cents from customer_figures
    join customers on customers.id = customer_id where last_name = 'Offline'
  `.execute(api.db)
  assert.equal(text.trim().split('\r\n').length - 1, bought.length)
  assert.equal(rows[0]?.cents, bought.length * 500)
})

test('is found by a name without accents, by an email and by part of a phone number', async () => {
  const raffle = await addRaffle(api)
  const { customerId: id } = await sellTo(raffle, {
    firstName: 'Héloïse',
    lastName: 'Prud’homme',
    email: 'heloise.p@example.org',
    phone: '9025550188',
  })
  for (const search of ['heloise', "PRUD'HOMME", 'homme heloise', 'heloise.p@', '555-0188', '0188'])
    assert.ok((await found(search)).includes(id), search)
  assert.deepEqual(await found('%'), [])
})

test('an email that is corrected with an order is the customer’s newer version', async () => {
  const raffle = await addRaffle(api)
  const { id, customerId } = await sellTo(raffle, somebody())
  const { email } = somebody()
  const path = `/order-service/v2/orders/${id}`
  await api.ask('PATCH', path, { token, body: { version: 1, email }, headers: newKey() })
  const { version, email: kept } = await ask.read(customerId)
  assert.deepEqual([version, kept], [2, email])
  assert.deepEqual(codes(await ask.change(customerId, { version: 1, city: 'X' })), [
    409,
    'stale-edit',
  ])
})

test('who may not win is named to those alone who keep that list', async () => {
  const raffle = await addRaffle(api)
  const { email, firstName, lastName } = somebody()
  const { customerId } = await sellTo(raffle, { firstName, lastName, email })
  const { organizationId } = await ask.read(customerId)
  const body = { organizationId, name: `${firstName} ${lastName}`, email, reason: 'household' }
  await api.ask('POST', '/event-service/v2/excluded-people', { token, body, headers: newKey() })
  assert.deepEqual(
    (await ask.read(customerId)).exclusions?.map(({ by, reason }) => [by, reason]),
    [['email', 'household']],
  )
  const clerk = asking(api, await api.signIn('Data Processing'))
  assert.equal((await clerk.read(customerId)).exclusions, null)
})
