import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { flagNames } from '../../src/core/flag-names.ts'
import { type Role, roleTrait } from '../../src/core/session/role.ts'
import { paths } from '../support/paths.ts'
import { productDatabase } from '../support/running-product.ts'
import { ask } from './client.ts'

const headers = { 'x-environment-key': 'local' }
const FlagsSchema = v.array(
  v.object({ enabled: v.boolean(), feature: v.object({ name: v.string() }) }),
)

async function flagsOf(roles: Role[], more: Record<string, string> = {}) {
  const traits = [
    ...roles.map(role => ({ trait_key: roleTrait(role), trait_value: true })),
    ...Object.entries(more).map(([trait_key, trait_value]) => ({ trait_key, trait_value })),
  ]
  const body = { identifier: 'somebody', traits }
  const answer = await ask('POST', `${paths.flags}identities/`, { headers, body })
  assert.equal(answer.status, 200)
  const { flags, ...echoed } = v.parse(v.looseObject({ flags: FlagsSchema }), answer.json)
  assert.deepEqual(echoed, body)
  return Object.fromEntries(flags.map(flag => [flag.feature.name, flag.enabled]))
}

test('every flag is answered, off for somebody unknown', async () => {
  const answer = await ask('GET', `${paths.flags}flags/`, { headers })
  const flags = v.parse(FlagsSchema, answer.json)
  assert.deepEqual(
    flags.map(flag => flag.feature.name),
    [...flagNames],
  )
  assert.ok(flags.every(flag => !flag.enabled))
})

test('flags are on by role: the Admin section for RB admin and RB finance alone', async () => {
  for (const role of ['RB admin', 'RB finance'] as const) {
    assert.equal((await flagsOf([role])).admin, true)
  }
  const owner = await flagsOf(['account owner'])
  assert.equal(owner.admin, false)
  assert.equal(owner['view-dashboard'], true)
  assert.equal(owner['god-mode'], false)
  assert.equal(owner['typesense-rollout'], false)
  const agent = await flagsOf(['Contact Center Agent'])
  assert.equal(agent['view-dashboard'], false)
  assert.equal(agent['view-order-intake'], true)
  assert.equal(agent['change-organization'], true)
})

test('without the environment’s key nothing is answered', async () => {
  const answer = await ask('GET', `${paths.flags}flags/`, {
    headers: { 'x-environment-key': 'other' },
  })
  assert.equal(answer.status, 403)
})

test('a row of flag_overrides sets a flag for one trait, and its end takes it back', async () => {
  const { db } = productDatabase()
  const email = `${crypto.randomUUID()}@example.org`
  try {
    await db
      .insertInto('flagOverrides')
      .values({ flag: 'god-mode', traitKey: 'email', traitValue: email, enabled: true })
      .execute()
    assert.equal((await flagsOf(['account owner'], { email }))['god-mode'], true)
    assert.equal((await flagsOf(['account owner']))['god-mode'], false)
  } finally {
    await db.deleteFrom('flagOverrides').where('traitValue', '=', email).execute()
    await db.destroy()
  }
})
