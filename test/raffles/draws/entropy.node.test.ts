import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNewEntropy, readEntropy } from '../../../src/core/raffles/draws/entropy.ts'
import { spellingsOfDice, spellingsOfWords } from './spellings.ts'

const dice = '3 1 6 2 4 5 1 1 6 3 2 4'
const words = 'harbour lantern seven bells dusk'

test('reads dice as digits with one blank between them, however they are typed', () => {
  for (const typed of [
    dice,
    '316245116324',
    ' 3,1,6, 2-4-5; 1.1 6\t3\u00a02\u200b4\n',
    '３１６２４５１１６３２４',
    '③①⑥②④⑤①①⑥③②④',
    '3162 4511 6324',
  ])
    assert.deepEqual(readEntropy('dice', typed), { form: dice, fault: null }, typed)
})

test('reads words in lower case, without accents, with one blank between them', () => {
  for (const [typed, form] of [
    ['Harbour, LANTERN; seven  bells – dusk!', words],
    ['Érable, quai, bruyère, phare, été', 'erable quai bruyere phare ete'],
    ['cœur ŒUF Straße łódź bœuf', 'coeur oeuf strasse lodz boeuf'],
    ['har\u200bbour lan\u00adtern ﬁnch se\u0301ven ＢＥＬＬ', 'harbour lantern finch seven bell'],
    ['l’école don\u2019t mind route 66', 'l ecole don t mind route 66'],
  ] as const)
    assert.deepEqual(readEntropy('words', typed), { form, fault: null }, typed)
})

test('says what is wrong with what can’t be taken', () => {
  const faults = [
    ['dice', '', 'dice-shape'],
    ['dice', '3 1 6 7 2 4 5 1 1 6 3 2 4', 'dice-shape'],
    ['dice', '3 1 6 2 4 5 1 1 6 3 2 four', 'dice-shape'],
    ['dice', '3 | 1 6 2 4 5 1 1 6 3 2 4', 'dice-shape'],
    ['dice', '٣ ١ ٦ ٢ ٤ ٥ ١ ١ ٦ ٣ ٢ ٤', 'dice-shape'],
    ['dice', '3 1 6 2 4 5 1 1 6 3 2', 'dice-few'],
    ['dice', '444444444444', 'dice-alike'],
    ['words', ' ', 'words-few'],
    ['words', 'harbour lantern seven bells', 'words-few'],
    ['words', 'bells bells Bells bélls bells dusk', 'words-few'],
    ['words', 'harbour lantern seven bells дym', 'words-letters'],
    ['words', 'harbour lantern seven bells dusk ٣', 'words-letters'],
    ['words', '31 62 45 11 632 4', 'words-numbers'],
  ] as const
  for (const [kind, typed, fault] of faults)
    assert.equal(readEntropy(kind, typed).fault, fault, `${kind} ${typed}`)
})

test('has one spelling among thousands of the same dice or words, and gives it back as it is', () => {
  const all = [
    { spellings: spellingsOfDice([3, 1, 6, 2, 4, 5, 1, 1, 6, 3, 2, 4]), only: dice },
    { spellings: spellingsOfWords(words.split(' ')), only: words },
  ]
  for (const { spellings, only } of all) {
    assert.ok(spellings.length > 5000, `${spellings.length} spellings`)
    const taken = spellings.filter(({ kind, text }) => {
      const { form, fault } = readEntropy(kind, text)
      return fault === null && form === text
    })
    assert.deepEqual(
      taken.map(({ text }) => text),
      [only],
    )
  }
})

test('knows again what was given before, in whatever spelling it was kept', () => {
  for (const kept of [dice, '3,1,6,2,4,5,1,1,6,3,2,4', '316245116324', ' 3 1 6 2 4 5 1 1 6 3 2  4'])
    assert.equal(isNewEntropy(dice, ['harbour lantern', kept]), false, kept)
  for (const kept of [
    words,
    'Harbour, lantern, SEVEN bells, dusk',
    'hárbour lantern seven bells dusk',
  ])
    assert.equal(isNewEntropy(words, [dice, kept]), false, kept)
  assert.equal(isNewEntropy(dice, [words, '3 1 6 2 4 5 1 1 6 3 2 5']), true)
})
