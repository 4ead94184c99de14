/** The tiles as a file (section 9, "Dashboard CSV"). */
import { writeCsv } from '../format/csv.ts'
import { isoDay } from '../format/iso-day.ts'
import type { TileBoard, TileId } from './tiles.ts'

export interface CsvWords {
  figure: string
  amount: string
  currency: string
  labels: Record<TileId, string>
}

export interface CsvFile {
  name: string
  /** With a byte-order mark, exact to the cent. */
  text: string
}

/** One row a tile. `timeZone` is the zone that the file's date is read in: the browser's. */
export function salesCsv(board: TileBoard, words: CsvWords, now: Date, timeZone: string): CsvFile {
  const rows = board.tiles.map(({ id, figure }) => [
    words.labels[id],
    figure.state === 'ready' ? { cents: figure.cents } : '',
    board.currency,
  ])
  return {
    name: `Sales Report - ${isoDay(now, timeZone)}.csv`,
    text: writeCsv([[words.figure, words.amount, words.currency], ...rows]),
  }
}
