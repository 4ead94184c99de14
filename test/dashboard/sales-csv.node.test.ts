import assert from 'node:assert/strict'
import { test } from 'node:test'
import { salesCsv } from '../../src/core/dashboard/sales-csv.ts'
import { salesTiles, type TileBoard, type TileId } from '../../src/core/dashboard/tiles.ts'

const ids: TileId[] = [...salesTiles, 'donationsAllTime']
const words = {
  figure: 'Figure',
  amount: 'Amount',
  currency: 'Currency',
  labels: Object.fromEntries(ids.map(id => [id, id])) as Record<TileId, string>,
}

function board(cents: number[]): TileBoard {
  return {
    state: 'ready',
    currency: 'CAD',
    message: '',
    tiles: cents.map((amount, index) => ({
      id: ids[index] as TileId,
      figure: { state: 'ready', cents: amount },
    })),
  }
}

test('is named by the day in the reader’s zone', () => {
  const now = new Date('2026-11-21T02:00:00Z')
  const name = (zone: string) => salesCsv(board([1]), words, now, zone).name
  assert.equal(name('America/Halifax'), 'Sales Report - 2026-11-20.csv')
  assert.equal(name('Europe/Paris'), 'Sales Report - 2026-11-21.csv')
})

test('begins with a byte-order mark and is exact to the cent', () => {
  const { text } = salesCsv(board([241_234_567, 0, 5]), words, new Date(), 'UTC')
  assert.deepEqual([...new TextEncoder().encode(text).slice(0, 3)], [0xef, 0xbb, 0xbf])
  assert.equal(
    text.slice(1),
    'Figure,Amount,Currency\r\nsalesAllTime,2412345.67,CAD\r\nsalesThisYear,0.00,CAD\r\nsalesLastMonth,0.05,CAD\r\n',
  )
})

test('has no figure where none was loaded', () => {
  const failed = board([1])
  failed.tiles[0] = { id: 'donationsAllTime', figure: { state: 'failed', message: '' } }
  assert.match(salesCsv(failed, words, new Date(), 'UTC').text, /donationsAllTime,,CAD/)
})
