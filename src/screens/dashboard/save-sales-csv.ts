import { type CsvWords, salesCsv } from '../../core/dashboard/sales-csv.ts'
import type { TileBoard } from '../../core/dashboard/tiles.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { saveFile } from '../kit/save-file.ts'

/**
 * Hands the tiles over as a file.
 * @lazy imported on demand, by download-csv.tsx
 */
export function saveSalesCsv(board: TileBoard, words: CsvWords): void {
  const { name, text } = salesCsv(board, words, new Date(), browserTimeZone())
  saveFile(name, text, 'text/csv;charset=utf-8')
}
