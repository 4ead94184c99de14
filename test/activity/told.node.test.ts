import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Activity } from '../../src/core/activity/activity.ts'
import frenchFields from '../../src/core/activity/field-texts.fr.ts'
import { fieldTexts } from '../../src/core/activity/field-texts.ts'
import { linesOf } from '../../src/core/activity/lines.ts'
import { groupSentenceOf, sentenceOf } from '../../src/core/activity/sentence.ts'
import frenchTexts from '../../src/core/activity/texts.fr.ts'
import { activityTexts } from '../../src/core/activity/texts.ts'
import { translated } from '../../src/core/i18n/texts.ts'
import frenchNames from '../../src/core/raffles/field-names.fr.ts'
import { entries } from '../../stories/activity/entries.ts'
import { reader } from './reader.ts'

const winner = { type: 'winner', id: 'c0ffee', name: '305', prize: 'Jackpot' }
const draw = { type: 'draw', id: 'c0ffee', name: '2026-11-23T16:00:00Z', prize: null }
const raffle = { type: 'raffle', id: 'c0ffee', name: 'Harbour Lights', prize: null }
const order = { type: 'order', id: 'c0ffee00-0000', name: null, prize: null }
const contact = (channel: string, more: object = { reached: true }) => ({
  contact: { channel, ...more },
})

for (const [action, subject, after, expected] of [
  ['changed', winner, contact('phone'), 'phoned the winner of ticket 305'],
  [
    'changed',
    winner,
    contact('phone', { reached: false }),
    'phoned the winner of ticket 305, without reaching them',
  ],
  ['changed', winner, contact('email'), 'emailed the winner of ticket 305'],
  ['changed', winner, contact('mail'), 'wrote by mail to the winner of ticket 305'],
  ['changed', winner, contact('in-person'), 'met the winner of ticket 305'],
  [
    'changed',
    winner,
    contact('in-person', { reached: false }),
    'tried to meet the winner of ticket 305',
  ],
  [
    'changed',
    winner,
    contact('phone', { reached: false, unreachable: true }),
    'noted that nobody can reach the winner of ticket 305',
  ],
  ['changed', winner, contact('pigeon'), 'changed ticket 305 for “Jackpot”'],
  ['changed', winner, null, 'changed ticket 305 for “Jackpot”'],
  [
    'receipt-taken',
    draw,
    { witness: 'Noor Haddad', ticketCount: 12 },
    'gave Noor Haddad, a witness, the receipt for the draw of Nov 23, 2026',
  ],
  ['receipt-taken', draw, null, 'gave a witness the receipt for the draw of Nov 23, 2026'],
  [
    'entropy-given',
    draw,
    { kind: 'dice', text: '1 2 3', witness: 'Noor Haddad' },
    'entered the public entropy for the draw of Nov 23, 2026, witnessed by Noor Haddad',
  ],
  [
    'entropy-refused',
    draw,
    { kind: 'dice', text: '1 2 3', witness: 'Noor Haddad' },
    'tried another public entropy for the draw of Nov 23, 2026, which was refused, witnessed by Noor Haddad',
  ],
  [
    'picked',
    winner,
    { ticketNumber: 305, witnesses: ['Noor Haddad', 'Doris MacIsaac'] },
    'picked ticket 305 for “Jackpot”, witnessed by Noor Haddad and Doris MacIsaac',
  ],
  ['picked', winner, { ticketNumber: 305, witnesses: [] }, 'picked ticket 305 for “Jackpot”'],
  ['created', order, { status: 'ACTIVE' }, 'entered order C0FFEE'],
  [
    'created',
    order,
    { takenAt: '2026-11-23T12:00:00.000Z', apartFrom: ['4F09C2'] },
    'entered order C0FFEE, which had waited on a device, and said that it is no duplicate',
  ],
  ['created', raffle, { name: 'Harbour Lights' }, 'created the raffle'],
] as const)
  test(`${action} with ${JSON.stringify(after)} reads “${expected}”`, () => {
    assert.equal(sentenceOf({ action, subject, before: null, after }, reader), expected)
  })

test('a change says which fields it changed, three by name at most', () => {
  const changed = (before: object, after: object) =>
    sentenceOf(
      {
        action: 'changed',
        subject: raffle,
        before: before as Activity['before'],
        after: after as Activity['after'],
      },
      reader,
    )
  assert.equal(
    changed({ guaranteedPotCents: 30_000 }, { guaranteedPotCents: 5000 }),
    'changed the raffle: Guaranteed jackpot',
  )
  assert.equal(
    changed(
      { version: 1, endDate: 'a', settings: { hidePot: true }, name: 'A' },
      { version: 2, endDate: 'b', settings: { hidePot: false }, name: 'B' },
    ),
    'changed the raffle: Sales end, Hide the jackpot and Name',
  )
  assert.equal(
    changed(
      { name: 'A', endDate: 'a', startDate: 'a', rules: 'a', description: 'a' },
      { name: 'B', endDate: 'b', startDate: 'b', rules: 'b', description: 'b' },
    ),
    'changed the raffle: Name, Sales end, Sales start and 2 more',
  )
})

test('French says it as well', () => {
  const french = {
    ...reader,
    locale: 'fr' as const,
    texts: translated(activityTexts.english, frenchTexts),
    labels: { ...fieldTexts.english, ...frenchFields, ...frenchNames },
  }
  const told = (action: string, subject: Activity['subject'], after: Activity['after']) =>
    sentenceOf({ action, subject, before: null, after }, french)
  assert.equal(
    told('changed', winner, contact('phone', { reached: false })),
    'a téléphoné à la personne gagnante du billet 305, sans la joindre',
  )
  assert.equal(
    told('receipt-taken', draw, { witness: 'Noor Haddad' }),
    'a remis à Noor Haddad, témoin, le reçu pour le tirage du 23 nov. 2026',
  )
})

const [first] = entries
assert.ok(first)
let made = 0
/** An order's entry at a minute of the day, by one of two people. */
function entered(minute: number, by: 'A' | 'B', more: Partial<Activity> = {}): Activity {
  made += 1
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  const at = new Date(Date.UTC(2026, 10, 20, 16, minute)).toISOString()
  return {
    ...(first as Activity),
    id,
    subject: { ...order, id },
    action: 'created',
    actor: { id: by, name: by, key: null },
    at,
    comment: null,
    ...more,
  }
}
const lengths = (list: readonly Activity[]) =>
  linesOf(list, 'America/Halifax').map(line => line.length)

test('orders that one person entered one after the other are one line, others’ between them aside', () => {
  const list = [entered(9, 'A'), entered(8, 'B'), entered(7, 'A'), entered(6, 'B'), entered(5, 'A')]
  const lines = linesOf(list, 'America/Halifax')
  assert.deepEqual(
    lines.map(line => line.map(({ at }) => at.slice(14, 16))),
    [
      ['09', '07', '05'],
      ['08', '06'],
    ],
  )
  assert.equal(groupSentenceOf(lines[0] ?? [first], reader), 'entered 3 orders')
})

test('what happened between, another day, another action or another reason begins a new line', () => {
  const other = { ...(first as Activity), id: 'x' }
  assert.deepEqual(lengths([entered(9, 'A'), other, entered(8, 'A')]), [1, 1, 1])
  const before = { at: '2026-11-20T03:30:00.000Z' }
  assert.deepEqual(lengths([entered(9, 'A'), entered(8, 'A', before)]), [1, 1])
  const voided = (comment: string) => entered(7, 'A', { action: 'voided', comment })
  assert.deepEqual(lengths([voided('Twice'), voided('Twice'), voided('Stolen')]), [2, 1])
  assert.deepEqual(lengths([entered(9, 'A'), voided('Twice')]), [1, 1])
  assert.deepEqual(lengths([other, other]), [1, 1])
})

test('each action on several orders has its sentence', () => {
  const sentence = (action: string) => {
    const each = entered(1, 'A', { action })
    return groupSentenceOf([each, each], reader)
  }
  assert.deepEqual(
    ['created', 'order-imported', 'voided', 'refunded', 'cheque-cleared'].map(sentence),
    [
      'entered 2 orders',
      'imported 2 orders',
      'voided 2 orders',
      'refunded 2 orders',
      'recorded 2 cheques as cleared',
    ],
  )
})
