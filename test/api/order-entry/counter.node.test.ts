/** What a seller reads before they enter anything: raffles on sale, and a buyer by the end of a phone number. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { limits } from '../../../demo/api/order-entry/list-limits.ts'
import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import { addRaffle, dataOf, hour, openApi, type TestRaffle } from '../draws/support.ts'
import { entered, lineOf, neighbour, purchaseOf, refusals } from './support.ts'

const api = await openApi()
after(() => api.close())

const onSale = async ({ token }: Pick<TestRaffle, 'token'>) =>
  dataOf(
    orderEntryCalls.onSale.answer,
    await api.ask('GET', orderEntryCalls.onSale.path, { token }),
  )

const lookUp = (token: string, phone: string) =>
  api.ask('GET', `${orderEntryCalls.buyers.path}?${new URLSearchParams({ phone })}`, { token })

test('it offers raffles on sale with what is left of them and what their settings ask for, to agents of either kind', async () => {
  const raffle = await addRaffle(api, {
    percent: null,
    packages: [
      { ticketCount: 1, priceCents: 500, inventory: 3 },
      { ticketCount: 4, priceCents: 1500 },
    ],
    values: {
      category: 'Sweepstakes',
      ticketLimit: 12,
      details: JSON.stringify({ drawLocation: 'Hall', disablePostalCheckV2: true }),
      settings: JSON.stringify({ allowSecondaryName: true, maxOrdersPerCustomer: 9 }),
    },
  })
  await entered(raffle, purchaseOf([raffle], { lines: [lineOf(raffle, 2), lineOf(raffle, 1, 1)] }))
  const ended = await addRaffle(api, { values: { status: 'ended', endedAt: api.now } })
  const empty = await addRaffle(api, { values: { endAt: new Date(api.now.getTime() - hour / 2) } })
  for (const role of ['Contact Center Agent', 'In Person Sales'] as const) {
    const { raffles, takesCards, currency } = await onSale({ token: await api.signIn(role) })
    assert.deepEqual([takesCards, currency], [true, 'CAD'])
    const offered = raffles.find(({ id }) => id === raffle.raffleId)
    assert.equal(offered?.ticketsLeft, 6)
    assert.deepEqual(
      offered.packages.map(({ left }) => left),
      [1, null],
    )
    assert.deepEqual(offered.asks, {
      secondName: true,
      shipping: false,
      demographics: false,
      donation: false,
      freeEntry: true,
      severalPackages: true,
      maxOrders: 9,
      postalCheck: false,
    })
    assert.match(offered.script.en, /19 years.*Do you agree\?$/)
    assert.match(offered.script.fr, /19 ans/)
    assert.ok(!raffles.some(({ id }) => id === ended.raffleId))
    assert.equal(raffles.find(({ id }) => id === empty.raffleId)?.mailOnly, true)
  }
})

test('it finds buyers by the end of their number, who bought last first, with what to repeat', async () => {
  const [one, two] = [
    await addRaffle(api, { values: { settings: JSON.stringify({ donationEnabled: true }) } }),
    await addRaffle(api),
  ]
  const customer = neighbour({ phone: '(902) 555-7341' })
  await entered(one, purchaseOf([one], { customer: neighbour({ phone: '9025567341' }) }))
  api.now = new Date(api.now.getTime() + 60_000)
  await entered(
    one,
    purchaseOf([one, two], {
      customer,
      lines: [lineOf(two, 2), lineOf(one)],
      donation: { cents: 500 },
    }),
  )
  const token = await api.signIn('Contact Center Agent')
  const found = dataOf(orderEntryCalls.buyers.answer, await lookUp(token, '7341'))
  assert.deepEqual(
    found.map(({ phone }) => phone),
    ['9025557341', '9025567341'],
  )
  const { address, last } = found[0] ?? assert.fail()
  assert.equal(address, customer.address)
  assert.deepEqual(last?.lines, [lineOf(two, 2), lineOf(one)])
  assert.equal(last?.donationCents, 500)
  const [whole] = dataOf(orderEntryCalls.buyers.answer, await lookUp(token, '902 556-7341'))
  assert.equal(whole?.phone, '9025567341')
  assert.equal((await lookUp(token, '734')).status, 422)
  assert.equal((await lookUp(token, '%%%%')).status, 422)
  // Others' customers are nobody's.
  const other = await api.signIn('account owner', 'dale.whitcombe@bramblewick.example')
  assert.deepEqual(dataOf(orderEntryCalls.buyers.answer, await lookUp(other, '7341')), [])
})

test('it lets nobody read a list of people out: so many look-ups a minute, then a wait', async () => {
  const token = await api.signIn('In Person Sales')
  api.now = new Date(Math.ceil(api.now.getTime() / 60_000) * 60_000)
  for (let time = 0; time < limits.lookUp.most; time += 1)
    assert.equal((await lookUp(token, '0000')).status, 200)
  const refused = await lookUp(token, '0000')
  assert.deepEqual(refusals(refused), [429, 'too-many-look-ups'])
  assert.equal(refused.headers.get('retry-after'), '60')
  api.now = new Date(api.now.getTime() + 60_000)
  assert.equal((await lookUp(token, '0000')).status, 200)
})
