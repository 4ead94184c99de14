/** All statuses × all actions × all roles, as docs/domain.md's tables have them (section 1). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translated } from '../../../src/core/i18n/texts.ts'
import { lockableFields, lockOf } from '../../../src/core/raffles/locked-fields.ts'
import { raffleStatuses } from '../../../src/core/raffles/raffle.ts'
import { reasonWords } from '../../../src/core/raffles/reason-words.ts'
import { ruleTexts } from '../../../src/core/raffles/rule-texts.ts'
import { decide, type RaffleAction, raffleActions } from '../../../src/core/raffles/rules.ts'
import { type Role, roles } from '../../../src/core/session/role.ts'
import { complete, future, now, past } from './facts.ts'

const editors: Role[] = ['RB admin', 'account owner', 'raffle admin']
const administrators: Role[] = ['RB admin']

/** Who may, and in which statuses of a raffle that lacks nothing. */
const table: Record<RaffleAction, { by: Role[]; in: string }> = {
  edit: { by: editors, in: 'draft pending active inactive ended' },
  copy: { by: editors, in: 'draft pending active inactive ended closed' },
  'request-activation': { by: editors, in: 'draft' },
  activate: { by: administrators, in: 'pending inactive' },
  deactivate: { by: administrators, in: 'active' },
  end: { by: editors, in: 'active inactive' },
  close: { by: editors, in: 'ended' },
  delete: { by: editors, in: 'draft' },
  'pick-winner': { by: editors, in: 'active inactive ended' },
}

for (const action of raffleActions) {
  for (const role of roles) {
    test(`it answers ${action} of ${role} in every status`, () => {
      for (const status of raffleStatuses) {
        const confirmedJackpotWinners = action === 'pick-winner' ? 0 : 1
        const raffle = { ...complete, status, confirmedJackpotWinners }
        const decision = decide(action, raffle, [role], now)
        const may = table[action].by.includes(role)
        assert.equal(decision.allowed, may && table[action].in.split(' ').includes(status), status)
        if (decision.allowed) continue
        assert.ok(decision.reasons.length > 0)
        const isRole = (code: string) => code.startsWith('role-')
        assert.equal(
          decision.reasons.every(({ code }) => isRole(code)),
          !may,
        )
      }
    })
  }
}

test('it takes the widest of several roles, and refuses whoever has none', () => {
  const pending = { ...complete, status: 'pending' } as const
  assert.ok(decide('activate', pending, ['raffle admin', 'RB admin'], now).allowed)
  assert.ok(!decide('copy', pending, [], now).allowed)
})

test('it names each thing that activation lacks', () => {
  const lacking = { ...complete, activationRequirements: ['rules', 'packages'] as const }
  for (const [action, status] of [
    ['request-activation', 'draft'],
    ['activate', 'pending'],
    ['activate', 'inactive'],
  ] as const) {
    const raffle = {
      ...lacking,
      activationRequirements: [...lacking.activationRequirements],
      status,
      endDate: past,
    }
    assert.deepEqual(decide(action, raffle, ['RB admin'], now), {
      allowed: false,
      reasons: [
        { code: 'requirements-missing', params: { count: 2 } },
        { code: 'end-date-passed' },
      ],
    })
  }
})

test('it keeps a draft that has an order', () => {
  assert.deepEqual(decide('delete', { ...complete, orderCount: 3 }, ['raffle admin'], now), {
    allowed: false,
    reasons: [{ code: 'has-orders', params: { count: 3 } }],
  })
})

test('it locks fields by sale, end and draw, each with its reason', () => {
  const drawDate = future
  const open = {
    status: 'active',
    orderCount: 0,
    drawDate,
    actualJackpotCents: 2750,
    draws: [{ final: true, holdsJackpot: true, stage: 'open', drawAt: drawDate }],
  } as const
  const locked = (facts: Parameters<typeof lockOf>[1]) =>
    Object.fromEntries(lockableFields.map(field => [field, lockOf(field, facts)]))
  assert.deepEqual([...new Set(Object.values(locked(open)))], [null])
  const afterSale = {
    packages: 'locked-after-sale',
    startingTicketNumber: 'locked-after-sale',
    timeZone: 'locked-after-sale',
    drawType: 'locked-after-sale',
    'settings.fractionalJackpotPercent': 'locked-after-sale',
  }
  const sold = { ...open, orderCount: 1 } as const
  const dates = { startDate: null, endDate: null, drawDate: null }
  const amounts = (reason: 'locked-with-draw' | null) => ({
    startingPotCents: reason,
    guaranteedPotCents: reason,
    maxJackpot: reason,
    actualJackpotCents: reason,
    'settings.customJackpotEnabled': reason,
  })
  assert.deepEqual(locked(sold), { ...afterSale, ...dates, ...amounts(null) })
  const afterEnd = { startDate: 'locked-after-end', endDate: 'locked-after-end', drawDate: null }
  assert.deepEqual(locked({ ...sold, status: 'ended' }), {
    ...afterSale,
    ...afterEnd,
    ...amounts(null),
  })
  const drawn = {
    ...sold,
    status: 'ended',
    draws: [{ final: true, holdsJackpot: true, stage: 'locked', drawAt: drawDate }],
  } as const
  const withDraw = { endDate: 'locked-with-draw', drawDate: 'locked-with-draw' }
  assert.deepEqual(locked(drawn), {
    ...afterSale,
    ...afterEnd,
    ...withDraw,
    ...amounts('locked-with-draw'),
  })
  const withoutJackpot = locked({ ...drawn, actualJackpotCents: 0 })
  assert.deepEqual(withoutJackpot, { ...afterSale, ...afterEnd, ...withDraw, ...amounts(null) })
  const earlyBird = (drawAt: string, holdsJackpot = false) =>
    [{ final: false, holdsJackpot, stage: 'complete', drawAt }] as const
  const ownDate = { ...afterSale, ...dates, ...amounts(null) }
  assert.deepEqual(locked({ ...sold, draws: earlyBird(past) }), ownDate)
  assert.deepEqual(locked({ ...sold, draws: earlyBird(drawDate) }), {
    ...ownDate,
    drawDate: 'locked-with-draw',
  })
  assert.deepEqual(locked({ ...sold, draws: earlyBird(past, true) }), {
    ...ownDate,
    ...amounts('locked-with-draw'),
  })
})

test('it words every reason in both languages, counts in their plural', async () => {
  const { default: french } = await ruleTexts.french()
  const inEnglish = reasonWords(ruleTexts.english)
  const inFrench = reasonWords(translated(ruleTexts.english, french))
  for (const code of Object.keys(ruleTexts.english) as (keyof typeof ruleTexts.english)[]) {
    for (const words of [inEnglish, inFrench]) {
      assert.match(words({ code, params: { count: 2 } }), /^[A-ZÀ-Ý0-9].{12,}\.$/)
    }
  }
  const missing = (count: number) => ({ code: 'requirements-missing', params: { count } }) as const
  assert.equal(inEnglish(missing(1)), '1 requirement for activation is not met.')
  assert.equal(inFrench(missing(3)), '3 exigences d’activation ne sont pas remplies.')
  assert.ok(
    decide('end', { ...complete, status: 'active', endDate: future }, ['RB admin'], now).allowed,
  )
})
