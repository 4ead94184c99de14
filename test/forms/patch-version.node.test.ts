import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { DeskError } from '../../src/core/errors.ts'
import { patchVersion, VersionSchema } from '../../src/core/forms/patch-version.ts'
import { mapSaved } from '../../src/core/forms/saved.ts'
import type { Http } from '../../src/core/http.ts'

const RaffleSchema = v.object({ id: v.string(), name: v.string(), version: VersionSchema })
const newer = { id: 'r1', name: 'Spring 2026', version: 8 }

function httpWith(patch: Http['patch']): Pick<Http, 'patch'> {
  return { patch }
}

const refusing = (status: number, data: unknown) =>
  httpWith(() => {
    const cause = Object.assign(new Error('refused'), { data })
    throw new DeskError(status === 409 ? 'conflict' : 'invalid', 'Refused.', { status, cause })
  })

const send = (http: Pick<Http, 'patch'>) =>
  patchVersion(http, '/raffles/r1', RaffleSchema, { body: { name: 'Spring draw' }, version: 7 })

test('it sends the version beside the changes, and answers the record with its new one', async () => {
  let sent: unknown
  const answer = await send(
    httpWith(async (_path, schema, call) => {
      sent = call?.body
      return v.parse(schema, newer)
    }),
  )
  assert.deepEqual(sent, { name: 'Spring draw', version: 7 })
  assert.deepEqual(answer, { state: 'saved', record: newer, version: 8 })
})

test('it answers the newer record on 409, with who and when where given', async () => {
  const change = { changedBy: 'Luc Arsenault', changedAt: '2026-11-20T18:40:00Z' }
  assert.deepEqual(await send(refusing(409, { errors: [], data: newer, ...change })), {
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
