import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jackpotOf } from '../../../src/core/raffles/jackpot.ts'
import {
  type RaffleTerms,
  reasonsAgainst,
  type TermField,
  termFields,
  weightyChanges,
} from '../../../src/core/raffles/terms.ts'
import { roles } from '../../../src/core/session/role.ts'

const base: RaffleTerms = {
  category: '50/50',
  province: 'NS',
  drawType: 'rng',
  licenseNumber: 'AGD-1',
  startingPotCents: 10_000,
  guaranteedPotCents: 30_000,
  maxJackpot: 90_000,
  actualJackpotCents: null,
  settings: { fractionalJackpotPercent: 50, customJackpotEnabled: false },
}
const custom = (actualJackpotCents: number | null, more: Partial<RaffleTerms> = {}) => ({
  ...base,
  ...more,
  actualJackpotCents,
  settings: { fractionalJackpotPercent: 50, customJackpotEnabled: true },
})
const declared = (actualJackpotCents: number | null): RaffleTerms => ({
  ...base,
  category: 'Raffle',
  actualJackpotCents,
  settings: { fractionalJackpotPercent: null, customJackpotEnabled: false },
})

function pot({ settings, ...terms }: RaffleTerms, salesCents: number): number {
  return jackpotOf({
    salesCents,
    percent: settings.fractionalJackpotPercent,
    startingPotCents: terms.startingPotCents ?? 0,
    guaranteedPotCents: terms.guaranteedPotCents ?? 0,
    maximumCents: terms.maxJackpot,
    customJackpotEnabled: settings.customJackpotEnabled,
    declaredCents: terms.actualJackpotCents,
  }).amountCents
}

const found = (after: RaffleTerms, before = base) =>
  weightyChanges(before, after).map(({ field, kind }) => `${field} ${kind}`)

test('each of the fields that can be lowered is found, and none that is raised', () => {
  for (const [lower, higher, field] of [
    [{ startingPotCents: 9_999 }, { startingPotCents: 10_001 }, 'startingPotCents'],
    [{ startingPotCents: null }, { startingPotCents: 20_000 }, 'startingPotCents'],
    [{ guaranteedPotCents: 0 }, { guaranteedPotCents: 30_001 }, 'guaranteedPotCents'],
    [{ guaranteedPotCents: null }, { guaranteedPotCents: 40_000 }, 'guaranteedPotCents'],
    [{ maxJackpot: 89_999 }, { maxJackpot: 90_001 }, 'maxJackpot'],
    [{ maxJackpot: 0 }, { maxJackpot: null }, 'maxJackpot'],
    [
      { settings: { ...base.settings, fractionalJackpotPercent: 49.99 } },
      { settings: { ...base.settings, fractionalJackpotPercent: 50.01 } },
      'settings.fractionalJackpotPercent',
    ],
  ] as const) {
    assert.deepEqual(found({ ...base, ...lower }), [`${field} lowered`], JSON.stringify(lower))
    assert.deepEqual(found({ ...base, ...higher }), [], JSON.stringify(higher))
  }
})

test('a maximum where there was none lowers it, however far above the pot it is', () => {
  const unlimited = { ...base, maxJackpot: null }
  assert.deepEqual(found({ ...base, maxJackpot: 10_000_000_000 }, unlimited), [
    'maxJackpot lowered',
  ])
})

test('an amount that staff entered may grow and not shrink, of a custom jackpot and of a grand prize', () => {
  for (const entered of [custom, declared]) {
    const before = entered(45_000)
    assert.deepEqual(found(entered(45_001), before), [])
    assert.deepEqual(found(entered(44_999), before), ['actualJackpotCents lowered'])
    assert.deepEqual(found(entered(0), before), ['actualJackpotCents lowered'])
    assert.deepEqual(found(before, before), [])
  }
  assert.deepEqual(found(declared(null), declared(45_000)), ['actualJackpotCents lowered'])
  assert.deepEqual(found(declared(5), declared(null)), [])
})

test('switching between a computed and an entered jackpot is a change, however much is entered', () => {
  assert.deepEqual(found(custom(1_000_000)), [
    'settings.customJackpotEnabled changed',
    'actualJackpotCents changed',
  ])
  assert.deepEqual(found(base, custom(45_000)), [
    'settings.customJackpotEnabled changed',
    'actualJackpotCents changed',
  ])
  // In two halves: the switch alone changes nothing yet, the amount does.
  assert.deepEqual(found(custom(null)), [])
  assert.deepEqual(found(custom(1_000_000), custom(null)), ['actualJackpotCents changed'])
  assert.deepEqual(found(declared(45_000), { ...base, category: 'Raffle' }), [
    'settings.fractionalJackpotPercent changed',
    'actualJackpotCents changed',
  ])
})

test('category, province, draw type and licence number are weighty whatever they become', () => {
  for (const [change, field] of [
    [{ category: 'Raffle' }, 'category'],
    [{ province: 'NB' }, 'province'],
    [{ drawType: 'barrel' }, 'drawType'],
    [{ licenseNumber: 'AGD-2' }, 'licenseNumber'],
    [{ licenseNumber: null }, 'licenseNumber'],
  ] as const)
    assert.deepEqual(found({ ...base, ...change }), [`${field} changed`])
  assert.deepEqual(found({ ...base, licenseNumber: 'AGD-1' }, { ...base, licenseNumber: null }), [
    'licenseNumber changed',
  ])
})

/** Every combination of amounts; some of them can't be stored, and none of them may slip through. */
function everyPot(): RaffleTerms[] {
  const all: RaffleTerms[] = []
  for (const guaranteedPotCents of [0, 30_000, 60_000])
    for (const startingPotCents of [0, 10_000])
      for (const maxJackpot of [null, 20_000, 50_000])
        for (const fractionalJackpotPercent of [null, 12.5, 50])
          for (const customJackpotEnabled of [false, true])
            for (const entered of [null, 0, 25_000, 55_000]) {
              const settings = { fractionalJackpotPercent, customJackpotEnabled }
              const isEntered = customJackpotEnabled || fractionalJackpotPercent === null
              if (!isEntered && entered !== null) continue
              const own = { guaranteedPotCents, startingPotCents, maxJackpot }
              all.push({ ...base, ...own, settings, actualJackpotCents: entered })
            }
  return all
}

test('no edit without a weighty change lowers the pot, whatever is sold still: all combinations', t => {
  const all = everyPot()
  const sales = [0, 5_000, 40_000, 100_000, 10_000_000]
  const pots = all.map(terms => sales.map(cents => pot(terms, cents)))
  let free = 0
  let weighty = 0
  for (const [from, before] of all.entries()) {
    for (const [to, after] of all.entries()) {
      if (weightyChanges(before, after).length > 0) {
        weighty += 1
        continue
      }
      free += 1
      const isLower = sales.some((_, at) => (pots[to]?.[at] ?? 0) < (pots[from]?.[at] ?? 0))
      if (isLower) assert.fail(`${JSON.stringify(before)} became ${JSON.stringify(after)}`)
    }
  }
  t.diagnostic(`${free} edits that anyone may make, ${weighty} that need a reason`)
  assert.ok(free > 10_000 && weighty > 10_000)
})

test('all of it in one edit is named field by field, each once, in the fields’ order', () => {
  const before = { ...custom(45_000), drawType: 'rng' } as const
  const after: RaffleTerms = {
    category: 'Raffle',
    province: 'NB',
    drawType: 'barrel',
    licenseNumber: null,
    startingPotCents: 0,
    guaranteedPotCents: 0,
    maxJackpot: 1,
    actualJackpotCents: null,
    settings: { fractionalJackpotPercent: 1, customJackpotEnabled: false },
  }
  const fields = weightyChanges(before, after).map(({ field }) => field)
  assert.deepEqual([...fields].sort(), [...termFields].sort())
})

const lowering = weightyChanges(base, { ...base, guaranteedPotCents: 0, province: 'NB' })

for (const role of roles) {
  const mayWithReason = role === 'RB admin' || role === 'account owner'
  test(`${role}: ${mayWithReason ? 'with a reason' : 'never'}, once something is sold`, () => {
    const against = (hasSales: boolean, reason?: string) =>
      reasonsAgainst(lowering, { roles: [role], hasSales, reason })
    const refused: { field: TermField | 'reason'; code: string }[] = mayWithReason
      ? [{ code: 'reason-needed', field: 'reason' }]
      : [
          { field: 'province', code: 'changed-after-sale' },
          { field: 'guaranteedPotCents', code: 'lowered-after-sale' },
        ]
    assert.deepEqual(against(true), refused)
    assert.deepEqual(against(true, ' \n\t'), refused)
    assert.deepEqual(against(true, 'The board decided it'), mayWithReason ? [] : refused)
    assert.deepEqual(against(false), [])
    const nothing = { roles: [role], hasSales: true, reason: undefined }
    assert.deepEqual(reasonsAgainst(weightyChanges(base, base), nothing), [])
  })
}
