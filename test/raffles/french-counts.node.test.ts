import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseOf, type Template } from '../../src/core/i18n/phrases.ts'
import picks from '../../src/core/raffles/draws/pick-texts.fr.ts'
import prizes from '../../src/core/raffles/prizes/texts.fr.ts'
import raffles from '../../src/core/raffles/texts.fr.ts'
import winners from '../../src/core/raffles/winners/texts.fr.ts'

const lines: readonly [name: string, text: Template, word: string][] = [
  ['picked in a draw', picks.pickedOf, 'tiré'],
  ['confirmed in a draw', picks.confirmedOf, 'confirmé'],
  ['confirmed, in the overview', raffles.confirmedOf, 'confirmé'],
  ['confirmed, in the list of draws', winners.prizesDone, 'confirmé'],
  ['picked of a prize', prizes['status-picked'], 'désigné'],
  ['confirmed of a prize', prizes['status-confirmed'], 'confirmé'],
  ['some confirmed of a prize', prizes['status-partly'], 'confirmé'],
]

for (const [name, text, word] of lines) {
  test(`in French, "so many of so many" agrees with how many there are: ${name}`, () => {
    for (const count of [0, 1, 2, 25]) {
      const gaps = { done: count, confirmed: count, total: 25, picked: 9 }
      const phrase: unknown = phraseOf(text, 'fr')(gaps)
      const said = typeof phrase === 'function' ? String(phrase(count)) : phrase
      assert.match(String(said), new RegExp(`^${count} sur 25 ${word}${count > 1 ? 's' : ''}(,|$)`))
    }
  })
}
