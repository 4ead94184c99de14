import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceTexts } from '../../../src/core/raffles/choice-texts.ts'
import { raffleList } from '../../../src/core/raffles/list-calls.ts'
import type { RaffleRow } from '../../../src/core/raffles/raffle-row.ts'
import { shiftInstant } from '../../../src/core/raffles/shift-dates.ts'
import { raffleTexts } from '../../../src/core/raffles/texts.ts'
import { fileHead, fileLine } from '../../../src/core/table/list-file.ts'
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

const words = { ...raffleTexts.english, ...choiceTexts.english }
const options = {
  words,
  locale: 'en',
  timeZone: ({ timeZone }: RaffleRow) => timeZone,
} as const

test('writes every column, amounts in cents and what is missing left empty', () => {
  const head = fileHead(raffleList, options)
  const full = fileLine(raffleList, rowOf(1, '=Harbour'), options)
  const draft = fileLine(raffleList, springDraft, options)
  assert.equal(full.length, head.length)
  assert.deepEqual(full[head.indexOf(words.gross)], { cents: 2_481_000 })
  assert.equal(full[head.indexOf(words.currency)], 'CAD')
  assert.equal(full[head.indexOf(words.status)], 'Active')
  assert.equal(draft[head.indexOf(words.salesEnd)], '')
  assert.equal(draft[head.indexOf(words.licence)], '')
  const early = { endDate: '2026-11-28T01:00:00.000Z', endedAt: '2026-11-20T15:00:00.000Z' }
  const ended = fileLine(raffleList, rowOf(2, 'Ended early', early), options)
  assert.equal(ended[head.indexOf(words.salesEnd)], 'Nov 20, 2026, 11:00 a.m. AST')
})

test('writes no gross sales for those who are told none', () => {
  const leaveOut = ['grossCents'] as const
  const head = fileHead(raffleList, { ...options, leaveOut })
  const { grossCents, ...told } = rowOf(1, 'Harbour')
  const row = fileLine(raffleList, told, { ...options, leaveOut })
  assert.ok(!head.includes(words.gross))
  assert.equal(row.length, head.length)
  assert.equal(row[head.indexOf(words.currency)], 'CAD')
})

test('moves a date by calendar days: the clock on the wall stays, whatever daylight saving does', () => {
  const friday = '2026-10-31T00:00:00.000Z'
  assert.equal(shiftInstant(friday, 7, 'America/Halifax'), '2026-11-07T01:00:00.000Z')
  assert.equal(shiftInstant(friday, 7, 'America/Phoenix'), '2026-11-07T00:00:00.000Z')
  const leftOut = '2027-03-13T06:30:00.000Z'
  assert.equal(shiftInstant(leftOut, 1, 'America/Halifax'), '2027-03-14T06:30:00.000Z')
})
