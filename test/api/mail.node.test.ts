/** Mail: tests of it go to own people, and nothing in it runs; and which names this server answers to. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { cleanHtml } from '../../demo/api/raffles/clean-html.ts'
import { ticketEmail } from '../../demo/api/raffles/ticket-email.ts'
import { seedPeople } from '../../demo/api/seed/people.ts'

import { defaultFields } from '../../src/core/raffles/default-fields.ts'
import { forbiddenMarkup, hostileHtml } from '../kit/hostile-html.ts'
import { vectors } from '../kit/html-vectors.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { codes, create, detailOf, newKey } from './raffles/support.ts'
import { startApi } from './support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const token = await api.signIn('raffle admin')
const raffle = await create(api, token)
const own = seedPeople.filter(({ organizations }) => organizations.includes('ternCove'))
const [, , , , owner] = seedPeople

const mails = () =>
  api.db.selectFrom('emails').selectAll().where('isTest', '=', true).orderBy('sentAt').execute()

function sendTest(recipient: string, more: object = {}, by = token) {
  const body = { eventId: raffle.id, recipient, locale: 'en', ...more }
  return api.ask('POST', rafflePaths.testEmail, { token: by, body, headers: newKey() })
}

/** By somebody whose name is no name. */
const bought = {
  locale: 'en',
  ownLocale: 'en',
  organizationName: 'Tern Cove',
  currency: 'CAD',
  draws: [],
  buyer: { firstName: '<script>hit()</script>', lastName: 'javascript:hit()' },
  tickets: {
    numbers: [{ firstNumber: 1, lastNumber: 1 }],
    voided: [],
    ticketsUrl: 'https://example.org/t',
  },
  amountCents: 500,
  notice: null,
} as const

test('a test email goes to the organization’s own people, and to nobody else', async () => {
  const before = (await mails()).length
  for (const recipient of [
    'stranger@example.org',
    'helen.savoie@saltmarsh.example',
    'marguerite.doucette@terncove.example.evil.example',
  ]) {
    const refused = await sendTest(recipient)
    assert.equal(refused.status, 403, recipient)
    assert.deepEqual(
      refused.errors.map(({ code, field }) => [code, field]),
      [['recipient-not-own', 'recipient']],
    )
  }
  const gone = own.at(-1)!
  await api.db
    .updateTable('users')
    .set({ suspendedAt: api.now })
    .where('id', '=', gone.id)
    .execute()
  assert.deepEqual(codes(await sendTest(gone.email)), ['recipient-not-own'])
  assert.equal((await mails()).length, before)
  assert.equal((await sendTest(owner!.email.toUpperCase())).status, 200)
  // Whoever isn't a member may still see for themselves.
  const finance = seedPeople[2]!
  await api.db.deleteFrom('membershipRoles').where('userId', '=', finance.id).execute()
  await api.db.deleteFrom('memberships').where('userId', '=', finance.id).execute()
  assert.deepEqual(codes(await sendTest(finance.email)), ['recipient-not-own'])
  const admin = await api.signIn('RB admin')
  assert.equal((await sendTest(seedPeople[0]!.email, {}, admin)).status, 200)
  assert.equal((await mails()).length, before + 2)
})

test('five hundred at once: an organization sends twenty an hour', async () => {
  const before = (await mails()).length
  const answers = await Promise.all(Array.from({ length: 60 }, () => sendTest(owner!.email)))
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal((await mails()).length, before + 18)
  assert.equal(refused.length, 60 - 18)
  const seconds = Number(refused[0]?.headers.get('retry-after'))
  assert.ok(seconds > 0 && seconds <= 3600)
  assert.deepEqual(codes(refused[0]!), ['too-many-test-emails'])
  api.now = new Date(api.now.getTime() + seconds * 1000)
  assert.equal((await sendTest(owner!.email)).status, 200)
})

test('what buyers are mailed has nothing in it that runs, sends or frames, whoever wrote it and when', async () => {
  const emailTicketBody = `<p>Dear {{firstName}}</p><form action="https://evil.example"><input></form><script>hit()</script><a href="{{lastName}}">x</a>`
  const emailTicketFooter = '<iframe src="https://evil.example"></iframe><p onclick="hit()">Bye</p>'
  api.now = new Date(api.now.getTime() + 3_600_000)
  const fields = {
    emailTicketBody,
    emailTicketFooter,
    rules: emailTicketBody,
    description: emailTicketFooter,
  }
  const changed = await api.ask('PATCH', rafflePaths.event(raffle.id), {
    token,
    body: { version: raffle.version, ...fields },
  })
  const kept = detailOf(changed)
  assert.equal(kept.emailTicketBody, '<p>Dear {{firstName}}</p><a href="{{lastName}}">x</a>')
  assert.equal(kept.emailTicketFooter, '<p>Bye</p>')
  assert.equal(kept.rules, kept.emailTicketBody)
  assert.equal(kept.description, kept.emailTicketFooter)
  const made = await create(api, token, fields)
  assert.equal(made.emailTicketBody, kept.emailTicketBody)

  // As it was stored before anybody cleaned it.
  const { details } = await api.db
    .selectFrom('raffles')
    .select('details')
    .where('id', '=', raffle.id)
    .executeTakeFirstOrThrow()
  await api.db
    .updateTable('raffles')
    .set({
      details: JSON.stringify({ ...(details as object), emailTicketBody, emailTicketFooter }),
    })
    .where('id', '=', raffle.id)
    .execute()
  assert.equal((await sendTest(owner!.email, {})).status, 200)
  assert.equal((await sendTest(owner!.email, { emailTicketBody, emailTicketFooter })).status, 200)
  for (const { htmlBody } of (await mails()).slice(-2)) {
    assert.match(htmlBody ?? '', /<p>Dear Rosalie<\/p>/)
    const inside = (htmlBody ?? '').replace('<meta charset="utf-8">', '')
    assert.doesNotMatch(inside, forbiddenMarkup)
  }
})

test('a raffle’s name is one line: nothing that follows becomes a header of an email', async () => {
  const name = 'Spring draw\r\nBcc: everybody@example.org'
  const { version } = detailOf(await api.ask('GET', rafflePaths.event(raffle.id), { token }))
  const body = { version, name }
  const refused = await api.ask('PATCH', rafflePaths.event(raffle.id), { token, body })
  assert.deepEqual([refused.status, refused.errors[0]?.field], [422, 'name'])
  const { subject } = ticketEmail({ ...bought, fields: { ...defaultFields, ...raffle, name } })
  assert.match(subject, /Spring draw Bcc: everybody@example\.org/)
})

test('a name that a buyer gave leads nowhere', () => {
  const fields = {
    ...defaultFields,
    ...raffle,
    emailTicketBody: '<a href="{{lastName}}">{{firstName}}</a>',
  }
  const { htmlBody } = ticketEmail({ ...bought, fields })
  assert.match(htmlBody, /<a>&lt;script&gt;hit\(\)&lt;\/script&gt;<\/a>/)
})

const spoken = {
  ...defaultFields,
  ...raffle,
  drawLocation: 'Town hall',
  emailTicketBody: '<p>Please keep this email until the draw.</p>',
  emailTicketFooter: '<p>Good luck!</p>',
}
const drawn = {
  ...bought,
  fields: spoken,
  buyer: { firstName: 'Ada', lastName: 'Muise' },
  draws: [{ drawAt: '2026-12-01T16:00:00.000Z', commitment: 'c0ffee' }],
}

test('a void email says so in the buyer’s language, and nothing that speaks of a draw to come', () => {
  for (const [notice, locale, said] of [
    ['void', 'fr', /^ANNULÉE : .*\n\nBonjour Ada,/],
    ['void-ticket', 'fr', /^ANNULÉ : .*\n\nBonjour Ada,/],
    ['void', 'en', /^VOID: .*\n\nHello Ada,/],
  ] as const) {
    const { textBody, htmlBody } = ticketEmail({ ...drawn, locale, notice })
    assert.match(textBody, said)
    for (const body of [textBody, htmlBody]) {
      assert.doesNotMatch(body, /keep this|luck|chance|c0ffee|Town hall|décembre|December/, notice)
      if (locale === 'fr') assert.doesNotMatch(body, /\b(the|your|order|void)\b/i)
    }
  }
})

test('tickets that are void from now on are what the email is about, in the buyer’s language; the rest still has its draws', () => {
  const standing = [{ firstNumber: 101, lastNumber: 103 }]
  for (const [locale, [firstNumber, lastNumber], subject, first] of [
    ['en', [104, 105], 'VOID: Your tickets 104 to 105: ', 'VOID: tickets 104 to 105 were voided. '],
    ['en', [104, 104], 'VOID: Your ticket 104: ', 'VOID: ticket 104 was voided. '],
    ['fr', [104, 105], 'ANNULÉS : Vos billets 104 à 105 : ', 'ANNULÉS : les billets 104 à 105 '],
    ['fr', [104, 104], 'ANNULÉ : Votre billet 104 : ', 'ANNULÉ : le billet 104 a été annulé. '],
  ] as const) {
    const voidedNow = { firstNumber, lastNumber }
    const tickets = { ...bought.tickets, numbers: standing, voided: [voidedNow], voidedNow }
    const email = ticketEmail({ ...drawn, locale, tickets })
    assert.ok(email.subject.startsWith(subject), email.subject)
    assert.ok(email.textBody.startsWith(first), email.textBody)
    assert.doesNotMatch(email.textBody, /luck|chance|keep this|Merci|Thank/)
    assert.match(email.textBody, /c0ffee/, 'for what is still valid')
  }
})

test('who reads another language than the organization writes is told in theirs, before its own words', () => {
  const { textBody, htmlBody } = ticketEmail({ ...drawn, locale: 'fr' })
  assert.match(textBody, /Bonjour Ada,[\s\S]*Merci[\s\S]*en anglais[\s\S]*keep this email/)
  assert.match(htmlBody, /<div lang="en"><p>Please keep this email until the draw\.<\/p><\/div>/)
  assert.match(htmlBody, /<div lang="en"><p>Good luck!<\/p><\/div>/)
  const own = ticketEmail({ ...drawn, ownLocale: 'fr', locale: 'fr' })
  assert.doesNotMatch(
    own.textBody,
    /Bonjour|en anglais/,
    'words in their own language need none before them',
  )
})

test('one ticket that is sent alone is named, and not what all of them cost', () => {
  const tickets = { ...bought.tickets, alone: 104 }
  for (const [locale, subject] of [
    ['en', /^Your ticket 104: /],
    ['fr', /^Votre billet 104 : /],
  ] as const) {
    const email = ticketEmail({ ...drawn, locale, tickets })
    assert.match(email.subject, subject)
    assert.doesNotMatch(email.textBody, /5[.,]00/)
  }
})

test('a donation stands apart from what the tickets cost, in the buyer’s language; without one there is one amount', () => {
  const lines = (locale: 'en' | 'fr', more = {}) =>
    ticketEmail({ ...drawn, locale, amountCents: 1500, ...more })
      .textBody.replace(/[\u00a0\u202f]/g, ' ')
      .split('\n')
      .filter(line => /^(Amount|Donation|Total|Montant|Don)\b/.test(line))
  const given = { donationCents: 500 }
  assert.deepEqual(lines('en', given), ['Amount: $10.00', 'Donation: $5.00', 'Total: $15.00'])
  assert.deepEqual(lines('fr', given), ['Montant : 10,00 $', 'Don : 5,00 $', 'Total : 15,00 $'])
  assert.deepEqual(lines('en', { donationCents: 0 }), ['Amount: $15.00'])
  assert.deepEqual(lines('fr'), ['Montant : 15,00 $'])
})

test('tickets of a cheque that isn’t cleared say, once, when they take part; a void order’s don’t', () => {
  for (const [locale, words] of [
    ['en', 'The tickets take part once the bank has paid the cheque.'],
    ['fr', 'Les billets participent dès que la banque a payé le chèque.'],
  ] as const) {
    const told = (more: object) =>
      ticketEmail({ ...drawn, locale, ...more }).textBody.split(words).length - 1
    assert.equal(told({ isUncleared: true }), 1)
    assert.equal(told({ isUncleared: false }), 0)
    assert.equal(told({ isUncleared: true, notice: 'void' }), 0)
  }
})

test('hostile HTML is cleaned, and what is clean stays so', () => {
  for (const vector of [...vectors, ...hostileHtml(2000, 7)]) {
    const clean = cleanHtml(vector)
    assert.doesNotMatch(clean, forbiddenMarkup, vector)
    assert.equal(cleanHtml(clean), clean)
  }
})

test('HTML that grows as it is read stays text: its formatting would be written anew in each paragraph', () => {
  const open = Array.from({ length: 60 }, (_, index) => `<b title="${index}">`).join('')
  const bomb = `<p>${open}${'<p>x'.repeat(60)}`
  const grown = cleanHtml(bomb)
  assert.ok(!grown.includes('<'), grown.slice(0, 100))
  assert.equal(cleanHtml(grown), grown)
  // What people forget to close is put right as ever.
  assert.equal(cleanHtml('<p><b>a<p>b'), '<p><b>a</b></p><p><b>b</b></p>')
})

test('only hosts that are listed are answered: another name may be rebound to this machine', async () => {
  for (const host of [
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    'localhost:1',
    '',
    'localhost@evil.example',
  ]) {
    for (const path of ['/outbox', paths.health, '/', '/openapi.json']) {
      const answer = await api.ask('GET', path, { headers: { host } })
      assert.equal(answer.status, 421, `${host} ${path}`)
      assert.equal(answer.errors[0]?.code, 'host-not-listed')
    }
  }
  for (const host of ['localhost', 'LOCALHOST', 'desk.example.org']) {
    assert.equal((await api.ask('GET', '/outbox', { headers: { host } })).status, 200, host)
  }
})
