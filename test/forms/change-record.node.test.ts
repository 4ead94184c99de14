import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { type Contract, contracts } from '../../src/core/contract.ts'
import { DeskError } from '../../src/core/errors.ts'
import { changeRecord } from '../../src/core/forms/change-record.ts'
import { mapSaved } from '../../src/core/forms/saved.ts'
import type { Http } from '../../src/core/http.ts'

const { change } = contracts({
  change: {
    method: 'PATCH',
    path: '/raffles/:id',
    access: { action: 'raffles:edit', embed: 'raffles:edit' },
    body: v.object({ name: v.string(), version: v.number() }),
    answer: v.object({ id: v.string(), name: v.string(), version: v.number() }),
  },
})
const newer = { id: 'r1', name: 'Spring 2026', version: 8 }

const httpWith = (ask: (call: Contract, asked: unknown) => Promise<unknown>) =>
  ({ ask }) as Pick<Http, 'ask'>

const refusing = (status: number, data: unknown) =>
  httpWith(() => {
    const cause = Object.assign(new Error('refused'), { data })
    throw new DeskError(status === 409 ? 'conflict' : 'invalid', 'Refused.', { status, cause })
  })

const send = (http: Pick<Http, 'ask'>) =>
  changeRecord(http, change, { params: { id: 'r1' }, body: { name: 'Spring draw', version: 7 } })

test('it sends the version beside the changes, and answers the record with its new one', async () => {
  let sent: unknown
  const answer = await send(
    httpWith(async (_, asked) => {
      sent = asked
      return newer
    }),
  )
  assert.deepEqual(sent, { params: { id: 'r1' }, body: { name: 'Spring draw', version: 7 } })
  assert.deepEqual(answer, { state: 'saved', record: newer, version: 8 })
})

test('it answers the newer record on 409, with who and when where given', async () => {
  const last = { changedBy: 'Luc Arsenault', changedAt: '2026-11-20T18:40:00Z' }
  assert.deepEqual(await send(refusing(409, { errors: [], data: newer, ...last })), {
    state: 'conflict',
    theirs: newer,
    version: 8,
    by: 'Luc Arsenault',
    at: '2026-11-20T18:40:00Z',
  })
})

test('it throws any other refusal, and a 409 that answers no newer record', async () => {
  await assert.rejects(send(refusing(422, { errors: [] })), { failure: 'invalid' })
  await assert.rejects(send(refusing(409, { errors: [] })), { failure: 'conflict' })
  await assert.rejects(send(refusing(409, { data: { id: 'r1' } })), { failure: 'conflict' })
})

test('it exchanges the shape of a record, whichever way saving ended', () => {
  const name = (raffle: { name: string }) => raffle.name
  assert.deepEqual(mapSaved({ state: 'saved', record: newer, version: 8 }, name), {
    state: 'saved',
    record: 'Spring 2026',
    version: 8,
  })
  assert.deepEqual(mapSaved({ state: 'conflict', theirs: newer, version: 8 }, name), {
    state: 'conflict',
    theirs: 'Spring 2026',
    version: 8,
  })
})
