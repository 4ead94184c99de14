import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coveredElsewhere, coveredText } from '../../demo/api/customers/covered-text.ts'

const called = {
  names: ['Éva d’Entremont', 'Eva Tremblay-Roy'],
  streets: ['12, rue de l’Église', 'Amherst', 'B3H 4R2'],
}

test('names, email addresses, telephone numbers and where somebody lives are covered, and why something was done is left', () => {
  const cases = {
    'Entered twice': 'Entered twice',
    'EVA asked for it, eva.t+raffle@example.org': '… asked for it, …',
    'Call 902 555-0147 or (902) 555 0148, +1 902.555.0149': 'Call … or …, …',
    '902\u200b555\u200b0123, 902\u2060-555-0123, (902) 555–0123': '…, …, …',
    'for D’Entremont’s, D’Entremont; the Roy-Tremblay household': 'for …, …; the …-… household',
    'Order 4F09C2 of 2026-11-24, 20 tickets, $20.00':
      'Order 4F09C2 of 2026-11-24, 20 tickets, $20.00',
    "Eva’s husband called, l'appel d’Éva": "… husband called, l'appel …",
    'Evan is somebody else': 'Evan is somebody else',
    'eva (at) example.org, or eva[at]example.org: met (at noon)': '…, or …: met (at noon)',
    'sent to 12 RUE DE L’ÉGLISE, Amherst': 'sent to …, Amherst',
    'au 12 rue de l’eglise, b3h4r2': 'au …, …',
    'at 112, rue de l’Église, B3H 4R1': 'at 112, rue de l’Église, B3H 4R1',
  }
  for (const [text, covered] of Object.entries(cases))
    assert.equal(coveredText(text, called), covered)
})

test('of somebody else’s text goes what tells of this person alone, and no more', () => {
  const alone = {
    fullNames: ['Éva d’Entremont', 'Marie Eve Roy', 'Cher '],
    emails: ['eva.t@example.org'],
    phones: ['9025550147'],
    streets: called.streets,
  }
  const cases = {
    'For Eva D’Entremont’s mother': 'For … mother',
    'D’Entremont, Eva (12 rue de l’Église)': '… (…)',
    'Eva M. d’Entremont or Roy, Marie-Ève': '… or …',
    'Eva called, then Paul d’Entremont and Eva Roy, and Cher': '',
    'Send to EVA.T@example.org.': 'Send to ….',
    'x.eva.t@example.org, eva.t@example.org.uk': '',
    '902 555-0147, (902) 555.0147, +1-902-555-0147, 9025550147': '…, …, …, …',
    'Call 555-0147': 'Call …',
    'É\u200bva \u3164\u3164 d’Entre\u00admont, Marie\u2800 Eve Roy': '…, …',
    'eva.t\u200b@example.org, 902 55\u00ad5-0147': '…, …',
    '506 555-0147, 902 555-0148, order 29025550147': '',
    'The letter went to 12, rue de l’Église, B3H 4R2': '',
  }
  for (const [text, covered] of Object.entries(cases))
    assert.equal(coveredElsewhere(text, alone), covered || text)
})

test('a text of one long word takes no longer by far than as many letters in words', () => {
  const long = 'a'.repeat(40_000)
  const short = 'aaaaaaa '.repeat(5000)
  coveredText(short, called)
  // Word by word it was the square of the length: 2,000 times as long.
  assert.ok(msOf(long) < 20 * (msOf(short) + 1))
})

function msOf(text: string): number {
  const from = performance.now()
  coveredText(text, called)
  return performance.now() - from
}
