/** What is said in French is said in French: texts, refusals, and letters, whose data here has no letter of its own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusalMessages } from '../../demo/api/http/messages.ts'
import {
  invitationLetter,
  passwordChangedLetter,
  resetLetter,
} from '../../demo/api/one-time-links/letters.ts'
import { lockLetters } from '../../demo/api/raffles/draws/lock-email.ts'
import { ticketEmailTexts } from '../../demo/api/raffles/ticket-email-words.ts'
import { rejectionLetter } from '../../demo/api/raffles/winners/rejection-letter.ts'
import { secondFactorLetter } from '../../demo/api/second-factor/letters.ts'
import { approvedLetter, returnedLetter, verifyLetter } from '../../demo/api/sign-up/letters.ts'
import { cardLinkLetter, noticeLetter } from '../../demo/api/subscriptions/letters.ts'
import { filesIn } from '../suites/files-in.ts'

/** Words that no French sentence has and hardly an English one lacks. */
const english =
  /(?<![\p{L}’'])(the|is|are|was|were|not|this|that|with|your|you|has|have|been|of|and|to|by|from|it|its|will|can|must|please|for|hello|all|no|yes|day|days)(?![\p{L}])/giu

function* textsIn(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'function') yield* textsIn(answerOf(value as never), path)
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) yield* textsIn(each, `${path}.${key}`)
}

/** Of a letter or phrase, whatever it is about. */
const answerOf = (make: (...about: unknown[]) => unknown) => make(anything, anything, anything)
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) =>
    key === Symbol.toPrimitive ? () => '7' : key === 'map' ? () => ['7'] : anything,
})

function expectNoEnglish(said: Iterable<[string, string]>): number {
  const all = [...said]
  const faults = all.flatMap(([path, text]) => {
    const words = text.replace(/\{\{?\w+\}\}?|https?:\S+/g, '').match(english) ?? []
    return words.length > 0 ? [`${path}: ${words.join(', ')} in “${text}”`] : []
  })
  assert.deepEqual(faults, [])
  return all.length
}

test('no text of a screen has a word of English in French', async () => {
  const files = ['src', 'demo'].flatMap(folder => filesIn(folder, /texts\.fr\.ts$/))
  let texts = 0
  for (const file of files) {
    const { default: french } = await import(`../../${file}`)
    texts += expectNoEnglish(textsIn(french, file))
  }
  assert.ok(texts > 2000, `${texts} texts`)
})

test('no refusal has', () => {
  const french = Object.entries(refusalMessages).map(([code, { fr }]) => [code, fr] as const)
  const refusals = expectNoEnglish(textsIn(Object.fromEntries(french), 'refusal'))
  assert.ok(refusals > 150, `${refusals} refusals`)
})

test('no letter has', () => {
  const to = { name: '7', email: '7', locale: 'fr', organizationId: null } as const
  const applicant = { ...to, organizationName: '7' }
  const subscriber = {
    ...applicant,
    firstName: '7',
    raffleName: '7',
    ticketCount: 7,
    priceCents: 700,
    currency: 'CAD',
    cardEnding: '7',
  }
  const letters = {
    verify: verifyLetter('fr', '7'),
    approved: [true, false].map(hasAccount =>
      approvedLetter(applicant, { origin: '7', hasAccount }),
    ),
    returned: returnedLetter(applicant, { reason: '7', url: '7' }),
    invitation: ['7', null].map(invitedBy =>
      invitationLetter(to, { url: '7', organizationName: '7', invitedBy }),
    ),
    reset: resetLetter(to, '7'),
    passwordChanged: (['link', 'profile'] as const).map(by => passwordChangedLetter(to, '7', by)),
    secondFactor: (['added', 'removed', 'reset'] as const).map(event =>
      secondFactorLetter(to, event, '7'),
    ),
    notice: noticeLetter(subscriber, '2026-11-26'),
    cardLink: cardLinkLetter(subscriber, '7'),
    rejection: rejectionLetter.fr({
      firstName: '7',
      raffleName: '7',
      organizationName: '7',
      ticketNumber: 7,
    }),
    lock: lockLetters.fr(anything as never, anything as never),
    tickets: ticketEmailTexts.fr,
  }
  assert.ok(expectNoEnglish(textsIn(letters, 'letter')) > 40)
})
