/** Reads CSV piece by piece, so that a file of any size streams through. It never throws. */
import { byteOrderMark, cellStart, formulaSign } from './csv.ts'

export const csvDelimiters = [',', ';', '\t', '|'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

/** What is wrong with a row; the row is given all the same, as far as it could be read. */
export type CsvFault =
  /** The file ended inside quotes that were opened on this line. */
  | { kind: 'unclosed-quote'; line: number }
  /** Words between a closing quote and the next delimiter. */
  | { kind: 'text-after-quote'; line: number }
  /** A cell above the limit, begun on this line: most often a quote that was never closed. */
  | { kind: 'cell-too-long'; line: number }
  /** Another number of cells than the first row. */
  | { kind: 'ragged'; line: number; expected: number }

export interface CsvRow {
  /** The line that the row begins on, from 1, as an editor counts them. */
  line: number
  cells: string[]
  fault?: CsvFault
}

export interface CsvReaderOptions {
  delimiter?: CsvDelimiter
  /** The most characters that a cell may have; by default 100,000. */
  maxCellLength?: number
  /** Takes the apostrophes away again that our writer put before formulas. */
  unguard?: boolean
}

export interface CsvReader {
  /** The rows that this piece of text completes. Pieces may be cut anywhere. */
  push(text: string): CsvRow[]
  /** The last row, when no line break ends it. */
  end(): CsvRow[]
}

type Place = 'cell-start' | 'plain' | 'quoted' | 'after-quote' | 'skipping'

const guards = new RegExp(`${cellStart}'(?=${formulaSign})`, 'gu')

/** The text that our writer was given. */
export function unguarded(text: string): string {
  return text.replace(/^'(?='*[\t\r])/, '').replace(guards, '')
}

export function createCsvReader(options: CsvReaderOptions = {}): CsvReader {
  const { delimiter = ',', maxCellLength = 100_000, unguard = false } = options
  const tokens = new RegExp(`["\\r\\n${delimiter}]|[^"\\r\\n${delimiter}]+`, 'g')
  let place: Place = 'cell-start'
  let rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let wasQuoted = false
  let fault: CsvFault | undefined
  let line = 1
  let rowLine = 1
  let cellLine = 1
  let afterReturn = false
  let started = false
  let expected: number | undefined

  function append(text: string) {
    if (cell.length + text.length <= maxCellLength) {
      cell += text
      return
    }
    fault ??= { kind: 'cell-too-long', line: cellLine }
    cell = ''
    place = 'skipping'
  }

  function endCell() {
    cells.push(unguard && cell.includes("'") ? unguarded(cell) : cell)
    cell = ''
    place = 'cell-start'
    cellLine = line
  }

  function endRow() {
    const blank = cells.length === 0 && cell === '' && !wasQuoted && !fault
    endCell()
    if (!blank) {
      expected ??= cells.length
      if (cells.length !== expected) fault ??= { kind: 'ragged', line: rowLine, expected }
      rows.push({ line: rowLine, cells, ...(fault ? { fault } : {}) })
    }
    cells = []
    fault = undefined
    wasQuoted = false
    rowLine = line
  }

  function takeBare(token: string, isBreak: boolean) {
    if (isBreak) endRow()
    else if (place === 'skipping') return
    else if (token === delimiter) endCell()
    else if (place === 'cell-start' && token === '"') {
      place = 'quoted'
      wasQuoted = true
    } else {
      if (place === 'after-quote') fault ??= { kind: 'text-after-quote', line }
      place = 'plain'
      append(token)
    }
  }

  function take(token: string) {
    // The second half of CR LF ends nothing again.
    const second = token === '\n' && afterReturn
    afterReturn = token === '\r'
    const isBreak = token === '\r' || token === '\n'
    if (isBreak && !second) line += 1
    if (place === 'quoted') {
      if (token === '"') place = 'after-quote'
      else append(token)
    } else if (place === 'after-quote' && token === '"') {
      place = 'quoted'
      append(token)
    } else if (!second) takeBare(token, isBreak)
  }

  function taken(): CsvRow[] {
    const done = rows
    rows = []
    return done
  }

  return {
    push(text) {
      if (text === '') return []
      const unread = started || !text.startsWith(byteOrderMark) ? text : text.slice(1)
      started = true
      for (const token of unread.match(tokens) ?? []) take(token)
      return taken()
    },
    end() {
      if (place === 'quoted') fault = { kind: 'unclosed-quote', line: cellLine }
      endRow()
      return taken()
    },
  }
}
