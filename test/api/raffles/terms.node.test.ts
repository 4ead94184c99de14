/** What buyers bought on: from the first sale it is lowered, or changed, by few, and with a reason. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { PrizeSchema } from '../../../src/core/raffles/prizes/prize.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import { untilWaiting } from '../../database/waiting.ts'
import { rafflePaths } from '../../support/paths.ts'
import { startApi } from '../support.ts'
import { codes, create, detailOf, force, newKey } from './support.ts'

const api = await startApi()
after(() => api.close())
const people = {
  'RB admin': await api.signIn('RB admin'),
  'account owner': await api.signIn('account owner', 'marguerite.doucette@terncove.example'),
  'raffle admin': await api.signIn('raffle admin'),
}
const admin = people['RB admin']
const owner = people['account owner']
const staff = people['raffle admin']
const reason = 'The board lowered it on 4 May'

const patch = (id: string, body: object, token: string) =>
  api.ask('PATCH', rafflePaths.event(id), { token, body })
const read = async (id: string) =>
  detailOf(await api.ask('GET', rafflePaths.event(id), { token: admin }))

type Status = 'ACTIVE' | 'PENDING' | 'FAILED'

/** What an order of the seed becomes of this raffle. */
async function orderOf({ id: raffleId, organizationId, packages }: RaffleDetail, status: Status) {
  const { id, soldCents, ...like } = await api.db
    .selectFrom('orders')
    .selectAll()
    .where('voidedTickets', '=', 0)
    .executeTakeFirstOrThrow()
  const [first] = packages
  const own = { organizationId, raffleId, packageId: first?.id ?? '', createdAt: api.now }
  const failureReason = status === 'FAILED' ? 'declined' : null
  const idempotencyKey = newKey()['idempotency-key']
  return { ...like, ...own, idempotencyKey, amountCents: 60_000, status, failureReason }
}

async function sell(raffle: RaffleDetail, status: Status = 'ACTIVE'): Promise<void> {
  await api.db
    .insertInto('orders')
    .values(await orderOf(raffle, status))
    .execute()
}

const amounts = { guaranteedPotCents: 30_000, startingPotCents: 1_000, maxJackpot: 90_000 }
const sold = async (change: object = amounts) => {
  const raffle = await create(api, owner, { status: 'active', ...change })
  await sell(raffle)
  return read(raffle.id)
}

test('a prize is not cut alone and without a reason, by whatever way leads there', async () => {
  const raffle = await sold()
  const { id, version } = raffle
  assert.deepEqual([raffle.hasSales, raffle.actualJackpotCents], [true, 31_000])
  for (const [body, fields, code] of [
    [{ guaranteedPotCents: 0 }, ['guaranteedPotCents'], 'lowered-after-sale'],
    [{ startingPotCents: 0 }, ['startingPotCents'], 'lowered-after-sale'],
    [{ maxJackpot: 30_000 }, ['maxJackpot'], 'lowered-after-sale'],
    [{ category: 'Raffle' }, ['category'], 'changed-after-sale'],
    [{ province: 'NB' }, ['province'], 'changed-after-sale'],
    [{ licenseNumber: 'AGD-2' }, ['licenseNumber'], 'changed-after-sale'],
    [{ licenseNumber: null }, ['licenseNumber'], 'changed-after-sale'],
    [
      { actualJackpotCents: 5_000, settings: { customJackpotEnabled: true } },
      ['settings.customJackpotEnabled', 'actualJackpotCents'],
      'changed-after-sale',
    ],
    [{ guaranteedPotCents: 0, reason }, ['guaranteedPotCents'], 'lowered-after-sale'],
  ] as const) {
    const answer = await patch(id, { ...body, version }, staff)
    assert.deepEqual([answer.status, new Set(codes(answer))], [403, new Set([code])], answer.text)
    assert.deepEqual(
      answer.errors.map(({ field }) => field),
      fields,
    )
  }
  for (const token of [owner, admin]) {
    for (const said of [{}, { reason: '' }, { reason: '  ' }, { reason: '\u200b' }]) {
      const answer = await patch(id, { guaranteedPotCents: 0, ...said, version }, token)
      assert.deepEqual([answer.status, ...codes(answer)], [422, 'reason-needed'])
      assert.equal(answer.errors[0]?.field, 'reason')
    }
    const none = await patch(id, { guaranteedPotCents: 0, reason: null, version }, token)
    assert.deepEqual([none.status, none.errors[0]?.field], [422, 'reason'])
  }
  assert.deepEqual(await read(id), raffle)
})

test('whoever edits raises amounts and changes everything else', async () => {
  const { id, version } = await sold()
  const raised = { guaranteedPotCents: 40_000, startingPotCents: 2_000, maxJackpot: null }
  const other = { drawLocation: 'The hall', shortlink: null, minimumJackpotDisplayCents: 1 }
  const changed = await patch(id, { ...raised, ...other, version }, staff)
  assert.equal(changed.status, 200, changed.text)
  assert.deepEqual(detailOf(changed).jackpot.termChanges, [])
})

test('the account owner and a product administrator lower it with a reason, which stands with the jackpot and in the log', async () => {
  const { id, version } = await sold()
  const first = await patch(id, { guaranteedPotCents: 0, reason: ` ${reason} `, version }, owner)
  assert.equal(first.status, 200, first.text)
  const second = { maxJackpot: 20_000, licenseNumber: 'AGD-2', reason: 'Licence amended' }
  const lowered = detailOf(await patch(id, { ...second, version: version + 1 }, admin))
  assert.equal(lowered.actualJackpotCents, 20_000)
  const at = api.now.toISOString()
  assert.deepEqual(lowered.jackpot.termChanges, [
    {
      at,
      by: 'Rosalind Achterberg',
      fields: ['licenseNumber', 'maxJackpot'],
      reason: 'Licence amended',
      fromCents: 31_000,
      toCents: 20_000,
    },
    {
      at,
      by: 'Marguerite Doucette',
      fields: ['guaranteedPotCents'],
      reason,
      fromCents: 31_000,
      toCents: 31_000,
    },
  ])
  const log = await api.db
    .selectFrom('activity')
    .select(['action', 'comment', 'after'])
    .where('raffleId', '=', id)
    .orderBy('sequence', 'desc')
    .limit(2)
    .execute()
  assert.deepEqual(
    log.map(({ action, comment }) => [action, comment]),
    [
      ['changed', 'Licence amended'],
      ['changed', reason],
    ],
  )
  assert.deepEqual(log[1]?.after, { guaranteedPotCents: 0 })
})

test('an order that is being paid for counts, one that failed does not; before the first sale anybody edits', async () => {
  for (const [status, expected] of [
    ['PENDING', 403],
    ['FAILED', 200],
    [null, 200],
  ] as const) {
    const raffle = await create(api, owner, { status: 'active', ...amounts })
    if (status) await sell(raffle, status)
    const { hasSales, version } = await read(raffle.id)
    assert.equal(hasSales, expected === 403, String(status))
    const body = { guaranteedPotCents: 0, category: 'Raffle', province: 'NB', version }
    assert.equal((await patch(raffle.id, body, staff)).status, expected, String(status))
  }
})

test('what is sold decides, whatever the status: ended, inactive, or a draft that was sold from', async () => {
  const raffle = await sold()
  for (const status of ['draft', 'pending', 'inactive', 'ended'] as const) {
    await force(api, raffle.id, { status })
    const { version } = await read(raffle.id)
    const answer = await patch(raffle.id, { guaranteedPotCents: 1, version }, staff)
    assert.deepEqual([answer.status, ...codes(answer)], [403, 'lowered-after-sale'], status)
  }
})

test('a custom jackpot is not made in two halves, nor a declared value cut by its prize', async () => {
  const halves = await create(api, owner, { status: 'active', ...amounts })
  const on = { settings: { customJackpotEnabled: true }, version: halves.version }
  assert.equal((await patch(halves.id, on, staff)).status, 200)
  await sell(halves)
  const amount = { actualJackpotCents: 100, version: halves.version + 1 }
  const answer = await patch(halves.id, amount, staff)
  assert.deepEqual([answer.status, ...codes(answer)], [403, 'changed-after-sale'])

  const home = await sold({
    category: 'Raffle',
    actualJackpotCents: 500_000,
    settings: { fractionalJackpotPercent: null },
  })
  const prizes = await api.ask('GET', `${rafflePaths.prizes}?eventId=${home.id}`, { token: owner })
  const [grand] = v.parse(v.object({ data: v.array(PrizeSchema) }), prizes.json).data
  assert.ok(grand)
  const { version } = grand
  const ofPrize = (body: object, token: string) =>
    api.ask('PATCH', rafflePaths.prize(grand.id), { token, body: { version, ...body } })
  const cut = { valueCents: 100 }
  const refused = await ofPrize(cut, staff)
  assert.deepEqual([refused.status, ...codes(refused)], [403, 'lowered-after-sale'])
  assert.equal(refused.errors[0]?.field, 'valueCents')
  const unsaid = await ofPrize(cut, owner)
  assert.deepEqual([unsaid.status, ...codes(unsaid)], [422, 'reason-needed'])
  assert.equal((await read(home.id)).actualJackpotCents, 500_000)
  const said = await ofPrize({ ...cut, reason }, owner)
  assert.equal(said.status, 200, said.text)
  const after = await read(home.id)
  assert.deepEqual(after.jackpot.termChanges, [
    {
      at: api.now.toISOString(),
      by: 'Marguerite Doucette',
      fields: ['actualJackpotCents'],
      reason,
      fromCents: 500_000,
      toCents: 100,
    },
  ])
  assert.equal(after.version, home.version + 1, 'an open editor is told')
  const raised = await api.ask('PATCH', rafflePaths.prize(grand.id), {
    token: staff,
    body: { version: version + 1, valueCents: 600_000 },
  })
  assert.equal(raised.status, 200, raised.text)
})

test('an edit that waits for the first sale is refused once that is there', async () => {
  const raffle = await create(api, owner, { status: 'active', ...amounts })
  const values = await orderOf(raffle, 'ACTIVE')
  let answer: Promise<Awaited<ReturnType<typeof patch>>> | undefined
  await api.db.transaction().execute(async transaction => {
    await transaction
      .selectFrom('raffles')
      .select('id')
      .where('id', '=', raffle.id)
      .forNoKeyUpdate()
      .execute()
    await transaction.insertInto('orders').values(values).execute()
    answer = patch(raffle.id, { guaranteedPotCents: 0, version: raffle.version }, staff)
    await untilWaiting(api.db, { statement: 'raffles%for update' })
  })
  assert.deepEqual(codes((await answer) ?? ({ errors: [] as never[] } as never)), [
    'lowered-after-sale',
  ])
})

test('a copy of a sold raffle is edited freely, and has none of its reasons', async () => {
  const { id, version } = await sold()
  await patch(id, { guaranteedPotCents: 0, reason, version }, owner)
  const path = rafflePaths.eventAction(id, 'copy')
  const asked = { token: staff, body: {}, headers: newKey() }
  const copy = detailOf(await api.ask('POST', path, asked))
  assert.deepEqual([copy.hasSales, copy.jackpot.termChanges], [false, []])
  const body = { maxJackpot: 1_000, category: 'Raffle', version: copy.version }
  assert.equal((await patch(copy.id, body, staff)).status, 200)
})

test('what locks with the first order stays locked for everybody, reason or not', async () => {
  const { id, version } = await sold()
  for (const body of [{ drawType: 'barrel' }, { settings: { fractionalJackpotPercent: 40 } }]) {
    const answer = await patch(id, { ...body, reason, version }, admin)
    assert.deepEqual([answer.status, ...codes(answer)], [409, 'locked-after-sale'])
  }
})
