import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { RaffleDetailSchema } from '../../src/core/raffles/raffle-detail.ts'
import {
  exclusionChecks,
  type Winner,
  WinnerSchema,
} from '../../src/core/raffles/winners/winner.ts'
import { rafflePaths } from '../support/paths.ts'
import {
  addPrize,
  addRaffle,
  confirm,
  dataOf,
  decide,
  drawNow,
  endSales,
  hour,
  openApi,
  pick,
  pickPath,
  prepareDraw,
  sell,
  type TestRaffle,
} from './draws/support.ts'

const api = await openApi()
after(() => api.close())

const buyer = {
  firstName: 'Zoé',
  lastName: 'Bérubé',
  city: 'Halifax',
  email: 'zoe@example.org',
  locale: 'fr',
}

async function picked(
  options: Parameters<typeof addRaffle>[1] = {},
): Promise<[TestRaffle, Winner]> {
  const raffle = await addRaffle(api, options)
  for (let time = 0; time < 3; time += 1) await sell(raffle, 0, { customer: buyer })
  await endSales(raffle)
  await prepareDraw(raffle)
  return [raffle, await pick(raffle)]
}

const patch = (raffle: TestRaffle, winner: Winner, change: object, token?: string) =>
  raffle.patch(rafflePaths.winner(winner.id), { version: winner.version, ...change }, token)

test('nobody is confirmed unverified, and nobody verified without every check', async () => {
  const [raffle, winner] = await picked()
  const early = await patch(raffle, winner, { status: 'confirmed' })
  assert.deepEqual([early.status, early.errors[0]?.code], [409, 'not-verified'])
  const some = await patch(raffle, winner, { status: 'verified', checks: ['of-age'] })
  assert.deepEqual([some.status, some.errors[0]?.code], [409, 'checks-missing'])
  const verified = await decide(raffle, winner, {
    status: 'verified',
    checks: [...exclusionChecks],
  })
  const stale = await patch(raffle, winner, { status: 'rejected', reason: 'declined' })
  assert.deepEqual([stale.status, stale.errors[0]?.code], [409, 'stale-edit'])
  const confirmed = await decide(raffle, verified, { status: 'confirmed', note: 'Called' })
  assert.deepEqual([confirmed.publicName, confirmed.note], ['Z. B., Halifax', 'Called'])
  const again = await patch(raffle, confirmed, { status: 'rejected', reason: 'declined' })
  assert.deepEqual([again.status, again.errors[0]?.code], [409, 'already-confirmed'])
})

test('an order that is no longer active can’t be verified', async () => {
  const [raffle, winner] = await picked()
  await api.db
    .insertInto('orderChanges')
    .values({ orderId: winner.orderId, status: 'VOID', comment: 'Charged back', changedBy: null })
    .execute()
  const refused = await patch(raffle, winner, { status: 'verified', checks: exclusionChecks })
  assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'order-not-active'])
  assert.equal(
    (await patch(raffle, winner, { status: 'rejected', reason: 'payment-failed' })).status,
    200,
  )
})

test('where two people confirm, the second is somebody else', async () => {
  const email = 'helen.savoie@saltmarsh.example'
  const [raffle, winner] = await picked({ organization: 'saltmarsh', email })
  const openDraws = async () =>
    dataOf(RaffleDetailSchema, await raffle.get(rafflePaths.event(raffle.raffleId))).openDraws
  assert.equal((await openDraws())[0]?.winnersLeft, 1)
  const waiting = await confirm(raffle, winner)
  assert.equal(waiting.status, 'second-person')
  assert.equal(waiting.firstConfirmedBy, 'Helen Savoie')
  assert.equal((await drawNow(raffle)).stage, 'drawing')
  const [open] = await openDraws()
  assert.deepEqual(open?.confirmedFirstBy, [waiting.firstConfirmedById])
  assert.equal(open?.winnersLeft, 0)
  const same = await patch(raffle, waiting, { status: 'confirmed' })
  assert.deepEqual([same.status, same.errors[0]?.code], [409, 'same-person'])
  const finance = await api.signIn('RB finance')
  const confirmed = await decide(raffle, waiting, { status: 'confirmed' }, finance)
  assert.deepEqual([confirmed.status, confirmed.confirmedBy], ['confirmed', 'Imran Qadir'])
  assert.equal((await drawNow(raffle)).stage, 'complete')
})

test('the finance role confirms second only: it verifies and rejects nobody', async () => {
  const [raffle, winner] = await picked()
  const finance = await api.signIn('RB finance')
  for (const change of [
    { status: 'verified', checks: exclusionChecks },
    { status: 'rejected', reason: 'declined' },
    { note: 'Mine' },
  ]) {
    const refused = await patch(raffle, winner, change, finance)
    assert.equal(refused.status, 403, JSON.stringify(change))
  }
})

test('a rejection needs a reason, and a note where the reason is another', async () => {
  const [raffle, winner] = await picked()
  const none = await patch(raffle, winner, { status: 'rejected' })
  assert.deepEqual([none.status, none.errors[0]?.field], [422, 'reason'])
  const other = await patch(raffle, winner, { status: 'rejected', reason: 'other' })
  assert.deepEqual([other.status, other.errors[0]?.field], [422, 'note'])
})

test('the message to a rejected buyer is in their language, reviewed, and sent once', async () => {
  const [raffle, winner] = await picked()
  const { message } = await decide(raffle, winner, { status: 'rejected', reason: 'household' })
  assert.match(message?.body ?? '', /^Bonjour Zoé,/)
  const path = rafflePaths.winnerMessage(message?.id ?? '')
  const body = { subject: 'Votre billet', body: 'Bonjour,', state: 'sent' }
  assert.equal(dataOf(WinnerSchema, await raffle.patch(path, body)).message?.state, 'sent')
  const mail = await api.db
    .selectFrom('emails')
    .select(['recipient', 'textBody'])
    .where('subject', '=', 'Votre billet')
    .execute()
  assert.deepEqual(mail, [{ recipient: 'zoe@example.org', textBody: 'Bonjour,' }])
  const again = await raffle.patch(path, { state: 'discarded' })
  assert.deepEqual([again.status, again.errors[0]?.code], [409, 'message-decided'])
})

test('attempts to reach a winner are kept in order', async () => {
  const [raffle, winner] = await picked()
  const path = rafflePaths.winnerContacts(winner.id)
  const call = { channel: 'phone', reached: false, note: 'No answer' }
  assert.equal((await raffle.post(path, call)).status, 201)
  api.now = new Date(api.now.getTime() + 1000)
  const second = await raffle.post(path, { channel: 'email', reached: true })
  const { contacts } = dataOf(WinnerSchema, second, 201)
  assert.deepEqual(
    contacts.map(({ channel, reached, by }) => [channel, reached, by]),
    [
      ['phone', false, 'Marguerite Doucette'],
      ['email', true, 'Marguerite Doucette'],
    ],
  )
})

test('the list filters, pages and becomes a file; buyers are for those who draw', async () => {
  const [raffle, winner] = await picked()
  const rejected = await decide(raffle, winner, {
    status: 'rejected',
    reason: 'other',
    note: '=HYPERLINK("x")',
  })
  const path = `${rafflePaths.winners}?eventId=${raffle.raffleId}`
  const all = dataOf(v.array(WinnerSchema), await raffle.get(path))
  assert.deepEqual(all, [rejected])
  assert.deepEqual(dataOf(v.array(WinnerSchema), await raffle.get(`${path}&status=confirmed`)), [])
  const agent = await api.signIn('Contact Center Agent')
  const [seen] = dataOf(v.array(WinnerSchema), await api.ask('GET', path, { token: agent }))
  assert.deepEqual([seen?.buyer, seen?.note, seen?.message], [null, '', null])
  const headers = { accept: 'text/csv', 'accept-language': 'fr' }
  const file = await raffle.get(path, { headers })
  assert.match(file.headers.get('content-type') ?? '', /^text\/csv/)
  assert.ok(file.text.startsWith('Billet,Prix,Nom public,Acheteur,Courriel'), file.text)
  assert.ok(file.text.includes(`'=HYPERLINK`), file.text)
  const masked = await api.ask('GET', path, { token: agent, headers })
  assert.ok(masked.text.startsWith('Billet,Prix,Nom public,État'), masked.text)
  assert.ok(!masked.text.includes('Bérubé'))
})

/** A raffle whose winner can be picked. */
async function drawn(options: Parameters<typeof addRaffle>[1] = {}): Promise<TestRaffle> {
  const raffle = await addRaffle(api, options)
  for (let time = 0; time < 3; time += 1) await sell(raffle, 0, { customer: buyer })
  await endSales(raffle)
  await prepareDraw(raffle)
  return raffle
}

const confirmAtOnce = (raffle: TestRaffle, body: object, more = '') =>
  raffle.post(`${pickPath(raffle)}&status=confirmed${more}`, body)

test('a winner is picked and confirmed in one call that says every check', async () => {
  const raffle = await drawn()
  const answer = await confirmAtOnce(raffle, { checks: exclusionChecks, note: 'In the hall' })
  const [winner] = dataOf(v.array(WinnerSchema), answer, 201)
  assert.deepEqual(
    [winner?.status, winner?.note, winner?.checks.length],
    ['confirmed', 'In the hall', exclusionChecks.length],
  )
  assert.equal((await drawNow(raffle)).stage, 'complete')
  const logged = await api.db
    .selectFrom('activity')
    .select('action')
    .where('subjectId', '=', winner?.id ?? '')
    .orderBy('sequence')
    .execute()
  assert.deepEqual(
    logged.map(({ action }) => action),
    ['picked', 'verified', 'confirmed'],
  )
})

test('otherwise the call is refused with every reason, and nothing is picked', async () => {
  const raffle = await drawn()
  const codes = async (answer: ReturnType<typeof confirmAtOnce>) => {
    const { status, errors } = await answer
    return [status, ...errors.map(({ code }) => code)]
  }
  assert.deepEqual(await codes(confirmAtOnce(raffle, {})), [409, 'checks-missing'])
  const some = { checks: ['of-age', 'resident'] }
  assert.deepEqual(await codes(confirmAtOnce(raffle, some)), [409, 'checks-missing'])
  assert.deepEqual(await codes(confirmAtOnce(raffle, some, '&quantity=2')), [
    409,
    'prize-complete',
    'confirmed-one-by-one',
    'checks-missing',
  ])
  const two = await drawn({ organization: 'saltmarsh', email: 'helen.savoie@saltmarsh.example' })
  assert.deepEqual(await codes(confirmAtOnce(two, { checks: exclusionChecks })), [
    409,
    'second-person-asked',
  ])
  for (const { raffleId } of [raffle, two])
    assert.equal(
      (await api.db.selectFrom('winners').select('id').where('raffleId', '=', raffleId).execute())
        .length,
      0,
    )
})

test('a winner is to be reached until somebody has, or says that nobody can', async () => {
  const raffle = await drawn()
  const left = async () => {
    const { unreached } = await drawNow(raffle)
    return [unreached.count, ...unreached.tickets.map(({ ticketNumber }) => ticketNumber)]
  }
  assert.deepEqual(await left(), [0])
  const confirmed = await confirm(raffle, await pick(raffle))
  const path = rafflePaths.winnerContacts(confirmed.id)
  const tries = (body: object) => raffle.post(path, { channel: 'phone', reached: false, ...body })
  assert.deepEqual(await left(), [1, confirmed.ticketNumber])
  assert.equal((await tries({})).status, 201)
  assert.deepEqual(await left(), [1, confirmed.ticketNumber])
  const both = await tries({ reached: true, unreachable: true })
  assert.deepEqual([both.status, both.errors[0]?.field], [422, 'unreachable'])
  const given = await tries({ unreachable: true, note: 'Three letters came back' })
  assert.deepEqual(
    dataOf(WinnerSchema, given, 201).contacts.map(({ reached, unreachable }) => [
      reached,
      unreachable,
    ]),
    [
      [false, false],
      [false, true],
    ],
  )
  assert.deepEqual(await left(), [0])
})

test('the final draw tells of winners of earlier draws whom nobody has reached', async () => {
  const raffle = await addRaffle(api)
  const cutoffAt = new Date(api.now.getTime() + hour / 2).toISOString()
  const early = await addPrize(raffle, { cutoffAt })
  for (let time = 0; time < 3; time += 1) await sell(raffle, 0, { customer: buyer })
  await endSales(raffle)
  await prepareDraw(raffle, early.drawId)
  const confirmed = await confirm(raffle, await pick(raffle, early.id))
  assert.equal((await drawNow(raffle)).unreached.elsewhere, 1)
  await raffle.post(rafflePaths.winnerContacts(confirmed.id), { channel: 'phone', reached: true })
  assert.equal((await drawNow(raffle)).unreached.elsewhere, 0)
})
