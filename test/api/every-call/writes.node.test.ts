/** What writes: with all that it needs, once for its key, with its entry in the log, all or nothing. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Answered } from '../support.ts'
import { asked, isWrite, type WriteName } from './contracts.ts'
import { bodyOf, openGround, requireDone } from './ground.ts'
import { leavesNoGap, tableOf } from './table.ts'
import type { Example } from './world.ts'
import { entriesLeft, keyless } from './writes-apart.ts'

const ground = await openGround()
const { api } = ground
const writing = asked.filter(isWrite)
const table = tableOf(
  asked.map(({ name }) => name),
  ['a field left out', 'without a key', 'failed midway', 'log', 'repeat', 'key of another'],
)
for (const asking of asked)
  if (!isWrite(asking)) for (const each of table.cases) table.tell(asking.name, each, 'only reads')

/** Whatever is added to the table fails from then on: what the call did by then has to go as well. */
async function failing(name: 'activity' | 'idempotency_keys', work: () => Promise<void>) {
  await api.pool.query(`create or replace function fail() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$;
    create trigger fails before insert on ${name} for each row execute function fail()`)
  try {
    await work()
  } finally {
    await api.pool.query(`drop trigger fails on ${name}`)
  }
}

async function entries(): Promise<number> {
  const found = api.db.selectFrom('activity').select(({ fn }) => fn.countAll<string>().as('count'))
  return Number((await found.executeTakeFirst())?.count)
}

for (const asking of writing) {
  const { name, call } = asking
  const noKey = keyless[name as WriteName]
  const left = entriesLeft[name as WriteName]

  test(`${name} is done once for its key, all or nothing, and the log says so`, async () => {
    const example = await ground.example(asking)
    const { also, ...needs }: Example = example
    const another: Example = call.body && also ? needs : await ground.example(asking)
    const before = await ground.content()

    const fields = fieldsOf(example.body ?? {})
    for (const path of fields) {
      const body = without(bodyOf(example), path)
      const answer = await ground.ask(asking, example, { body })
      const named = [...new Set(answer.errors.flatMap(({ field }) => field ?? []))]
      const field = path.join('.')
      assert.deepEqual([answer.status, named], [422, [field]], `without ${field}: ${answer.text}`)
    }
    table.tell(name, 'a field left out', fields.length || 'needs none')
    if (noKey === undefined) {
      const refused = await ground.ask(asking, example, { key: '' })
      assert.deepEqual(saidBy(refused), [422, 'idempotency-key-missing'], refused.text)
    }
    if (noKey === undefined || left?.count !== 0) {
      await failing(noKey === undefined ? 'idempotency_keys' : 'activity', async () => {
        const failed = await ground.ask(asking, example)
        assert.ok(failed.status >= 500, failed.text)
      })
      table.tell(name, 'failed midway', 'nothing is kept')
    } else table.tell(name, 'failed midway', 'writes one row, and no entry')

    assert.deepEqual(await ground.content(), before, 'though refused, it changed something')

    const logged = await entries()
    const key = randomUUID()
    const first = await ground.ask(asking, example, { key })
    requireDone(first, name)
    await example.settled?.()
    const count = (await entries()) - logged
    assert.equal(count, left?.count ?? 1, `it left ${count} entries in the log (writes-apart.ts)`)
    table.tell(name, 'log', left ? `${left.count}: ${left.because}` : 1)

    if (noKey !== undefined) {
      for (const each of ['without a key', 'repeat', 'key of another'] as const)
        table.tell(name, each, noKey)
      return
    }
    const content = await ground.content()
    const repeat = await ground.ask(asking, example, { key })
    assert.deepEqual([repeat.status, repeat.json], [first.status, first.json])
    const hasOtherBody = JSON.stringify(bodyOf(example)) !== JSON.stringify(bodyOf(another))
    const { body, also: more } = another
    const other = hasOtherBody
      ? { ...needs, ...(body && { body }), ...(more && { also: more }) }
      : another
    const reused = await ground.ask(asking, other, { key })
    assert.deepEqual(saidBy(reused), [422, 'idempotency-key-reused'], reused.text)
    assert.deepEqual(await ground.content(), content, 'a repeat changed something')
    table.tell(name, 'without a key', '422')
    table.tell(name, 'repeat', String(repeat.status))
    table.tell(name, 'key of another', `422, ${hasOtherBody ? 'another body' : 'another record'}`)
  })
}

leavesNoGap(table)

const saidBy = ({ status, errors }: Answered) => [status, errors[0]?.code]

type Body = Readonly<Record<string, unknown>>

/** The fields of a case, and those of records in it; a list is one field. */
function fieldsOf(body: object): string[][] {
  return Object.entries(body).flatMap(([name, value]) =>
    isRecord(value) ? [[name], ...fieldsOf(value).map(path => [name, ...path])] : [[name]],
  )
}

function without(body: Body, [first = '', ...rest]: string[]): Body {
  const { [first]: value, ...others } = body
  return rest.length > 0 && isRecord(value) ? { ...others, [first]: without(value, rest) } : others
}

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
