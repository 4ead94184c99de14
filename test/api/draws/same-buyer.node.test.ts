/** Who was rejected for what they are, or is excluded, wins with no other ticket unseen. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { checkCertificate } from '../../../src/core/raffles/certificate.ts'
import { DrawDetailSchema } from '../../../src/core/raffles/draws/draw.ts'
import { ExcludedPersonSchema } from '../../../src/core/raffles/excluded/excluded-person.ts'
import {
  exclusionChecks,
  type Winner,
  WinnerSchema,
} from '../../../src/core/raffles/winners/winner.ts'
import { verify } from '../../raffles/certificate/independent-verifier.mjs'
import { inFull } from '../../support/full.ts'
import { rafflePaths } from '../../support/paths.ts'
import {
  addPrize,
  addRaffle,
  confirm,
  dataOf,
  decide,
  drawNow,
  endSales,
  openApi,
  pick,
  prepareDraw,
  sell,
  step,
  type TestRaffle,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const ternCove = seedOrganizations.ternCove.id
const eva = {
  firstName: 'Eva',
  lastName: 'Tremblay',
  email: 'eva@example.org',
  phone: '9025550101',
}
const checked = { status: 'verified', checks: [...exclusionChecks] }
const onTheBoard = { status: 'rejected', reason: 'board-or-staff', note: 'On the board' }

/** Every ticket of the raffle is picked: one order each of these buyers. */
async function allPicked(buyers: object[]): Promise<[TestRaffle, Winner[]]> {
  const raffle = await addRaffle(api)
  const rest = buyers.length - 1
  const prize = rest > 0 ? await addPrize(raffle, { quantity: rest }) : null
  const orders = []
  for (const customer of buyers) orders.push(await sell(raffle, 0, { customer }))
  await endSales(raffle)
  await prepareDraw(raffle)
  await pick(raffle)
  for (let time = 0; time < rest; time += 1) await pick(raffle, prize?.id)
  const winners = await winnersOf(raffle)
  return [raffle, orders.flatMap(({ id }) => winners.find(({ orderId }) => orderId === id) ?? [])]
}

async function winnersOf(raffle: TestRaffle): Promise<Winner[]> {
  const { raffleId } = raffle
  const answer = await raffle.get(`${rafflePaths.winners}?eventId=${raffleId}&pageSize=100`)
  return dataOf(v.array(WinnerSchema), answer)
}

const again = async (raffle: TestRaffle, { id }: Winner) =>
  dataOf(WinnerSchema, await raffle.get(rafflePaths.winner(id)))

const whyFlagged = ({ flags }: Winner) => flags.map(({ kind, by, reason }) => [kind, by, reason])

test('a rejection for what the buyer is stands on their other tickets, by customer, email or phone', async () => {
  const [raffle, [rejected, ...others]] = await allPicked([
    eva,
    eva,
    { firstName: 'E.', lastName: 'T.', email: ' EVA@example.org'.trim() },
    { firstName: 'Zoé', lastName: 'Roy', phone: '(902) 555-0101' },
    { firstName: 'Eva', lastName: 'Tremblay' },
  ])
  assert.ok(rejected)
  assert.deepEqual(others.map(whyFlagged), [[], [], [], []])
  assert.deepEqual(
    rejected.sameBuyer.map(({ ticketNumber }) => ticketNumber).sort(),
    others
      .slice(0, 3)
      .map(({ ticketNumber }) => ticketNumber)
      .sort(),
  )
  await decide(raffle, rejected, onTheBoard)
  const flagged = await Promise.all(others.map(other => again(raffle, other)))
  assert.deepEqual(flagged.map(whyFlagged), [
    [['rejected', 'customer', 'board-or-staff']],
    [['rejected', 'email', 'board-or-staff']],
    [['rejected', 'phone', 'board-or-staff']],
    [],
  ])
  assert.deepEqual(
    flagged[0]?.flags.map(flag => flag.kind === 'rejected' && flag.ticketNumber),
    [rejected.ticketNumber],
  )
})

test('a flagged ticket is confirmed with a reason only, which the log keeps', async () => {
  const [raffle, [rejected, other]] = await allPicked([eva, eva])
  assert.ok(rejected && other)
  await decide(raffle, rejected, onTheBoard)
  const verified = await decide(raffle, await again(raffle, other), checked)
  for (const note of [undefined, '', '  ']) {
    const body = { version: verified.version, status: 'confirmed', note }
    const refused = await raffle.patch(rafflePaths.winner(verified.id), body)
    assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'flag-reason-missing'])
  }
  const note = 'She left the board in May'
  const confirmed = await decide(raffle, verified, { status: 'confirmed', note })
  assert.deepEqual([confirmed.status, confirmed.note], ['confirmed', note])
  const logged = await api.db
    .selectFrom('activity')
    .select(['after', 'comment'])
    .where('subjectId', '=', other.id)
    .where('action', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  assert.deepEqual([logged.after?.flags, logged.comment], [['buyer-rejected'], note])
})

test('what happened to one ticket says nothing of the others', async () => {
  const [raffle, [first, second]] = await allPicked([eva, eva])
  assert.ok(first && second)
  await decide(raffle, first, { status: 'rejected', reason: 'declined', note: 'Not this one' })
  assert.deepEqual(whyFlagged(await again(raffle, second)), [])
  await confirm(raffle, second)
})

test('all of a buyer’s picks are rejected at once, each with its redraw, and the certificate holds', async () => {
  const raffle = await addRaffle(api)
  const prize = await addPrize(raffle, { quantity: 3 })
  for (let time = 0; time < 12; time += 1) await sell(raffle, 0, { customer: eva })
  for (const firstName of ['Noor', 'Ada'])
    await sell(raffle, 0, { customer: { firstName, lastName: 'Haddad' } })
  await endSales(raffle)
  await prepareDraw(raffle)
  await pick(raffle)
  for (let time = 0; time < 3; time += 1) await pick(raffle, prize.id)
  const before = await winnersOf(raffle)
  const hers = before.filter(({ buyer }) => buyer?.email === eva.email)
  const [one] = hers
  assert.ok(one && hers.length >= 2)
  const path = rafflePaths.winnerBuyerRejection(one.id)
  const body = { version: one.version, reason: 'board-or-staff', note: 'On the board' }
  const stale = await raffle.post(path, { ...body, version: one.version + 1 })
  assert.deepEqual([stale.status, stale.errors[0]?.code], [409, 'stale-edit'])
  assert.deepEqual(await winnersOf(raffle), before)
  const rejected = dataOf(v.array(WinnerSchema), await raffle.post(path, body))
  assert.deepEqual(rejected.map(({ id }) => id).sort(), hers.map(({ id }) => id).sort())
  for (const { status, reason, note, message } of rejected)
    assert.deepEqual(
      [status, reason, note, message?.state],
      ['rejected', 'board-or-staff', 'On the board', 'prepared'],
    )
  const others = (await winnersOf(raffle)).filter(({ status }) => status !== 'rejected')
  assert.equal(others.length, before.length - hers.length)

  for (let redraw = 0; redraw < hers.length; redraw += 1) {
    const entropy = {
      kind: 'words',
      text: `harbour lantern quilt kettle moon ${redraw}`,
      witness: 'Ada Muise',
      redrawReason: 'On the board',
    }
    const given = dataOf(DrawDetailSchema, await step(raffle, 'entropy', entropy))
    assert.equal(given.entropy.length, redraw + 2)
  }
  for (const { status, prizeId } of await winnersOf(raffle))
    if (status === 'rejected') await pick(raffle, prizeId)
  for (const winner of await winnersOf(raffle)) {
    if (winner.status !== 'picked') continue
    const verified = await decide(raffle, winner, checked)
    await decide(raffle, verified, { status: 'confirmed', note: 'The rules allow it' })
  }
  assert.equal((await drawNow(raffle)).stage, 'complete')
  const file = new TextEncoder().encode(
    (await raffle.get(rafflePaths.drawCertificate(raffle.drawId))).text,
  )
  assert.deepEqual(
    checkCertificate(file).checks.filter(({ passed }) => !passed),
    [],
  )
  assert.equal(verify(file).drawType, 'rng')
})

inFull(
  'the list of excluded people flags by email and phone for certain, by name to be checked',
  async () => {
    const [raffle, [byEmail, byPhone, byName, nobody]] = await allPicked([
      eva,
      { firstName: 'Zoé', lastName: 'Roy', phone: '(902) 555-0101' },
      { firstName: 'Éva', lastName: 'TREMBLAY', email: 'other@example.org' },
      { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.org' },
    ])
    assert.ok(byEmail && byPhone && byName && nobody)
    const person = {
      organizationId: ternCove,
      name: 'Tremblay, Eva',
      email: 'Eva@Example.org',
      phone: '902-555-0101',
      reason: 'household',
      note: 'Married to the treasurer',
    }
    const added = dataOf(
      ExcludedPersonSchema,
      await raffle.post(rafflePaths.excludedPeople, { ...person, eventId: raffle.raffleId }),
      201,
    )
    assert.deepEqual(
      [added.email, added.phone, added.addedBy],
      ['eva@example.org', '9025550101', 'Marguerite Doucette'],
    )
    const flagged = await Promise.all(
      [byEmail, byPhone, byName, nobody].map(winner => again(raffle, winner)),
    )
    assert.deepEqual(flagged.map(whyFlagged), [
      [['excluded', 'email', 'household']],
      [['excluded', 'phone', 'household']],
      [['excluded', 'name', 'household']],
      [],
    ])
    // Nothing is taken out of the list behind anybody's back: the ticket is there, and is confirmed with a reason.
    const verified = await decide(raffle, byName, checked)
    const body = { version: verified.version, status: 'confirmed' }
    const refused = await raffle.patch(rafflePaths.winner(verified.id), body)
    assert.equal(refused.errors[0]?.code, 'flag-reason-missing')
    await decide(raffle, verified, { status: 'confirmed', note: 'Another Eva: seen her passport' })

    const gone = await api.ask('DELETE', rafflePaths.excludedPerson(added.id), {
      token: raffle.token,
    })
    assert.equal(gone.status, 204, gone.text)
    assert.deepEqual(whyFlagged(await again(raffle, byEmail)), [])
    const logged = await api.db
      .selectFrom('activity')
      .select(['action', 'raffleId', 'before', 'after', 'actorId'])
      .where('subjectId', '=', added.id)
      .orderBy('sequence')
      .execute()
    assert.deepEqual(
      logged.map(({ action, before, after }) => [action, (after ?? before)?.name]),
      [
        ['created', 'Tremblay, Eva'],
        ['deleted', 'Tremblay, Eva'],
      ],
    )
    assert.equal(logged[0]?.raffleId, raffle.raffleId)
  },
)

test('the list of excluded people is its organization’s, and theirs who draw for it', async () => {
  const list = `${rafflePaths.excludedPeople}?organizationId=${ternCove}`
  const person = { organizationId: ternCove, name: 'Joan Board', reason: 'board-or-staff' }
  const asked = { body: person, headers: { 'idempotency-key': 'excluded-people-of-0001' } }
  const people = {
    'account owner': 201,
    'raffle admin': 201,
    'RB admin': 201,
    'RB finance': 403,
    'Contact Center Agent': 403,
    'Data Processing': 403,
  } as const
  for (const [role, status] of Object.entries(people)) {
    const token = await api.signIn(role as keyof typeof people)
    const added = await api.ask('POST', rafflePaths.excludedPeople, { token, ...asked })
    assert.equal(added.status, status, `${role} ${added.text}`)
    const read = await api.ask('GET', list, { token })
    assert.equal(read.status, status === 201 ? 200 : 403, role)
    if (status !== 201) continue
    const { id } = dataOf(ExcludedPersonSchema, added, 201)
    assert.ok(dataOf(v.array(ExcludedPersonSchema), read).some(each => each.id === id))
    const other = await api.signIn('account owner', 'helen.savoie@saltmarsh.example')
    const path = rafflePaths.excludedPerson(id)
    assert.equal((await api.ask('DELETE', path, { token: other })).status, 404)
    const twice = await api.ask('POST', rafflePaths.excludedPeople, {
      token,
      body: person,
      headers: { 'idempotency-key': 'excluded-people-of-0002' },
    })
    assert.deepEqual([twice.status, twice.errors[0]?.code], [409, 'excluded-already'])
    assert.equal((await api.ask('DELETE', path, { token })).status, 204)
    assert.equal((await api.ask('DELETE', path, { token })).status, 404)
  }
  const other = await api.signIn('account owner', 'helen.savoie@saltmarsh.example')
  assert.equal((await api.ask('GET', list, { token: other })).status, 403)
  assert.equal(
    (await api.ask('POST', rafflePaths.excludedPeople, { token: other, ...asked })).status,
    403,
  )
})
