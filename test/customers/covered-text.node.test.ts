import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coveredText } from '../../demo/api/customers/covered-text.ts'

const called = {
  names: ['Éva d’Entremont', 'Eva Tremblay-Roy'],
  streets: ['12, rue de l’Église', 'Amherst'],
}

test('names, email addresses, telephone numbers and where somebody lives are covered, and why something was done is left', () => {
  const cases = {
    'Entered twice': 'Entered twice',
    'EVA asked for it, eva.t+raffle@example.org': '… asked for it, …',
    'Call 902 555-0147 or (902) 555 0148, +1 902.555.0149': 'Call … or …, …',
    'for D’Entremont; the Roy-Tremblay household': 'for …; the …-… household',
    'Order 4F09C2 of 2026-11-24, 20 tickets, $20.00':
      'Order 4F09C2 of 2026-11-24, 20 tickets, $20.00',
    "Eva’s husband called, l'appel d’Éva": "… husband called, l'appel …",
    'Evan is somebody else': 'Evan is somebody else',
    'eva (at) example.org, or eva[at]example.org: met (at noon)': '…, or …: met (at noon)',
    'sent to 12 RUE DE L’ÉGLISE, Amherst': 'sent to …, Amherst',
    'at 112, rue de l’Église': 'at 112, rue de l’Église',
  }
  for (const [text, covered] of Object.entries(cases))
    assert.equal(coveredText(text, called), covered)
})
