/** One purchase by card that is asked for twice at once: it stands once or not at all, and both are told which. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { paths } from '../../support/paths.ts'
import { until } from '../../support/until.ts'
import { addRaffle, sell } from '../draws/support.ts'
import { enter, refusals } from '../order-entry/support.ts'
import { byCard, cardToken, openBank } from './support.ts'

/** Holds back the answer to the next question whether a purchase stands already, until it is told to go on. */
function holdNext() {
  const told = new EventTarget()
  const hears = (what: string) =>
    new Promise(resolve => told.addEventListener(what, resolve, { once: true }))
  const [isHeld, mayGoOn] = [hears('held'), hears('go on')]
  let isNext = true
  const asked = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (isNext && JSON.stringify(node).includes('withdrawn_keys')) {
        isNext = false
        asked.add(queryId)
      }
      return node
    },
    async transformResult({ result, queryId }) {
      if (asked.has(queryId)) {
        told.dispatchEvent(new Event('held'))
        await mayGoOn
      }
      return result
    },
  }
  return { plugin, isHeld, goOn: () => told.dispatchEvent(new Event('go on')) }
}

const { plugin, isHeld, goOn } = holdNext()
const { api, bank, taken, later } = await openBank({ reading: plugin })

test('it stands once, and both are told so: it isn’t taken for a duplicate of itself', async () => {
  const raffle = await addRaffle(api)
  const [body, key] = [byCard([raffle], cardToken()), randomUUID()]
  const slow = enter(raffle, body, key)
  await isHeld
  const quick = await enter(raffle, body, key)
  goOn()
  const late = await slow
  assert.deepEqual([quick.status, late.status, late.errors], [201, 201, []])
  assert.deepEqual(late.json, quick.json)
  await api.capture()
  assert.deepEqual(taken(), [500])
})

/** Each answer of the bank waits until it is let go, or is lost on its way. */
function answersWait() {
  const waiting: { comes: (nothing: null) => void; isLost: (error: Error) => void }[] = []
  bank.meanwhile = () =>
    new Promise((comes, isLost) => {
      waiting.push({ comes, isLost })
    })
  return {
    /** Asks for the purchase, until the bank has heard of it; what comes of it is told later. */
    async heard(ask: () => ReturnType<typeof enter>) {
      const count = waiting.length
      const answer = ask()
      await until(() => waiting.length > count, 'a question to the bank')
      return { answer, ...waiting[count]! }
    },
  }
}

async function purchase() {
  const raffle = await addRaffle(api)
  const key = randomUUID()
  const orders = () =>
    api.db
      .selectFrom('orders')
      .select('amountCents')
      .where('raffleId', '=', raffle.raffleId)
      .execute()
  const body = byCard([raffle], '')
  return {
    orders,
    pay: (token: string) => enter(raffle, { ...body, tender: { type: 'credit', token } }, key),
  }
}

const [good, bad] = [() => cardToken(), () => cardToken('0002')]
const unsure = [503, 'card-unsure']
const refused = [422, 'card-declined tender.token']
const released = [409, 'card-released tender.token']

/** Once the bank has heard the last that was asked of it, whether or not anybody heard the answer. */
async function letGo() {
  await api.capture()
  assert.deepEqual(taken(), ['held'], 'something may be on its way still')
  later(121_000)
  await api.capture()
}

test('of one card asked twice there is one order, and its money is held once', async () => {
  const [{ pay, orders }, { heard }, token] = [await purchase(), answersWait(), good()]
  const one = await heard(() => pay(token))
  const other = await heard(() => pay(token))
  one.comes(null)
  other.comes(null)
  const answers = [await one.answer, await other.answer]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201],
  )
  assert.deepEqual(answers[0]?.json, answers[1]?.json)
  await api.capture()
  assert.deepEqual([taken(), (await orders()).length], [[500], 1])
})

test('where the card was typed anew and refused, whoever hears of it once the order stands is told of that', async () => {
  const [{ pay, orders }, { heard }] = [await purchase(), answersWait()]
  const first = await heard(() => pay(good()))
  const anew = await heard(() => pay(bad()))
  first.comes(null)
  const entered = await first.answer
  anew.comes(null)
  const late = await anew.answer
  assert.deepEqual([entered.status, late.status, late.json], [201, 201, entered.json])
  await api.capture()
  assert.deepEqual([taken(), (await orders()).length], [[500], 1])
})

test('the refusal of a card isn’t kept over another that was typed since, which decides', async () => {
  const [{ pay, orders }, { heard }] = [await purchase(), answersWait()]
  const first = await heard(() => pay(bad()))
  const anew = await heard(() => pay(good()))
  first.comes(null)
  assert.deepEqual(refusals(await first.answer), unsure)
  anew.comes(null)
  const entered = await anew.answer
  assert.equal(entered.status, 201, entered.text)
  await api.capture()
  assert.deepEqual([taken(), (await orders()).length], [[500], 1])
})

test('money that a card agreed to is let go where the one that was typed since is refused first', async () => {
  const [{ pay, orders }, { heard }] = [await purchase(), answersWait()]
  const first = await heard(() => pay(good()))
  const token = bad()
  const [anew, again] = [await heard(() => pay(token)), await heard(() => pay(token))]
  anew.comes(null)
  again.comes(null)
  assert.deepEqual([refusals(await anew.answer), refusals(await again.answer)], [refused, refused])
  first.comes(null)
  assert.deepEqual(refusals(await first.answer), released)
  await letGo()
  assert.deepEqual([taken(), (await orders()).length], [['released'], 0])
})

test('whose answer is lost on its way from the bank is told of the order that a repeat entered', async () => {
  const [{ pay, orders }, { heard }, token] = [await purchase(), answersWait(), good()]
  const hanging = await heard(() => pay(token))
  const repeat = await heard(() => pay(token))
  repeat.comes(null)
  const entered = await repeat.answer
  hanging.isLost(new Error('The line is down.'))
  const late = await hanging.answer
  assert.deepEqual([entered.status, late.status, late.json], [201, 201, entered.json])
  await api.capture()
  assert.deepEqual([taken(), (await orders()).length], [[500], 1])
})

/** What becomes of the first ask, of a card that agrees, once another card was refused for its purchase. */
const ends = {
  'its answer was lost before': { isLostBefore: true, told: unsure },
  'its answer is lost after': { isLostBefore: false, told: unsure },
} as const

for (const [what, { isLostBefore, told }] of Object.entries(ends))
  test(`what a card may hold is let go where the one typed anew is refused: ${what}`, async () => {
    const [{ pay, orders }, { heard }] = [await purchase(), answersWait()]
    const first = await heard(() => pay(good()))
    const lose = () => first.isLost(new Error('The line is down.'))
    if (isLostBefore) lose()
    if (isLostBefore) await first.answer
    const anew = await heard(() => pay(bad()))
    anew.comes(null)
    assert.deepEqual(refusals(await anew.answer), refused)
    if (!isLostBefore) lose()
    assert.deepEqual(refusals(await first.answer), told)
    assert.deepEqual(refusals(await pay(good())), refused, 'asked again, of whichever card')
    await letGo()
    assert.deepEqual([taken(), (await orders()).length], [['released'], 0])
    assert.deepEqual(refusals(await pay(good())), refused, 'asked once more')
  })

test('so is what it agreed to in a session that ended meanwhile', async () => {
  const [raffle, { heard }] = [await addRaffle(api), answersWait()]
  const [key, ending] = [randomUUID(), await api.signIn()]
  const pay = (token: string, card: string) =>
    enter({ api, token }, { ...byCard([raffle], ''), tender: { type: 'credit', token: card } }, key)
  const first = await heard(() => pay(ending, good()))
  const anew = await heard(() => pay(raffle.token, bad()))
  anew.comes(null)
  assert.deepEqual(refusals(await anew.answer), refused)
  await api.ask('DELETE', paths.session, { token: ending })
  first.comes(null)
  assert.deepEqual(refusals(await first.answer), [401, 'session-ended'])
  await letGo()
  assert.deepEqual(taken(), ['released'])
})

test('what was asked twice is let go late, too, where its purchase is refused after all', async () => {
  const raffle = await addRaffle(api, {
    packages: [{ ticketCount: 1, priceCents: 500, inventory: 1 }],
  })
  const { heard } = answersWait()
  const [body, key] = [byCard([raffle], good()), randomUUID()]
  const first = await heard(() => enter(raffle, body, key))
  first.isLost(new Error('The line is down.'))
  assert.deepEqual(refusals(await first.answer), unsure)
  const again = await heard(() => enter(raffle, body, key))
  await sell(raffle)
  again.comes(null)
  assert.equal((await again.answer).status, 409)
  await letGo()
  assert.deepEqual(taken(), ['released'])
})

test('a session that ended takes nothing from the same purchase that is asked for in another', async () => {
  const raffle = await addRaffle(api)
  const [body, key, ending] = [byCard([raffle], good()), randomUUID(), await api.signIn()]
  bank.meanwhile = () => api.ask('DELETE', paths.session, { token: ending })
  const ended = await enter({ api, token: ending }, body, key)
  assert.deepEqual(refusals(ended), [401, 'session-ended'])
  bank.meanwhile = null
  const again = await enter(raffle, body, key)
  assert.equal(again.status, 201, again.text)
  await api.capture()
  assert.deepEqual(taken(), [500])
})
