/** The worker of long jobs: what is kept of a step, who holds a job, and what becomes of a killed one. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { type JobStep, startJobWorker } from '../../../demo/api/jobs/worker.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { startScript } from '../../database/support.ts'
import { inFull } from '../../support/full.ts'
import { until } from '../../support/until.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const { id: startedBy } = await api.db
  .selectFrom('users')
  .select('id')
  .where('email', '=', 'marguerite.doucette@terncove.example')
  .executeTakeFirstOrThrow()
const faults: unknown[] = []
const script = fileURLToPath(new URL('./worker-process.ts', import.meta.url))

/** A kind of its own: the API's own worker leaves it alone. */
function workerOf(step: JobStep) {
  const worker = startJobWorker({
    db: api.db,
    steps: { 'in-a-test': step },
    now: () => api.now,
    log: entry => faults.push(entry),
  })
  return { ...worker, [Symbol.asyncDispose]: worker.stop }
}

async function begin({ roles = ['account owner'] as string[] } = {}): Promise<string> {
  const id = randomUUID()
  later(1)
  await api.db
    .insertInto('jobs')
    .values({
      id,
      organizationId: seedOrganizations.ternCove.id,
      kind: 'in-a-test',
      asked: '{}',
      startedBy,
      embedKeyId: null,
      roles,
      scopes: null,
      createdAt: api.now,
      workedAt: api.now,
    })
    .execute()
  return id
}

const read = (id: string) =>
  api.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function fileOf(id: string): Promise<string> {
  const parts = await api.db
    .selectFrom('jobParts')
    .select('content')
    .where('jobId', '=', id)
    .orderBy('number')
    .execute()
  return parts.map(({ content }) => content).join('')
}

/** Counts to `last`, a line a step. */
const counting =
  (last: number, at: (place: number) => Promise<void> | void = () => undefined): JobStep =>
  async ({ place }) => {
    const number = Number(place ?? 0) + 1
    await at(number)
    const next = number < last ? String(number) : null
    return { text: `${number}\n`, done: 1, total: last, next, fileName: 'numbers.txt' }
  }
const lines = (last: number) => Array.from({ length: last }, (_, at) => `${at + 1}\n`).join('')

function later(milliseconds: number): void {
  api.now = new Date(api.now.getTime() + milliseconds)
}

test('it goes on step by step, and keeps what each made with how far that is', async () => {
  const id = await begin()
  const seen: unknown[] = []
  await using worker = workerOf(
    counting(3, async () => {
      const { done, total, place, state } = await read(id)
      seen.push([done, total, place, state])
    }),
  )
  await worker.idle()
  assert.deepEqual(seen, [
    [0, null, null, 'running'],
    [1, 3, '1', 'running'],
    [2, 3, '2', 'running'],
  ])
  const { state, done, total, endedAt, heldUntil, fileName } = await read(id)
  assert.deepEqual(
    [state, done, total, heldUntil, fileName],
    ['finished', 3, 3, null, 'numbers.txt'],
  )
  assert.deepEqual(endedAt, api.now)
  assert.equal(await fileOf(id), lines(3))
})

test('it keeps nothing more of whoever lost the job, and the next one goes on from there', async () => {
  const id = await begin()
  const countingOn = counting(6)
  await using first = workerOf(async at => {
    const made = await countingOn(at)
    // Whoever takes it waits for this step, and has it before the next: here with its end, whatever the order of locks.
    if (made.text === '3\n')
      await sql`update jobs set holder = holder + 1 where id = ${id}`.execute(at.api.db)
    return made
  })
  await first.idle()
  assert.equal(await fileOf(id), lines(3))
  await using second = workerOf(counting(6))
  await second.idle()
  assert.equal(await fileOf(id), lines(3), 'taken while somebody still holds it')
  later(60_000)
  second.wake()
  await second.idle()
  assert.equal(await fileOf(id), lines(6))
})

test('it leaves nothing of a step that fails, and says why it ends', async () => {
  const id = await begin()
  faults.length = 0
  await using worker = workerOf(
    counting(6, number => {
      if (number === 3) throw new Error('no ink')
    }),
  )
  await worker.idle()
  const { state, failure, done } = await read(id)
  assert.deepEqual([state, failure, done], ['failed', 'unexpected', 2])
  assert.equal(await fileOf(id), lines(2))
  assert.equal(faults.length, 1)
})

test('it ends where whoever began it may no longer, and works with the roles they had then', async () => {
  const id = await begin({ roles: ['RB admin'] })
  await using worker = workerOf(counting(2))
  await worker.idle()
  const { state, failure } = await read(id)
  assert.deepEqual([state, failure], ['failed', 'not-allowed'])

  const roles: unknown[] = []
  await begin({ roles: ['account owner', 'RB admin'] })
  await using other = workerOf(async at => {
    roles.push(at.session.roles)
    return { text: '', done: 1, total: 1, next: null, fileName: 'x' }
  })
  await other.idle()
  assert.deepEqual(roles, [['account owner']])
})

test('it gives other jobs a turn beside a long one (Medusa: export froze the server)', async () => {
  const made: string[] = []
  const [long, short] = [await begin(), await begin()]
  const step: JobStep = async at => {
    const answer = await counting(50)(at)
    made.push(answer.text)
    return made.length === 21 ? { ...answer, next: null } : answer
  }
  await using worker = workerOf(step)
  await worker.idle()
  assert.deepEqual([(await read(short)).done, (await read(long)).done], [1, 50])
  assert.equal(made[20], '1\n', 'the short one after twenty steps of the long one')
})

test('it shares many jobs with other instances, each step made once', async () => {
  const ids: string[] = []
  for (let job = 0; job < 12; job += 1) ids.push(await begin())
  await using one = workerOf(counting(5))
  await using other = workerOf(counting(5))
  await Promise.all([one.idle(), other.idle()])
  for (const id of ids) assert.equal(await fileOf(id), lines(5))
})

inFull('it is taken up by another process after kill -9, and has each step once', async () => {
  const id = await begin()
  const steps = 60
  const halted = startScript([script, api.url, String(steps), '20'])
  await halted.until('made 20')
  halted.kill('SIGKILL')
  await new Promise(resolve => halted.once('close', resolve))
  const { state, done } = await read(id)
  assert.deepEqual([state, done], ['running', 19])
  const second = startScript([script, api.url, String(steps)])
  await second.until(`made ${steps}`)
  await until(async () => (await read(id)).state === 'finished')
  second.kill('SIGKILL')
  assert.equal(await fileOf(id), lines(steps))
})
