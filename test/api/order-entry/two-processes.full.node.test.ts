/** Two processes of the API on one database: neither sells what the other has sold. */
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import * as v from 'valibot'
import { ErrorListSchema } from '../../../src/core/errors.ts'
import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import { addRaffle, openApi } from '../draws/support.ts'
import { enter, purchaseOf } from './support.ts'

const api = await openApi({ lanes: { longest: 1000 } })
const other = await startOther()
after(async () => {
  await other.close()
  await api.close()
})

/** Where it is; its clock is the test's. */
async function startOther() {
  const script = fileURLToPath(new URL('../../e2e/outbox/api-process.ts', import.meta.url))
  const clock = import.meta.resolve('../../support/settable-clock.mjs')
  const child = fork(script, [api.url], {
    execArgv: ['--import', 'tsx', '--import', clock],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const heard = async () => (await once(child, 'message'))[0]
  const { port } = v.parse(v.object({ port: v.number() }), await heard())
  child.send({ aheadMs: api.now.getTime() - Date.now() })
  await heard()
  const close = async (): Promise<void> => {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  return { url: `http://localhost:${port}`, close }
}

/** One that is too busy says so, and is asked again, as a till does it. */
async function buyThere(token: string, body: object, key: string = randomUUID()) {
  const answer = await fetch(other.url + orderEntryCalls.enter.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status === 503) return buyThere(token, body, key)
  const errors = answer.ok ? [] : v.parse(ErrorListSchema, JSON.parse(text)).errors
  return { status: answer.status, code: errors[0]?.code }
}

test('200 buyers at once get the last 50 packages, half of them by each: no hole and no twin among the numbers', async () => {
  const raffle = await addRaffle(api, {
    packages: [{ ticketCount: 3, priceCents: 1000, inventory: 50 }],
  })
  const buyHere = async () => {
    const { status, errors } = await enter(raffle, purchaseOf([raffle]))
    return { status, code: errors[0]?.code }
  }
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      at % 2 ? buyHere() : buyThere(raffle.token, purchaseOf([raffle])),
    ),
  )
  const soldBy = (process: number) =>
    answers.filter(({ status }, at) => status === 201 && at % 2 === process).length
  assert.equal(soldBy(0) + soldBy(1), 50)
  assert.ok(soldBy(0) > 0 && soldBy(1) > 0, `${soldBy(0)} by one, ${soldBy(1)} by the other`)
  const refused = answers.filter(({ status }) => status !== 201)
  assert.deepEqual(
    refused.filter(({ status, code }) => status !== 409 || code !== 'package-sold-out'),
    [],
  )
  const { rows } = await sql<{ first: number; last: number }>`
    select first_number as first, last_number as last from tickets
    where raffle_id = ${raffle.raffleId} order by first_number
  `.execute(api.db)
  assert.deepEqual(
    rows,
    Array.from({ length: 50 }, (_, at) => ({ first: 3 * at + 1, last: 3 * at + 3 })),
  )
})
