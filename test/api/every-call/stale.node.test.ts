/** A record that somebody else changed meanwhile: 409 with what stands there now and whose it is, and nothing is written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { type Asked, asked, isWrite } from './contracts.ts'
import { openGround } from './ground.ts'
import { leavesNoGap, tableOf } from './table.ts'

const ground = await openGround()
const table = tableOf(
  asked.map(({ name }) => name),
  ['a stale version'],
)

const StaleSchema = v.object({
  data: v.object({ id: v.string(), version: v.number() }),
  changedBy: v.string(),
  changedAt: v.string(),
})

for (const asking of asked) {
  const { name } = asking
  if (!isWrite(asking) || !takesVersion(asking)) {
    table.tell(name, 'a stale version', isWrite(asking) ? 'takes no version' : 'only reads')
    continue
  }
  test(`${name} over an older version is refused with the newer one, its author and its time`, async () => {
    const { touch, ...example } = await ground.example(asking)
    assert.ok(touch, `the world of ${name} needs a touch: somebody else's change (worlds.ts)`)
    await touch()
    const now = await reading(asking, example.params)
    const before = await ground.content()
    const stale = await ground.ask(asking, example)
    assert.equal(stale.status, 409, stale.text)
    assert.deepEqual(
      stale.errors.map(({ code }) => code),
      ['stale-edit'],
    )
    const { data, changedBy, changedAt } = v.parse(StaleSchema, stale.json)
    assert.deepEqual([data.id, data.version], [now.id, now.version])
    assert.deepEqual((stale.json as { data: unknown }).data, now)
    assert.equal(
      changedBy,
      name.includes('/winners/') ? 'Marguerite Doucette' : 'Rosalind Achterberg',
    )
    assert.equal(changedAt, ground.api.now.toISOString())
    assert.deepEqual(await ground.content(), before)
    table.tell(name, 'a stale version', '409 with both')
  })
}

leavesNoGap(table)

const RecordSchema = v.looseObject({ id: v.string(), version: v.number() })

/** The record as it stands, by the call that reads it; without one, in its list. */
async function reading({ call }: Asked, params: Record<string, string> | undefined) {
  const path = call.path
    .replace(/(:id)\/.*$/, '$1')
    .replace(/(de)?activate-order-group/, 'order-groups')
  const named = (name: string) => asked.find(each => each.name === `GET ${name}`)
  // What everybody reads of it may be less.
  const get = named(`${path}/record`) ?? named(path)
  if (get) {
    const answer = await ground.ask(get, params ? { params } : {})
    return v.parse(v.object({ data: RecordSchema }), answer.json).data
  }
  const list = named(path.replace('/:id', ''))
  assert.ok(list, `no call reads ${path}, and none lists such records`)
  const query = { ...(await ground.example(list)).query, pageSize: '1000' }
  const answer = await ground.ask(list, { query })
  const { data } = v.parse(v.object({ data: v.array(RecordSchema) }), answer.json)
  return data.find(({ id }) => id === params?.id) ?? assert.fail('it is not in its list')
}

function takesVersion({ call: { body, query } }: Asked): boolean {
  return [body, query].some(
    schema => schema && 'entries' in schema && 'version' in (schema.entries as object),
  )
}
