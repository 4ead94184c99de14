import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DeskError } from '../../src/core/errors.ts'
import { createOnce } from '../../src/core/forms/create-once.ts'
import type { Saved } from '../../src/core/forms/saved.ts'

interface Prize {
  name: string
  version: number
}

const first = { idempotencyKey: 'first-key', values: { name: 'Kettle' } }
const now = { idempotencyKey: 'second-key', values: { name: 'Copper kettle' } }

/** A server that notes what it was asked for. */
function server(change: (version: number) => Saved<Prize>, refuse?: DeskError) {
  const asked: unknown[] = []
  return {
    asked,
    calls: {
      async create({ idempotencyKey, values }: typeof first): Promise<Prize> {
        asked.push(idempotencyKey)
        if (refuse && idempotencyKey === first.idempotencyKey) throw refuse
        return { ...values, version: 1 }
      },
      async change(record: Prize, version: number | string, before: unknown, after: unknown) {
        asked.push([record.name, version, before, after])
        return change(Number(version))
      },
    },
  }
}

const changed: Saved<Prize> = { state: 'saved', record: { name: 'Copper kettle', version: 2 } }

test('it makes a record as it stands where no answer was lost', async () => {
  const { asked, calls } = server(() => changed)
  assert.equal((await createOnce(now, [], calls)).name, 'Copper kettle')
  assert.deepEqual(asked, ['second-key'])
})

test('it repeats the save whose answer was lost, and changes what that made', async () => {
  const { asked, calls } = server(() => changed)
  assert.equal((await createOnce(now, [first], calls)).version, 2)
  assert.deepEqual(asked, ['first-key', ['Kettle', 1, first.values, now.values]])
})

test('it writes its own change on what somebody else has saved of it since', async () => {
  const theirs = { name: 'Kettle', version: 4 }
  const { asked, calls } = server(version =>
    version === 4 ? changed : { state: 'conflict', theirs, version: 4 },
  )
  assert.equal((await createOnce(now, [first], calls)).name, 'Copper kettle')
  assert.deepEqual(asked.at(-1), ['Kettle', 4, first.values, now.values])
})

test('it makes a record where the earlier save is refused for its content, and only there', async () => {
  const refused = server(() => changed, new DeskError('invalid', 'No.', { status: 422 }))
  assert.deepEqual(await createOnce(now, [first], refused.calls), { ...now.values, version: 1 })
  assert.deepEqual(refused.asked, ['first-key', 'second-key'])
  for (const failure of ['offline', 'too-many', 'unauthorized', 'forbidden', 'server'] as const) {
    const failing = server(() => changed, new DeskError(failure, 'No.'))
    await assert.rejects(createOnce(now, [first], failing.calls))
    assert.deepEqual(failing.asked, ['first-key'])
  }
})
