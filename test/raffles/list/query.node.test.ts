import assert from 'node:assert/strict'
import { test } from 'node:test'
import { raffleList } from '../../../src/core/raffles/list-calls.ts'
import { raffleCsvHead, raffleCsvRow } from '../../../src/core/raffles/raffle-csv.ts'
import { shiftInstant } from '../../../src/core/raffles/shift-dates.ts'
import { raffleTexts } from '../../../src/core/raffles/texts.ts'
import { listQuery } from '../../../src/core/table/list-query.ts'
import type { TableView } from '../../../src/core/table/view.ts'
import { rowOf, springDraft } from '../../../stories/raffles/sample-raffles.ts'

const view: TableView = {
  filters: {},
  sort: { by: 'endDate', direction: 'desc' },
  page: 1,
  cursor: null,
  pageSize: 20,
  opened: null,
}
const today = '2026-11-20'

test('asks for raffles by page at first and by cursor from there', () => {
  assert.deepEqual(listQuery(raffleList, view, today), {
    pageSize: 20,
    page: 1,
    sortBy: 'endDate',
    sortDir: 'desc',
  })
  const second = listQuery(raffleList, { ...view, page: 2, cursor: 'abc' }, today)
  assert.equal(second.cursor, 'abc')
  assert.equal('page' in second, false)
})

test('carries every filter', () => {
  const filters = {
    search: 'harbour',
    status: 'active,ended',
    category: '50/50,Promo Raffle',
    province: 'NS',
    ends: 'this-month',
    live: 'true',
  }
  const query = listQuery(raffleList, { ...view, filters, sort: null }, today)
  assert.deepEqual(query, {
    pageSize: 20,
    page: 1,
    search: 'harbour',
    status: ['active', 'ended'],
    category: ['50/50', 'Promo Raffle'],
    province: ['NS'],
    from: '2026-11-01',
    to: '2026-11-20',
    live: true,
  })
})

test('writes every column, amounts in cents and what is missing left empty', () => {
  const texts = raffleTexts.english
  const head = raffleCsvHead(texts, true)
  const full = raffleCsvRow(rowOf(1, '=Harbour'), texts, instant => instant.slice(0, 10))
  const draft = raffleCsvRow(springDraft, texts, instant => instant)
  assert.equal(full.length, head.length)
  assert.deepEqual(full[head.indexOf(texts.gross)], { cents: 2_481_000 })
  assert.equal(full[head.indexOf(texts.currency)], 'CAD')
  assert.equal(draft[head.indexOf(texts.salesEnd)], '')
  assert.equal(draft[head.indexOf(texts.licence)], '')
  const early = { endDate: '2026-11-28T01:00:00.000Z', endedAt: '2026-11-20T15:00:00.000Z' }
  const ended = raffleCsvRow(rowOf(2, 'Ended early', early), texts, instant => instant)
  assert.equal(ended[head.indexOf(texts.salesEnd)], early.endedAt)
})

test('writes no gross sales for those who are told none', () => {
  const texts = raffleTexts.english
  const head = raffleCsvHead(texts, false)
  const { grossCents, ...told } = rowOf(1, 'Harbour')
  const row = raffleCsvRow(told, texts, instant => instant)
  assert.ok(!head.includes(texts.gross))
  assert.equal(row.length, head.length)
  assert.equal(row[head.indexOf(texts.currency)], 'CAD')
})

test('moves a date by calendar days: the clock on the wall stays, whatever daylight saving does', () => {
  const friday = '2026-10-31T00:00:00.000Z'
  assert.equal(shiftInstant(friday, 7, 'America/Halifax'), '2026-11-07T01:00:00.000Z')
  assert.equal(shiftInstant(friday, 7, 'America/Phoenix'), '2026-11-07T00:00:00.000Z')
  const leftOut = '2027-03-13T06:30:00.000Z'
  assert.equal(shiftInstant(leftOut, 1, 'America/Halifax'), '2027-03-14T06:30:00.000Z')
})
