/** Everybody buys for one raffle at once, and its row is held: the others go on as if nothing were. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { formatRoughDuration } from '../../src/core/format/durations.ts'
import { inFull } from '../support/full.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { addRaffle, openApi, sell, type TestRaffle } from './draws/support.ts'
import type { Answered, TestApi } from './support.ts'

const buyers = 200
const width = 2
const longest = 50

/** Holds the raffle's row from elsewhere, as a process does that is stopped amid an order. */
async function hold({ api, raffleId }: TestRaffle): Promise<() => Promise<void>> {
  const client = await api.pool.connect()
  await client.query('begin')
  await client.query('select from raffles where id = $1 for update', [raffleId])
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

function buy(raffle: TestRaffle, at: number): Promise<Answered> {
  return raffle.post(rafflePaths.orders, {
    eventId: raffle.raffleId,
    packageId: raffle.packageIds[0],
    type: 'cash',
    source: 'walk_in',
    customer: { firstName: 'Buyer', lastName: `Number ${at}`, email: `buyer-${at}@example.org` },
  })
}

/** Answered, whether or not anybody waits for the raffle: each opens, asks and ends something of its own. */
async function asOthersDo(api: TestApi): Promise<void> {
  const token = await api.signIn('account owner', 'ingrid.solberg@kettlebrook.example')
  const key = { headers: { 'x-environment-key': 'local' } }
  const asked: [string, object][] = [
    [paths.session, { token }],
    [`${paths.events}?pageSize=20`, { token }],
    [`${paths.flags}flags`, key],
    [paths.health, {}],
  ]
  for (const [path, asking] of asked) {
    const answer = await api.ask('GET', path, asking)
    assert.equal(answer.status, 200, `${path}: ${answer.text}`)
  }
}

function assertBusy({ status, headers, errors, text }: Answered): void {
  assert.equal(status, 503, text)
  assert.equal(errors[0]?.code, 'busy')
  const seconds = Number(headers.get('retry-after'))
  assert.ok(seconds >= 1 && seconds <= 10, `Retry-After: ${headers.get('retry-after')}`)
  assert.ok(errors[0]?.message.includes(formatRoughDuration(seconds, 'en')), errors[0]?.message)
}

/** Many who buy at once, and word of when so many of them were answered. */
function buyAtOnce(raffle: TestRaffle, count: number) {
  const waiting: { upTo: number; go: () => void }[] = []
  let answered = 0
  const answers = Array.from({ length: count }, async (_, at) => {
    const answer = await buy(raffle, at)
    answered += 1
    for (const { upTo, go } of waiting) if (answered >= upTo) go()
    return answer
  })
  return {
    answers: Promise.all(answers),
    answered: () => answered,
    once: (upTo: number) => new Promise<void>(go => waiting.push({ upTo, go })),
  }
}

test('beside 200 who wait for a held raffle, others sign in and read; those past the queue get 503 at once', async () => {
  const api = await openApi({ lanes: { width, longest } })
  try {
    const raffle = await addRaffle(api)
    const other = await addRaffle(api)
    const release = await hold(raffle)
    const past = buyers - width - longest
    const crowd = buyAtOnce(raffle, buyers)
    try {
      await crowd.once(past)
      await asOthersDo(api)
      // Another raffle of the same organization sells meanwhile.
      assert.equal((await sell(other)).firstTicketNumber, 1)
      assert.equal(crowd.answered(), past)
    } finally {
      await release()
    }
    const refused = (await crowd.answers).filter(({ status }) => status !== 201)
    assert.equal(refused.length, past)
    for (const each of refused) assertBusy(each)
    assert.equal((await sell(raffle)).firstTicketNumber, width + longest + 1)
  } finally {
    await api.close()
  }
})

inFull(
  'whoever waits too long for a held raffle gets 503 as well, has bought nothing, and buys a moment later',
  async () => {
    const limits = { writes: { lock: 300 } }
    const api = await openApi({ lanes: { width, patience: 300 }, limits })
    try {
      const raffle = await addRaffle(api)
      const release = await hold(raffle)
      const answers = await buyAtOnce(raffle, 6).answers.finally(release)
      for (const each of answers) assertBusy(each)
      const { rows } = await sql`select from orders where raffle_id = ${raffle.raffleId}`.execute(
        api.db,
      )
      assert.equal(rows.length, 0)
      assert.equal((await buy(raffle, 1)).status, 201)
    } finally {
      await api.close()
    }
  },
)

test('where no connection can be had, or the database only reads, calls are answered 503 and never 500', async () => {
  const api = await openApi({ limits: { reads: { size: 2, connect: 200, statement: 1000 } } })
  try {
    const raffle = await addRaffle(api)
    const list = `${paths.events}?pageSize=1`
    const client = await api.pool.connect()
    await client.query('begin; lock table raffles in access exclusive mode')
    const answers = await Promise.all([1, 2, 3, 4].map(() => raffle.get(list)))
    await client.query('rollback')
    client.release()
    const codes = new Set(answers.map(({ status, errors }) => `${status} ${errors[0]?.code}`))
    // One waits for the table until its statements end, the others for its connections: a page and its count have one each.
    assert.deepEqual([...codes].sort(), ['503 busy', '503 unavailable'])
    for (const { headers } of answers) assert.ok(Number(headers.get('retry-after')) >= 1)
    assert.equal((await raffle.get(list)).status, 200)

    // A standby, or a server whose disk ran full: what it is asked on new connections.
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.db)
    const database = sql.table(rows[0]?.name ?? '')
    await sql`alter database ${database} set default_transaction_read_only = on`.execute(api.db)
    const bought = await buy(raffle, 1)
    assert.deepEqual([bought.status, bought.errors[0]?.code], [503, 'unavailable'])
    const health = await api.ask('GET', paths.health)
    assert.equal(health.status, 503)
    const parts = [
      { name: 'api', healthy: true },
      { name: 'database', healthy: false },
    ]
    assert.deepEqual(health.json, {
      data: { healthy: false, build: 'build-of-the-test', parts },
    })
  } finally {
    await api.close()
  }
})
