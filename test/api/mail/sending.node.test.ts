/** Emails that are handed to a mail server, with all that it can do wrong. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { mostAtOnce, smtpMailer } from '../../../demo/api/mail/mailer.ts'
import { outcomeOf, startMailWorker } from '../../../demo/api/mail/worker.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { OrderDetailSchema } from '../../../src/core/orders/order-detail.ts'
import { startScript } from '../../database/support.ts'
import { inFull } from '../../support/full.ts'
import { soak } from '../../support/soak.ts'
import { until } from '../../support/until.ts'
import { voidOrder } from '../customers/support.ts'
import { addRaffle, dataOf, openApi, sell } from '../draws/support.ts'
import { startMailServer } from './server.ts'

const api = await openApi()
const server = await startMailServer()
after(async () => {
  await server.close()
  await api.close()
})
const minute = 60_000
const script = fileURLToPath(new URL('./worker-process.ts', import.meta.url))
const from = 'tickets@raffle-desk.example'

beforeEach(async () => {
  await sql`update emails set state = 'sent' where state = 'waiting'`.execute(api.db)
  server.taken.length = 0
  server.answers.clear()
})

async function stage(recipient: string, count = 1): Promise<void> {
  await sql`
    insert into emails (organization_id, recipient, subject, text_body, html_body, locale, sent_at)
    select organizations.id, ${recipient}, 'Vos billets – Éva', 'Numéros 1–3', '<p>1–3</p>', 'fr',
      least(${api.now}::timestamptz, now())
    from (select id from organizations order by id limit 1) as organizations,
      generate_series(1, ${count}::integer)
  `.execute(api.db)
}

/** One look at what waits, by a worker of its own. */
async function look(url = server.url): Promise<void> {
  const mailer = smtpMailer({ smtpUrl: url, from }, { ...waits })
  const worker = startMailWorker({ db: api.db, mailer, now: () => api.now, log: () => undefined })
  await worker.idle()
  await worker.stop()
  mailer.close()
}
const waits = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_000 }

async function statesOf(recipient: string) {
  const { rows } = await sql<{ state: string; tries: number; answer: string | null }>`
    select state, tries, answer from emails where recipient = ${recipient}
  `.execute(api.db)
  return rows
}

const later = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * minute)
}

test('it hands each letter over once, whole, in the organization’s name', async () => {
  await stage('ok@mail.example', 9)
  await look()
  await look()
  assert.equal(server.taken.length, 9)
  assert.equal(new Set(server.taken.map(({ messageId }) => messageId)).size, 9)
  const [letter] = server.taken
  assert.match(letter?.text ?? '', /^From: .*<tickets@raffle-desk\.example>$/m)
  assert.match(letter?.text ?? '', /^Content-Language: fr$/m)
  assert.match(letter?.text ?? '', /multipart\/alternative/)
  assert.deepEqual(
    await statesOf('ok@mail.example'),
    Array(9).fill({ state: 'sent', tries: 1, answer: null }),
  )
})

test('what is refused for good is told with the server’s words, and never tried again', async () => {
  for (const how of ['refused', 'refused-after-data'] as const) {
    const recipient = `${how}@mail.example`
    server.answers.set(recipient, how)
    await stage(recipient)
    await look()
    later(10_000)
    await look()
    const [letter] = await statesOf(recipient)
    assert.deepEqual([letter?.state, letter?.tries], ['refused', 1])
    assert.match(letter?.answer ?? '', how === 'refused' ? /550.*No such mailbox/ : /554.*spam/)
  }
  assert.deepEqual(server.taken, [])
})

test('what may be taken later is tried again after longer and longer pauses, and taken once', async () => {
  const recipient = 'later@mail.example'
  server.answers.set(recipient, 'later')
  await stage(recipient)
  await look()
  await look()
  assert.deepEqual(
    (await statesOf(recipient)).map(({ tries }) => tries),
    [1],
    'not before its time',
  )
  later(1)
  await look()
  assert.match((await statesOf(recipient))[0]?.answer ?? '', /451/)
  server.answers.clear()
  later(4)
  await look()
  assert.equal(server.taken.length, 0, 'the second pause is longer')
  later(1)
  await look()
  assert.deepEqual(await statesOf(recipient), [{ state: 'sent', tries: 3, answer: null }])
  assert.equal(server.taken.length, 1)
})

test('letters about one order leave in their order, and none that a void made untrue', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle, 0, {
    customer: { firstName: 'Eva', lastName: 'Tremblay', email: 'slow@mail.example' },
  })
  server.answers.set('slow@mail.example', 'later')
  await look()
  server.answers.clear()
  await voidOrder(raffle, id)
  await sql`
    insert into emails (organization_id, order_id, recipient, subject, text_body, locale, sent_at, try_at)
    select organization_id, ${id}::uuid, 'first@mail.example', 'First', '1', 'en', ${api.now}::timestamptz,
      ${new Date(api.now.getTime() + 5 * minute)}::timestamptz
    from orders where id = ${id}
    union all select organization_id, ${id}::uuid, 'second@mail.example', 'Second', '2', 'en',
      ${new Date(api.now.getTime() + 1)}::timestamptz, null from orders where id = ${id}
  `.execute(api.db)
  later(1)
  await look()
  assert.deepEqual(
    server.taken.map(({ recipient }) => recipient),
    [],
  )
  later(5)
  await look()
  await look()
  assert.deepEqual(
    server.taken.map(({ recipient }) => recipient),
    ['first@mail.example', 'second@mail.example'],
  )
  assert.equal((await statesOf('slow@mail.example'))[0]?.state, 'given-up')
})

test('it is given up after two days, and a server that is out of reach refuses nobody', async () => {
  const recipient = 'nobody@mail.example'
  await stage(recipient)
  for (let time = 0; time < 9; time += 1) {
    await look('smtp://127.0.0.1:9')
    later(1440)
  }
  const [letter] = await statesOf(recipient)
  assert.deepEqual([letter?.state, letter?.tries], ['given-up', 9])
  assert.match(letter?.answer ?? '', /ECONNREFUSED|ESOCKET|ECONNECTION/)
})

test('a letter that is cut off before its answer is sent again by the same name', async () => {
  const recipient = 'cut@mail.example'
  server.answers.set(recipient, 'cut')
  await stage(recipient)
  await look()
  assert.equal((await statesOf(recipient))[0]?.state, 'waiting')
  server.answers.clear()
  later(1)
  await look()
  const names = server.taken.map(({ messageId }) => messageId)
  assert.equal(names.length, 2)
  assert.equal(names[0], names[1])
  assert.equal((await statesOf(recipient))[0]?.state, 'sent')
})

test('a refusal that is of no letter, but of the way in, refuses no letter', () => {
  const outcome = outcomeOf({ state: 'later', answer: '535 5.7.8 Bad password' }, 1, api.now)
  assert.deepEqual([outcome.state, outcome.answer], ['waiting', '535 5.7.8 Bad password'])
})

test('no recipient, subject or name breaks out of its line', async () => {
  await sql`
    insert into emails (recipient, subject, text_body, locale, sent_at)
    values ('safe@mail.example', ${'Tickets\r\nBcc: all@mail.example'}, ${'.\r\nQUIT\r\n'}, 'en', ${api.now})
  `.execute(api.db)
  await look()
  const [letter] = server.taken
  assert.equal(server.taken.length, 1)
  assert.equal(letter?.recipient, 'safe@mail.example')
  assert.doesNotMatch(letter?.text ?? '', /^Bcc:/m)
})

test('an order’s page says what became of its email', async () => {
  const raffle = await addRaffle(api)
  const email = `${randomUUID()}@mail.example`
  const { id } = await sell(raffle, 0, {
    customer: { firstName: 'Eva', lastName: 'Tremblay', email },
  })
  const messages = async () =>
    dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id }))).messages
  assert.deepEqual(
    (await messages()).map(({ state }) => state),
    ['waiting'],
  )
  server.answers.set(email, 'refused')
  await look()
  const [message] = await messages()
  assert.equal(message?.state, 'refused')
  assert.match(message?.answer ?? '', /No such mailbox/)
})

inFull(
  'none is lost where whoever sends is killed between, and none is sent again that was answered',
  async t => {
    const [letters, kills] = soak ? [400, 20] : [40, 1]
    const recipient = 'held@mail.example'
    server.answers.set(recipient, 'held')
    await stage(recipient, letters)
    const args = [script, api.url, server.url, from]
    const sent = async () =>
      (await statesOf(recipient)).filter(({ state }) => state === 'sent').length
    for (let killed = 0; killed < kills; killed += 1) {
      const worker = startScript(args)
      await until(() => server.held.length === mostAtOnce, 'all that go at once')
      for (const answer of server.held.splice(0, 2)) answer()
      await until(async () => (await sent()) === 2 * (killed + 1), 'two that are answered')
      await until(() => server.held.length === mostAtOnce, 'two more')
      worker.kill('SIGKILL')
      await new Promise(resolve => worker.once('close', resolve))
      server.held.length = 0
    }
    server.answers.clear()
    const last = startScript(args)
    await until(async () => (await sent()) === letters, 'all letters')
    last.kill('SIGKILL')
    const names = server.taken.map(({ messageId }) => messageId)
    const again = names.length - new Set(names).size
    t.diagnostic(`${letters} letters, ${kills} kills, ${again} came again by the same name`)
    assert.equal(new Set(names).size, letters)
    assert.equal(again, kills * mostAtOnce, 'only what had no answer yet')
  },
)
