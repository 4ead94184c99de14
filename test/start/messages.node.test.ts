import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem, type ProblemCode } from '../../demo/api/database/problem.ts'
import { describe, exitCode, textsIn } from '../../demo/start/messages.ts'
import { readyLines } from '../../demo/start/report.ts'

const languages = { en: textsIn('en'), fr: textsIn('fr') }
const codes = Object.keys(languages.en.problems) as ProblemCode[]

/** Any detail a message may ask for, of the worst kind: two lines. */
const details = new Proxy({}, { get: () => 'first\nsecond' })

for (const [language, texts] of Object.entries(languages)) {
  test(`says every problem in one line, and what to do (${language})`, () => {
    for (const code of codes) {
      const line = describe(new Problem(code, details as never), texts)
      assert.doesNotMatch(line, /\n|undefined/, code)
      assert.match(line, /[.!]$/, code)
    }
  })
}

test('has no English left in the French', () => {
  for (const code of codes) {
    const lines = Object.values(languages).map(texts =>
      describe(new Problem(code, details as never), texts),
    )
    assert.notEqual(lines[0], lines[1], code)
  }
})

test('ends with 2 when the command line is wrong, else with 1', () => {
  assert.equal(exitCode(new Problem('badOption', { detail: '--prot' })), 2)
  assert.equal(exitCode(new Problem('diskFull', { where: '/' })), 1)
  assert.equal(exitCode(new Error('surprise')), 1)
})

test('names every option in its help', () => {
  const options = ['--port', '--portal-port', '--reset', '--orders', '--data', 'DATABASE_URL']
  for (const { notices } of Object.values(languages))
    for (const option of options) assert.ok(notices.startHelp.includes(option), option)
})

test('prints the addresses and who to sign in as', () => {
  const person = { role: 'RB admin', email: 'a@example.org', organization: 'Tern Cove' }
  const facts = { seconds: '1.0', port: 4000, portalPort: 4001 }
  const shared = [
    { ...person, password: 'secret' },
    { ...person, role: 'owner', password: 'secret' },
  ]
  const text = readyLines(languages.en, { ...facts, signIns: shared }).join('\n')
  for (const part of ['http://localhost:4000/', 'http://localhost:4001/portal/', 'a@example.org']) {
    assert.ok(text.includes(part), part)
  }
  assert.equal(text.split('secret').length, 2, 'a password for all is said once')
  const own = [shared[0]!, { ...person, password: 'other' }]
  assert.match(
    readyLines(languages.en, { ...facts, signIns: own }).join('\n'),
    /secret[\s\S]*other/,
  )
})
