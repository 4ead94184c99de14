import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { setUpJackpot } from '../../../demo/api/raffles/prizes/jackpot-prize.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { demoEmbedKey } from '../../../demo/api/seed/people.ts'
import { OrderSchema } from '../../../src/core/orders/order.ts'
import { type DrawDetail, DrawDetailSchema } from '../../../src/core/raffles/draws/draw.ts'
import { type Prize, PrizeSchema } from '../../../src/core/raffles/prizes/prize.ts'
import {
  exclusionChecks,
  type Winner,
  WinnerSchema,
} from '../../../src/core/raffles/winners/winner.ts'
import { EmbedTokenSchema } from '../../../src/core/session/embed-session.ts'
import { paths, rafflePaths } from '../../support/paths.ts'
import { type Answered, type Asked, registerOrigin, startApi, type TestApi } from '../support.ts'

export const hour = 3_600_000

/** A raffle of the tests' own, on sale, with one person who may do all of it. */
export interface TestRaffle {
  api: TestApi
  token: string
  raffleId: string
  packageIds: string[]
  jackpotId: string
  drawId: string
  /** A writing call with a fresh key, as this person. */
  post(path: string, body?: unknown, asked?: Asked): Promise<Answered>
  patch(path: string, body: unknown, token?: string): Promise<Answered>
  get(path: string, asked?: Asked): Promise<Answered>
}

export interface RaffleOptions {
  drawType?: 'rng' | 'barrel'
  packages?: { ticketCount: number; priceCents: number; inventory?: number }[]
  percent?: number | null
  organization?: keyof typeof seedOrganizations
  email?: string
  values?: Record<string, unknown>
}

/** Each test file has one API; its raffles stand beside the seed's. */
export function openApi(options: Parameters<typeof startApi>[0] = {}): Promise<TestApi> {
  return startApi({ orders: 0, ...options })
}

/** On sale since an hour ago, ends in one hour, drawn in two: `api.now` is set by tests. */
export async function addRaffle(api: TestApi, options: RaffleOptions = {}): Promise<TestRaffle> {
  const { organization = 'ternCove', percent = 50, drawType = 'rng' } = options
  const { id: organizationId, timeZone, province, locale } = seedOrganizations[organization]
  const { email = 'marguerite.doucette@terncove.example' } = options
  const token = await api.signIn('account owner', email)
  const prices = options.packages ?? [{ ticketCount: 1, priceCents: 500 }]
  const name = `Test raffle ${randomUUID()}`
  const made = await api.db.transaction().execute(async transaction => {
    const { id } = await transaction
      .insertInto('raffles')
      .values({
        organizationId,
        parentId: null,
        name,
        searchName: name.toLowerCase(),
        category: percent === null ? 'Raffle' : '50/50',
        status: 'active',
        licenseNumber: 'TEST-1',
        startAt: new Date(api.now.getTime() - hour),
        endAt: new Date(api.now.getTime() + hour),
        drawAt: new Date(api.now.getTime() + 2 * hour),
        timeZone,
        province,
        frequency: 'one-off',
        drawType,
        nextTicketNumber: 1,
        jackpotPercent: percent,
        details: JSON.stringify({ drawLocation: 'Hall' }),
        ...options.values,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = await transaction
      .insertInto('packages')
      .values(
        prices.map((pack, at) => ({ inventory: null, ...pack, raffleId: id, position: at + 1 })),
      )
      .returning(['id', 'position'])
      .execute()
    rows.sort((one, other) => one.position - other.position)
    const jackpot = await setUpJackpot(
      transaction,
      { id, category: percent === null ? 'Raffle' : '50/50', locale },
      { at: api.now, actor: null },
    )
    return { id, packageIds: rows.map(row => row.id), ...jackpot }
  })
  return {
    api,
    token,
    raffleId: made.id,
    packageIds: made.packageIds,
    jackpotId: made.prizeId,
    drawId: made.drawId,
    post: (path, body, asked) =>
      api.ask('POST', path, {
        token,
        ...(body === undefined ? {} : { body }),
        ...asked,
        headers: { 'idempotency-key': randomUUID(), ...asked?.headers },
      }),
    patch: (path, body, by = token) => api.ask('PATCH', path, { token: by, body }),
    get: (path, asked) => api.ask('GET', path, { token, ...asked }),
  }
}

export function dataOf<S extends v.GenericSchema>(
  schema: S,
  answer: Answered,
  status = 200,
): v.InferOutput<S> {
  assert.equal(answer.status, status, answer.text)
  return v.parse(v.object({ data: schema }), answer.json).data as v.InferOutput<S>
}

/** Sells through the API, and answers the order. */
export async function sell(
  raffle: TestRaffle,
  pack = 0,
  more: Record<string, unknown> = {},
): Promise<v.InferOutput<typeof OrderSchema>> {
  const body = {
    eventId: raffle.raffleId,
    packageId: raffle.packageIds[pack],
    type: 'cash',
    source: 'walk_in',
    customer: { firstName: 'Eva', lastName: 'Tremblay', city: 'Halifax' },
    ...more,
  }
  return dataOf(OrderSchema, await raffle.post(rafflePaths.orders, body), 201)
}

/** Many orders at once, straight into the database: what a test needs in numbers, not in calls. */
export async function sellMany(raffle: TestRaffle, orders: number): Promise<void> {
  const { raffleId, packageIds, api } = raffle
  const { sql } = await import('kysely')
  await sql`
    with buyer as (
      insert into customers (organization_id, first_name, last_name, city, locale)
      select organization_id, 'Eva', 'Tremblay', 'Halifax', 'en' from raffles where id = ${raffleId}
      returning id, organization_id
    ), made as (
      insert into orders (id, organization_id, raffle_id, package_id, customer_id, amount_cents,
        initial_status, status, type, source, idempotency_key, created_at)
      select gen_random_uuid(), organization_id, ${raffleId}, ${packageIds[0]}, id, 500, 'ACTIVE',
        'ACTIVE', 'cash', 'walk_in', 'test-' || gen_random_uuid(), ${api.now}
      from buyer, generate_series(1, ${orders}::integer)
      returning id
    )
    insert into tickets (order_id, raffle_id, first_number, last_number)
    select made.id, ${raffleId}, next_ticket_number - 1 + n, next_ticket_number - 1 + n
    from (select id, row_number() over () as n from made) as made, raffles
    where raffles.id = ${raffleId}
  `.execute(api.db)
  await api.db
    .updateTable('raffles')
    .set(({ eb }) => ({ nextTicketNumber: eb('nextTicketNumber', '+', orders) }))
    .where('id', '=', raffleId)
    .execute()
}

/** Ends the sales and goes to the draw date. */
export async function endSales({ api, raffleId }: TestRaffle): Promise<void> {
  await api.db
    .updateTable('raffles')
    .set({ status: 'ended', endedAt: new Date(api.now.getTime() + hour) })
    .where('id', '=', raffleId)
    .execute()
  api.now = new Date(api.now.getTime() + 3 * hour)
}

export function step(
  raffle: TestRaffle,
  name: 'lock' | 'reopen' | 'receipt' | 'entropy' | 'resume',
  body: unknown = {},
  drawId = raffle.drawId,
): Promise<Answered> {
  return raffle.post(rafflePaths.drawStep(drawId, name), body)
}

export async function drawNow(raffle: TestRaffle, drawId = raffle.drawId): Promise<DrawDetail> {
  return dataOf(DrawDetailSchema, await raffle.get(rafflePaths.draw(drawId)))
}

/** Lock, receipt and the first entropy; of a barrel, lock and print. */
export async function prepareDraw(
  raffle: TestRaffle,
  drawId = raffle.drawId,
  leaveOut: string[] = [],
): Promise<DrawDetail> {
  const locked = dataOf(DrawDetailSchema, await step(raffle, 'lock', { leaveOut }, drawId))
  if (locked.drawType === 'barrel') {
    const lock = locked.locks.at(-1)
    const whole = { firstNumber: lock?.firstTicketNumber, lastNumber: lock?.lastTicketNumber }
    const printed = await raffle.post(rafflePaths.drawStubs(drawId), { ...whole, reprint: false })
    assert.equal(printed.status, 201, printed.text)
    return drawNow(raffle, drawId)
  }
  const code = locked.locks.at(-1)?.root.slice(0, 8)
  const receipt = await step(raffle, 'receipt', { witness: 'Ada Muise', code }, drawId)
  assert.equal(receipt.status, 200, receipt.text)
  const entropy = { kind: 'dice', text: '3 1 6 2 4 5 1 1 6 3 2 4', witness: 'Ada Muise' }
  return dataOf(DrawDetailSchema, await step(raffle, 'entropy', entropy, drawId))
}

export function pickPath(raffle: TestRaffle, prizeId?: string, quantity?: number): string {
  const query = new URLSearchParams({ eventId: raffle.raffleId })
  if (prizeId) query.set('prizeId', prizeId)
  if (quantity) query.set('quantity', String(quantity))
  return `${rafflePaths.winners}?${query}`
}

export async function pick(raffle: TestRaffle, prizeId?: string): Promise<Winner> {
  const [winner] = dataOf(v.array(WinnerSchema), await raffle.post(pickPath(raffle, prizeId)), 201)
  assert.ok(winner)
  return winner
}

export async function decide(
  raffle: TestRaffle,
  winner: Winner,
  change: Record<string, unknown>,
  token?: string,
): Promise<Winner> {
  const body = { version: winner.version, ...change }
  return dataOf(WinnerSchema, await raffle.patch(rafflePaths.winner(winner.id), body, token))
}

/** Verifies and confirms. */
export async function confirm(raffle: TestRaffle, winner: Winner): Promise<Winner> {
  const verified = await decide(raffle, winner, {
    status: 'verified',
    checks: [...exclusionChecks],
  })
  return decide(raffle, verified, { status: 'confirmed', note: 'By phone' })
}

/** Another prize of the raffle. */
export async function addPrize(raffle: TestRaffle, fields: object = {}): Promise<Prize> {
  const body = { eventId: raffle.raffleId, name: 'Early bird', ...fields }
  return dataOf(PrizeSchema, await raffle.post(rafflePaths.prizes, body), 201)
}

/** For the owner of Tern Cove, on a page of the charity's own. */
export async function embedToken(api: TestApi, scopes: readonly string[]): Promise<string> {
  const origin = 'https://intranet.example'
  await registerOrigin(api, origin)
  const body = {
    person: { email: 'marguerite.doucette@terncove.example' },
    role: 'account owner',
    organizationId: seedOrganizations.ternCove.id,
    origin,
    scopes: [...new Set(scopes)],
  }
  const answer = await api.ask('POST', paths.embedSessions, { token: demoEmbedKey, body })
  return dataOf(EmbedTokenSchema, answer).token
}
