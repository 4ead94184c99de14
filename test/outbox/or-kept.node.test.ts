import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DeskError } from '../../src/core/errors.ts'
import type { FoundBuyer } from '../../src/core/order-entry/found-buyer.ts'
import type { Purchase } from '../../src/core/order-entry/purchase.ts'
import { merged, soldTo } from '../../src/core/outbox/kept-buyers.ts'
import { mostKeptBuyers } from '../../src/core/outbox/limits.ts'
import { orKept } from '../../src/core/outbox/or-kept.ts'

const kept = async () => ({ value: 'kept', savedAt: 5 })
const nothing = async () => null
const away = new DeskError('offline', 'no network')

test('an answer is taken, a refusal is one, and only where nobody answers what is kept serves', async () => {
  assert.deepEqual(await orKept(Promise.resolve('new'), kept), { value: 'new', keptAt: null })
  assert.deepEqual(await orKept(Promise.reject(away), kept), { value: 'kept', keptAt: 5 })
  const gateway = new DeskError('server', 'gone', { status: 503 })
  assert.deepEqual(await orKept(Promise.reject(gateway), kept), { value: 'kept', keptAt: 5 })
  for (const error of [
    new DeskError('unauthorized', '', { status: 401 }),
    new DeskError('forbidden', '', { status: 403 }),
    new DeskError('server', '', { status: 500 }),
    new DeskError('aborted', ''),
  ])
    await assert.rejects(orKept(Promise.reject(error), kept), error)
})

test('where nothing is kept, or it can’t be read, the failure stays what it was', async () => {
  await assert.rejects(orKept(Promise.reject(away), nothing), away)
  const broken = () => Promise.reject(new Error('storage'))
  await assert.rejects(orKept(Promise.reject(away), broken), away)
})

test('who waits four seconds gets what is kept, or else the answer that comes late', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let answer = (_: string) => {}
  const late = new Promise<string>(resolve => {
    answer = resolve
  })
  const [first, second] = [orKept(late, kept), orKept(late, nothing)]
  t.mock.timers.tick(4_000)
  assert.deepEqual(await first, { value: 'kept', keptAt: 5 })
  answer('late')
  assert.deepEqual(await second, { value: 'late', keptAt: null })
})

test('of customers the newest stay, each once, as many as a device may keep', () => {
  const buyer = (id: number, firstName: string) => ({ id: String(id), firstName }) as FoundBuyer
  const many = Array.from({ length: mostKeptBuyers }, (_, id) => buyer(id, 'old'))
  const all = merged([buyer(7, 'new'), buyer(-1, 'new')], many)
  assert.equal(all.length, mostKeptBuyers)
  assert.deepEqual(all.slice(0, 3), [buyer(7, 'new'), buyer(-1, 'new'), buyer(0, 'old')])
  assert.equal(all.filter(({ id }) => id === '7').length, 1)
  assert.equal(all.at(-1)?.id, String(mostKeptBuyers - 2))
})

test('whoever was sold to is found by their number once, as the server knows them where it does', () => {
  const customer = {
    firstName: 'Ada',
    lastName: 'Shore',
    locale: 'en' as const,
    phone: '902-555-7315',
  }
  const purchase = { customer, lines: [], takenAt: '2026-11-25T12:00:00Z' } as unknown as Purchase
  const sold = soldTo(purchase)!
  assert.equal(sold.phone, '9025557315')
  assert.equal(
    soldTo({ ...purchase, customer: { ...customer, phone: undefined } } as unknown as Purchase),
    null,
  )
  const other = soldTo({
    ...purchase,
    customer: { ...customer, firstName: 'Bo' },
  } as unknown as Purchase)!
  const known = { ...sold, id: 'of the server', firstName: 'ADA' }
  assert.deepEqual(merged([other], [sold]), [other, sold])
  assert.deepEqual(merged([sold], [known, sold]), [sold])
  assert.deepEqual(merged([known, { ...known, id: 'a namesake' }], [sold]).length, 2)
})
