/** Creating, reading, changing and deleting raffles. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
import { isAgreedZone } from '../../../demo/api/database/zones.ts'
import { memberCalls } from '../../../src/core/raffles/members/calls.ts'
import { paths, rafflePaths } from '../../support/paths.ts'
import { startApi } from '../support.ts'
import { codes, complete, create, detailOf, force, newKey } from './support.ts'

const api = await startApi()
after(() => api.close())
const owner = await api.signIn('raffle admin')
const admin = await api.signIn('RB admin')

const patch = (id: string, body: object, token = owner) =>
  api.ask('PATCH', rafflePaths.event(id), { token, body })

/** One order for a package of the raffle, as the seed's first order was. */
async function sell(raffleId: string, packageId: string, status: 'ACTIVE' | 'PENDING' = 'ACTIVE') {
  const { id, soldCents, ...like } = await api.db
    .selectFrom('orders')
    .selectAll()
    .where('voidedTickets', '=', 0)
    .executeTakeFirstOrThrow()
  const { organizationId } = await stored(raffleId)
  const idempotencyKey = newKey()['idempotency-key']
  const changed = { organizationId, raffleId, packageId, idempotencyKey, createdAt: api.now }
  await api.db
    .insertInto('orders')
    .values({ ...like, ...changed, amountCents: 1000, status })
    .execute()
}

const stored = (id: string) =>
  api.db.selectFrom('raffles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const logOf = (id: string) =>
  api.db.selectFrom('activity').selectAll().where('raffleId', '=', id).orderBy('sequence').execute()

test('it creates a draft with a jackpot prize, a final draw and everything as it was sent', async () => {
  const body = complete(api, {
    shortlink: 'lantern-night',
    statementDescriptor: 'TERN COVE 50/50',
    settings: { fractionalJackpotPercent: 12.5, ticketLimit: 900, jackpotStatement: 'Half' },
    status: 'active',
  })
  const asked = { token: owner, body, headers: newKey() }
  const raffle = detailOf(await api.ask('POST', paths.events, asked))
  assert.equal(raffle.status, 'draft')
  assert.equal(raffle.settings.fractionalJackpotPercent, 12.5)
  assert.equal(raffle.settings.ticketLimit, 900)
  assert.equal(raffle.settings.jackpotStatement, 'Half')
  assert.equal(raffle.settings.whiteLabel.buttonColor, '#5db966')
  for (const name of ['name', 'startDate', 'endDate', 'drawDate', 'rules', 'shortlink'] as const)
    assert.equal(raffle[name], body[name as keyof typeof body], name)
  assert.deepEqual(
    raffle.packages.map(({ id, soldCount, ...one }) => one),
    body.packages,
  )
  assert.equal(raffle.draws.length, 1)
  assert.match(raffle.draws[0]?.commitment ?? '', /^[0-9a-f]{64}$/)
  assert.equal(raffle.prizeCount, 1)
  assert.deepEqual(raffle.activationRequirements, [])
  assert.equal(raffle.firstSaleAt, null)
  const again = detailOf(await api.ask('GET', rafflePaths.event(raffle.id), { token: owner }))
  assert.deepEqual(again, raffle)
  const repeat = detailOf(await api.ask('POST', paths.events, asked))
  assert.equal(repeat.id, raffle.id, 'a repeat makes no second raffle')
  assert.deepEqual(
    (await logOf(raffle.id)).map(({ action }) => action),
    ['seed-committed', 'created'],
  )
})

test('an administrator’s complete raffle is active at once, an incomplete one a draft', async () => {
  assert.equal((await create(api, admin, { status: 'active' })).status, 'active')
  assert.equal((await create(api, admin, { status: 'active', rules: '' })).status, 'draft')
})

test('what activation lacks is named', async () => {
  const bare = { name: 'Bare', category: 'Raffle', province: 'NS', timeZone: 'America/Halifax' }
  const asked = { token: owner, body: bare, headers: newKey() }
  const raffle = detailOf(await api.ask('POST', paths.events, asked))
  assert.deepEqual(raffle.activationRequirements, [
    'license-number',
    'license-file',
    'start-date',
    'end-date',
    'draw-date',
    'draw-location',
    'packages',
    'rules',
    'jackpot',
    'shortlink',
  ])
  const path = rafflePaths.eventAction(raffle.id, 'request-activation')
  const answer = await api.ask('POST', path, { token: owner, headers: newKey() })
  assert.equal(answer.status, 409)
  assert.match(answer.errors[0]?.message ?? '', /^10 requirements for activation are not met\.$/)
  const sweepstakes = await create(api, owner, {
    category: 'Sweepstakes',
    licenseNumber: null,
    licenseUrl: null,
    actualJackpotCents: 120_000,
  })
  assert.deepEqual(sweepstakes.activationRequirements, [])
  const unlinked = await create(api, admin, { shortlink: null, status: 'active' })
  assert.deepEqual([unlinked.status, unlinked.activationRequirements], ['draft', ['shortlink']])
  const hidden = await create(api, owner, { shortlink: null, show: false })
  assert.deepEqual(hidden.activationRequirements, [])
})

test('the jackpot is written under its own name where staff enter it, and refused where it is computed', async () => {
  const computed = await create(api, owner, { startingPotCents: 30_000 })
  const { id, version } = computed
  assert.equal(computed.actualJackpotCents, 30_000)
  assert.ok(!('declaredJackpotCents' in Object(computed)))
  const entered = { actualJackpotCents: 45_000 }
  for (const [body, status, code] of [
    [entered, 422, 'jackpot-computed'],
    [{ actualJackpotCents: 30_000 }, 422, 'jackpot-computed'],
    [{ declaredJackpotCents: 45_000 }, 422, 'not-writable'],
    [{ ...entered, settings: { customJackpotEnabled: false } }, 422, 'jackpot-computed'],
  ] as const) {
    const answer = await patch(id, { ...body, version })
    assert.deepEqual([answer.status, ...codes(answer)], [status, code], JSON.stringify(body))
    assert.equal(answer.errors[0]?.field, Object.keys(body)[0])
  }
  assert.equal((await patch(id, { actualJackpotCents: null, version })).status, 200)
  const custom = { ...entered, settings: { customJackpotEnabled: true } }
  const changed = detailOf(await patch(id, { ...custom, version }))
  assert.deepEqual([changed.actualJackpotCents, changed.jackpot.by], [45_000, 'custom'])
  assert.deepEqual((await logOf(id)).at(-1)?.after, {
    actualJackpotCents: 45_000,
    'settings.customJackpotEnabled': true,
  })
  const off = { settings: { customJackpotEnabled: false }, version: changed.version }
  assert.equal(detailOf(await patch(id, off)).actualJackpotCents, 30_000)
  const on = { settings: { customJackpotEnabled: true }, version: changed.version + 1 }
  const again = detailOf(await patch(id, on))
  assert.equal(again.actualJackpotCents, 30_000, 'an amount of long ago doesn’t come back')
  const body = complete(api, entered)
  const made = await api.ask('POST', paths.events, { token: owner, body, headers: newKey() })
  assert.deepEqual([made.status, ...codes(made)], [422, 'jackpot-computed'])
})

test('a field that can’t be written is refused by name, and nothing of the call is kept', async () => {
  const { id, version } = await create(api, owner)
  for (const [body, field] of [
    [{ status: 'active' }, 'status'],
    [{ organizationId: newKey()['idempotency-key'] }, 'organizationId'],
    [{ settings: { hidePots: true } }, 'settings.hidePots'],
  ] as const) {
    const answer = await patch(id, { name: 'Kept', ...body, version })
    assert.deepEqual([answer.status, ...codes(answer)], [422, 'not-writable'])
    assert.equal(answer.errors[0]?.field, field)
    assert.match(answer.errors[0]?.message ?? '', new RegExp(field))
  }
  assert.equal((await stored(id)).name, 'Lantern Night')
  const body = complete(api, { ticketsSold: 5 })
  const made = await api.ask('POST', paths.events, { token: owner, body, headers: newKey() })
  assert.deepEqual([made.status, ...codes(made)], [422, 'not-writable'])
})

test('fees on the wire are cents, whatever their names say, and for administrators alone', async () => {
  const fees = { raffleboxFeeFlatRateDollars: 125, raffleboxOrderFeeDollars: 25 }
  const raffle = await create(api, admin, fees)
  assert.equal(raffle.raffleboxFeeFlatRateDollars, 125)
  const { version } = raffle
  const refused = await patch(raffle.id, { raffleboxFeePercent: 1, version })
  assert.deepEqual([refused.status, ...codes(refused)], [403, 'fees-not-allowed'])
  const fraction = await patch(raffle.id, { raffleboxOrderFeeDollars: 1.25, version }, admin)
  assert.equal(fraction.status, 422)
  const changed = await patch(raffle.id, { raffleboxOrderFeeDollars: 30, version }, admin)
  assert.equal(detailOf(changed).raffleboxOrderFeeDollars, 30)
})

test('dates stand in order, whichever of them is sent', async () => {
  const raffle = await create(api, owner)
  const { id, version, startDate, endDate } = raffle
  const before = (instant: string | null) => new Date(Date.parse(instant ?? '') - 1).toISOString()
  for (const [body, code, field] of [
    [{ endDate: before(startDate) }, 'end-before-start', 'endDate'],
    [{ drawDate: before(endDate) }, 'draw-before-end', 'drawDate'],
    [{ startDate: raffle.drawDate }, 'end-before-start', 'endDate'],
    [{ endDate: null, drawDate: before(startDate) }, 'draw-before-start', 'drawDate'],
  ] as const) {
    const answer = await patch(id, { ...body, version })
    assert.deepEqual([answer.status, ...codes(answer)], [422, code], JSON.stringify(body))
    assert.equal(answer.errors[0]?.field, field)
  }
  const equal = await patch(id, { drawDate: endDate, version })
  assert.equal(detailOf(equal).drawDate, endDate)
})

test('two changes at once: one is kept, the other is told', async () => {
  const { id, version } = await create(api, owner)
  const answers = await Promise.all(['A', 'B', 'C'].map(name => patch(id, { name, version })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
})

test('a change to the same changes nothing', async () => {
  const raffle = await create(api, owner)
  const { id, version, name, settings, packages, startDate } = raffle
  const plain = packages.map(({ soldCount, ...one }) => one)
  const answer = await patch(id, { name, settings, packages: plain, startDate, version })
  assert.equal(detailOf(answer).version, version)
  assert.equal((await logOf(id)).length, 2)
})

test('what was ordered on these terms locks with the first order, each field named', async () => {
  const raffle = await create(api, owner)
  const [first, second] = raffle.packages.map(({ soldCount, ...one }) => one)
  await sell(raffle.id, first?.id ?? '')
  const { id, version } = raffle
  const sold = detailOf(await api.ask('GET', rafflePaths.event(id), { token: owner }))
  assert.equal(sold.orderCount, 1)
  assert.equal(sold.firstSaleAt, api.now.toISOString())
  for (const [body, field] of [
    [{ timeZone: 'America/Toronto' }, 'timeZone'],
    [{ drawType: 'barrel' }, 'drawType'],
    [{ startingTicketNumber: 500 }, 'startingTicketNumber'],
    [{ settings: { fractionalJackpotPercent: 40 } }, 'settings.fractionalJackpotPercent'],
    [{ packages: [{ ...first, priceCents: 1 }, second] }, 'packages'],
    [{ packages: [first] }, 'packages'],
    [{ packages: [first, second, { ticketCount: 9, priceCents: 9, inventory: null }] }, 'packages'],
  ] as const) {
    const answer = await patch(id, { ...body, version })
    assert.deepEqual([answer.status, ...codes(answer)], [409, 'locked-after-sale'], field)
    assert.equal(answer.errors[0]?.field, field)
  }
  const inventories = [
    { ...second, inventory: 7 },
    { ...first, inventory: 1 },
  ]
  const changed = detailOf(await patch(id, { packages: inventories, version }))
  assert.deepEqual(
    changed.packages.map(each => [each.id, each.inventory]),
    [
      [second?.id, 7],
      [first?.id, 1],
    ],
  )
  const below = [second, { ...first, inventory: 0 }]
  const tooFew = await patch(id, { packages: below, version: changed.version })
  assert.deepEqual(codes(tooFew), ['inventory-below-sold'])
  const past = new Date(api.now.getTime() - 1000).toISOString()
  const cut = await patch(id, { endDate: past, version: changed.version })
  assert.deepEqual(codes(cut), ['end-in-the-past'])
})

test('what orders being paid for hold counts as sold: no inventory and no limit goes below both', async () => {
  const raffle = await create(api, owner)
  const [first, second] = raffle.packages.map(({ soldCount, ...one }) => one)
  await sell(raffle.id, first?.id ?? '')
  await sell(raffle.id, first?.id ?? '', 'PENDING')
  const { id, version } = raffle
  const taken = 2 * (first?.ticketCount ?? 0)
  const inventory = (least: number) => ({ packages: [{ ...first, inventory: least }, second] })
  const limit = (ticketLimit: number) => ({ settings: { ticketLimit } })
  for (const [body, code, field, said] of [
    [inventory(1), 'inventory-below-sold', 'packages.0.inventory', /being paid for: 2\./],
    [limit(taken - 1), 'limit-below-sold', 'settings.ticketLimit', RegExp(`for: ${taken}\\.`)],
  ] as const) {
    const answer = await patch(id, { ...body, version })
    assert.deepEqual([answer.status, ...codes(answer)], [422, code])
    assert.equal(answer.errors[0]?.field, field)
    assert.match(answer.errors[0]?.message ?? '', said)
  }
  const just = await patch(id, { ...inventory(2), ...limit(taken), version })
  assert.equal(just.status, 200, just.text)
})

test('ending before the end date stops sales at once; an end date in the past ended them then', async () => {
  const raffle = await create(api, admin, { status: 'active' })
  const end = (id: string) =>
    api.ask('POST', rafflePaths.eventAction(id, 'end'), { token: owner, headers: newKey() })
  assert.equal(detailOf(await end(raffle.id)).endedAt, api.now.toISOString())
  const ended = await stored(raffle.id)
  const moved = await patch(raffle.id, { endDate: null, version: ended.version })
  assert.deepEqual(codes(moved), ['locked-after-end'])
  const over = await create(api, admin, { status: 'active' })
  const endAt = new Date(api.now.getTime() - 60_000)
  await force(api, over.id, { startAt: new Date(0), endAt, status: 'active' })
  const read = detailOf(await api.ask('GET', rafflePaths.event(over.id), { token: owner }))
  assert.equal(read.endedAt, endAt.toISOString())
  assert.equal(detailOf(await end(over.id)).endedAt, endAt.toISOString())
})

test('a deactivated raffle keeps its seed when it comes back', async () => {
  const raffle = await create(api, admin, { status: 'active' })
  for (const action of ['deactivate', 'activate'] as const) {
    const path = rafflePaths.eventAction(raffle.id, action)
    assert.equal((await api.ask('POST', path, { token: admin, headers: newKey() })).status, 200)
  }
  const again = detailOf(await api.ask('GET', rafflePaths.event(raffle.id), { token: admin }))
  assert.deepEqual(again.draws, raffle.draws)
  assert.deepEqual(
    (await logOf(raffle.id)).map(({ action }) => action),
    ['seed-committed', 'created', 'activation-requested', 'activated', 'deactivated', 'activated'],
  )
})

test('a copy is a draft with its dates shifted by the calendar and seeds of its own', async () => {
  // The clocks go back on 1 November 2026 in Halifax.
  const raffle = await create(api, owner, {
    startDate: '2026-10-20T12:00:00.000Z',
    endDate: '2026-10-30T23:59:00.000Z',
    drawDate: '2026-10-31T00:00:00.000Z',
    shortlink: 'copied-night',
  })
  await sell(raffle.id, raffle.packages[0]?.id ?? '')
  await force(api, raffle.id, { status: 'closed' })
  const path = rafflePaths.eventAction(raffle.id, 'copy')
  const answer = await api.ask('POST', path, {
    token: owner,
    body: { name: 'Lantern Night II', shiftDays: 7 },
    headers: newKey(),
  })
  assert.equal(answer.status, 201, answer.text)
  const copy = detailOf(answer)
  assert.equal(copy.name, 'Lantern Night II')
  assert.equal(copy.status, 'draft')
  assert.deepEqual(
    [copy.startDate, copy.endDate, copy.drawDate],
    ['2026-10-27T12:00:00.000Z', '2026-11-07T00:59:00.000Z', '2026-11-07T01:00:00.000Z'],
  )
  assert.deepEqual([copy.licenseNumber, copy.licenseUrl, copy.shortlink], [null, null, null])
  assert.deepEqual([copy.orderCount, copy.grossCents, copy.ticketsSold], [0, 0, 0])
  assert.equal(copy.packages.length, 2)
  assert.equal(copy.prizeCount, 1)
  assert.notEqual(copy.draws[0]?.commitment, raffle.draws[0]?.commitment)
  const bare = await api.ask('POST', path, { token: owner, body: {}, headers: newKey() })
  assert.equal(detailOf(bare).name, 'Lantern Night (copy)')
  assert.ok(Date.parse(detailOf(bare).startDate ?? '') > api.now.getTime())
})

test('a draft is deleted for good, and the log remembers it', async () => {
  const { id, version } = await create(api, owner)
  const stale = await api.ask('DELETE', `${rafflePaths.event(id)}?version=${version + 1}`, {
    token: owner,
  })
  assert.equal(stale.status, 409)
  const gone = await api.ask('DELETE', `${rafflePaths.event(id)}?version=${version}`, {
    token: owner,
  })
  assert.equal(gone.status, 204)
  assert.equal((await api.ask('GET', rafflePaths.event(id), { token: owner })).status, 404)
  for (const table of ['packages', 'prizes', 'draws']) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where raffle_id = ${id}`.execute(
      api.db,
    )
    assert.equal(rows.length, 0, table)
  }
  assert.equal((await logOf(id)).at(-1)?.action, 'deleted')
})

test('what hangs on a draft goes with it, as each table says itself; its add-ons stay', async () => {
  const { id, version } = await create(api, owner)
  const addOn = await create(api, owner, { parentId: id, name: 'Add-on' })
  const body = { eventId: id, number: '1', name: 'Somebody', email: null, active: true }
  const member = await api.ask('POST', memberCalls.create.path, {
    token: owner,
    body,
    headers: newKey(),
  })
  assert.equal(member.status, 201, member.text)
  // As a domain that comes later would: no code of raffles knows it.
  await sql`create table stations (raffle_id uuid not null references raffles on delete cascade)`.execute(
    api.db,
  )
  await sql`insert into stations values (${id})`.execute(api.db)
  const gone = await api.ask('DELETE', `${rafflePaths.event(id)}?version=${version}`, {
    token: owner,
  })
  assert.equal(gone.status, 204, gone.text)
  const { rows } = await sql`
    select raffle_id from stations union all select raffle_id from members where raffle_id = ${id}
  `.execute(api.db)
  assert.deepEqual(rows, [])
  const left = await api.ask('GET', rafflePaths.event(addOn.id), { token: owner })
  assert.equal(detailOf(left).parentEvent, null)
  await sql`drop table stations`.execute(api.db)
})

test('a short link belongs to one raffle', async () => {
  await create(api, owner, { shortlink: 'only-one' })
  const body = complete(api, { shortlink: 'only-one' })
  const again = await api.ask('POST', paths.events, { token: owner, body, headers: newKey() })
  assert.deepEqual([again.status, ...codes(again)], [422, 'shortlink-taken'])
})

test('an add-on stands below a raffle of its own organisation, and neither holds circles', async () => {
  const home = await create(api, owner)
  const addOn = await create(api, owner, { parentId: home.id, name: 'Add-on' })
  assert.equal(addOn.parentEvent?.name, 'Lantern Night')
  const alone = await patch(addOn.id, { parentId: null, version: addOn.version })
  assert.equal(alone.status, 200, alone.text)
  const again = await patch(addOn.id, { parentId: home.id, version: addOn.version + 1 })
  assert.equal(again.status, 200, again.text)
  const logged = await api.db
    .selectFrom('activity')
    .select(['before', 'after'])
    .where('raffleId', '=', addOn.id)
    .where('action', '=', 'changed')
    .orderBy('sequence')
    .execute()
  const parentEvent = { id: home.id, name: 'Lantern Night' }
  assert.deepEqual(logged, [
    { before: { parentEvent }, after: { parentEvent: null } },
    { before: { parentEvent: null }, after: { parentEvent } },
  ])
  const parent = detailOf(await api.ask('GET', rafflePaths.event(home.id), { token: owner }))
  assert.deepEqual(
    parent.childEvents.map(({ name }) => name),
    ['Add-on'],
  )
  const bare = await api.ask('GET', `${rafflePaths.event(home.id)}?childEvents=false`, {
    token: owner,
  })
  assert.deepEqual(detailOf(bare).childEvents, [])
  for (const parentId of [home.id, addOn.id]) {
    const answer = await patch(home.id, { parentId, version: parent.version })
    assert.deepEqual([answer.status, answer.errors[0]?.field], [422, 'parentId'])
  }
})

test('the editor’s view has each country’s regions, in the reader’s language, and its zones', async () => {
  const ViewSchema = v.object({
    data: v.object({
      regionLabel: v.string(),
      regions: v.array(v.object({ name: v.string(), code: v.string() })),
      timeZones: v.array(v.string()),
    }),
  })
  const view = async (country: string) => {
    const headers = { 'accept-language': 'fr' }
    const answer = await api.ask('GET', rafflePaths.editView(country), { token: owner, headers })
    return v.parse(ViewSchema, answer.json).data
  }
  const canada = await view('CA')
  assert.equal(canada.regionLabel, 'Province')
  assert.equal(canada.regions.find(({ code }) => code === 'NS')?.name, 'Nouvelle-Écosse')
  const states = await view('US')
  assert.equal(states.regionLabel, 'State')
  assert.ok(states.timeZones.includes('America/Phoenix'))
  const zones = [...canada.timeZones, ...states.timeZones]
  for (const timeZone of zones) assert.ok(await isAgreedZone(api.db, timeZone), timeZone)
})

test('a test email arrives in the outbox with the texts as they stand in the form', async () => {
  const raffle = await create(api, owner)
  const answer = await api.ask('POST', rafflePaths.testEmail, {
    token: owner,
    body: {
      eventId: raffle.id,
      recipient: 'joel.paul@terncove.example',
      locale: 'fr',
      emailTicketBody: '<p>Bonjour &amp; merci</p>',
    },
    headers: newKey(),
  })
  assert.equal(answer.status, 200, answer.text)
  const email = await api.db
    .selectFrom('emails')
    .selectAll()
    .where('recipient', '=', 'joel.paul@terncove.example')
    .executeTakeFirstOrThrow()
  assert.equal(email.subject, 'Essai : Vos billets : Lantern Night')
  assert.match(email.textBody, /Bonjour & merci/)
  assert.match(email.textBody, new RegExp(raffle.draws[0]?.commitment ?? 'none'))
  assert.match(email.textBody, /^Ceci est un essai\./)
  assert.match(email.htmlBody ?? '', /<p>Bonjour &amp; merci<\/p>/)
})
