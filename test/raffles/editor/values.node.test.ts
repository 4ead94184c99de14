import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { EditorSchema } from '../../../src/core/raffles/editor/fields.ts'
import {
  changesOf,
  creationOf,
  newValues,
  valuesOf,
} from '../../../src/core/raffles/editor/values.ts'
import { feeFields } from '../../../src/core/raffles/fees.ts'
import { harbourLights } from '../../../stories/raffles/edited-raffle.ts'

const base = valuesOf(harbourLights)
const read = v.parse(EditorSchema, base)

test('nothing changed sends nothing', () => {
  assert.deepEqual(changesOf(base, read, ['RB admin']), {})
})

test('only what changed is sent; settings travel whole', () => {
  const settings = { ...read.settings, hidePot: true }
  const changes = changesOf(base, { ...read, name: 'Harbour', settings }, ['account owner'])
  assert.deepEqual(changes, { name: 'Harbour', settings })
})

test('the jackpot is shown and sent where staff enter it, and never where it is computed', () => {
  assert.equal(base.actualJackpotCents, null)
  const typed = { ...read, actualJackpotCents: 45_000 }
  assert.deepEqual(changesOf(base, typed, ['RB admin']), {})
  assert.ok(!('actualJackpotCents' in creationOf(typed, ['RB admin'])))
  const settings = { ...read.settings, customJackpotEnabled: true }
  assert.deepEqual(changesOf(base, { ...typed, settings }, ['raffle admin']), {
    actualJackpotCents: 45_000,
    settings,
  })
  const jackpot = { ...harbourLights.jackpot, amountCents: 45_000, by: 'custom' } as const
  assert.equal(valuesOf({ ...harbourLights, jackpot }).actualJackpotCents, 45_000)
  assert.equal(
    valuesOf({ ...harbourLights, jackpot: { ...jackpot, by: 'declared' } }).actualJackpotCents,
    45_000,
  )
})

test('packages keep their ids, and new ones have none', () => {
  const [first] = read.packages
  assert.ok(first)
  const added = { packageId: null, ticketCount: 5, priceCents: 1500, inventory: 10 }
  const changes = changesOf(base, { ...read, packages: [first, added] }, ['account owner'])
  assert.deepEqual(changes, {
    packages: [
      { id: first.packageId, ticketCount: 1, priceCents: 500, inventory: null },
      { ticketCount: 5, priceCents: 1500, inventory: 10 },
    ],
  })
})

test('fees go over the wire in integer cents, and from administrators alone', () => {
  const values = { ...read, raffleboxFeeFlatRateDollars: 12_550, raffleboxOrderFeeDollars: 35 }
  assert.deepEqual(changesOf(base, values, ['RB admin']), {
    raffleboxFeeFlatRateDollars: 12_550,
    raffleboxOrderFeeDollars: 35,
  })
  assert.deepEqual(changesOf(base, values, ['account owner']), {})
})

test('a new raffle says active, and leaves fees to the server where the person may not set them', () => {
  const values = v.parse(EditorSchema, {
    ...newValues('America/Halifax'),
    name: 'Harbour',
    province: 'NS',
  })
  const body = creationOf(values, ['raffle admin'])
  assert.equal(body.status, 'active')
  assert.deepEqual(
    feeFields.filter(field => field in body),
    [],
  )
  assert.equal(creationOf(values, ['RB admin']).raffleboxFeePercent, 5)
})
