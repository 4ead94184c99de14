/** A file of members as it was read: its columns, its rows, and what is wrong with each. */
import { type CsvEncoding, openCsv } from '../../format/csv-file.ts'
import type { CsvDelimiter, CsvRow } from '../../format/csv-reader.ts'
import { activeOf, type MemberColumn, memberColumnOf, memberColumns } from './member-file.ts'
import { checkMemberRows, type MemberRow, mostMemberRows, type RowFault } from './member-rows.ts'

/** Above this no list of members is meant. */
export const mostFileBytes = 5_000_000

export interface MemberFile {
  name: string
  encoding: CsvEncoding
  delimiter: CsvDelimiter
  head: readonly string[]
  rows: readonly CsvRow[]
}

/** The place of each column in the file, from 0; null where it has none. */
export type ColumnPlaces = Readonly<Record<MemberColumn, number | null>>

export type FileProblem = 'empty' | 'too-many'

/** What is wrong with a line, beside what is wrong with a member. */
export type LineFault = {
  line: number
  column: MemberColumn | null
  code: RowFault['code'] | 'active-unreadable' | 'ragged' | 'unclosed-quote'
  /** What stands there. */
  value: string
}

export interface CheckedLine {
  /** As an editor counts them. */
  line: number
  cells: readonly string[]
  row: MemberRow
}

export interface CheckedFile {
  valid: readonly CheckedLine[]
  faults: readonly LineFault[]
  /** Of the lines with faults, in the file's order. */
  failedCells: readonly (readonly string[])[]
}

/** Reads a file to its end; `onProgress` is told the bytes read. */
export async function readMemberFile(
  file: File,
  signal: AbortSignal,
): Promise<MemberFile | FileProblem> {
  const csv = await openCsv(file, { maxCellLength: 2000, unguard: true })
  const all: CsvRow[] = []
  for await (const { rows } of csv.rows(signal)) {
    all.push(...rows)
    if (all.length > mostMemberRows + 1) return 'too-many'
  }
  const [head, ...rows] = all.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (!head || rows.length === 0) return 'empty'
  const { encoding, delimiter } = csv
  return { name: file.name, encoding, delimiter, head: head.cells, rows }
}

/** Where the header says that each column is. */
export function placesOf(head: readonly string[]): ColumnPlaces {
  const meant = head.map(memberColumnOf)
  const place = (column: MemberColumn) => {
    const at = meant.indexOf(column)
    return at < 0 ? null : at
  }
  return {
    number: place('number'),
    name: place('name'),
    email: place('email'),
    active: place('active'),
  }
}

/** Columns that a list can't do without and that have no place yet. */
export function missingColumns(places: ColumnPlaces): readonly MemberColumn[] {
  return memberColumns.filter(
    column => (column === 'number' || column === 'name') && places[column] === null,
  )
}

/** Every line with what is wrong with it: line, column and value. */
export function checkMemberFile(file: MemberFile, places: ColumnPlaces): CheckedFile {
  const cellOf = (cells: readonly string[], column: MemberColumn) => {
    const at = places[column]
    return at === null ? '' : storable(cells[at] ?? '')
  }
  const lines = file.rows.map(({ line, cells }): CheckedLine => {
    const active = activeOf(cellOf(cells, 'active'))
    const row = {
      number: cellOf(cells, 'number'),
      name: cellOf(cells, 'name'),
      email: cellOf(cells, 'email'),
    }
    return { line, cells, row: typeof active === 'boolean' ? { ...row, active } : row }
  })
  const members = checkMemberRows(lines.map(({ row }) => row))
  const byRow = new Map<number, RowFault[]>()
  for (const fault of members.faults) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault])
  const faults: LineFault[] = file.rows.flatMap((read, index): LineFault[] => {
    const { line, cells } = read
    const found = shapeFault(read)
    if (found) return [found]
    const active = cellOf(cells, 'active')
    const own = (byRow.get(index + 1) ?? []).map(({ field, code }) => ({
      line,
      column: field,
      code,
      value: cellOf(cells, field),
    }))
    if (activeOf(active) !== null) return own
    return [...own, { line, column: 'active', code: 'active-unreadable', value: active }]
  })
  const failed = new Set(faults.map(({ line }) => line))
  return {
    valid: lines.filter(({ line }) => !failed.has(line)),
    faults,
    failedCells: lines.filter(({ line }) => failed.has(line)).map(({ cells }) => cells),
  }
}

/** A line whose cells can't be told apart has one fault, and its cells mean nothing. */
function shapeFault({ line, cells, fault }: CsvRow): LineFault | null {
  if (!fault) return null
  // Trailing cells that were left out are empty ones.
  if (fault.kind === 'ragged' && cells.length < fault.expected) return null
  const code = fault.kind === 'ragged' ? 'ragged' : 'unclosed-quote'
  return { line, column: null, code, value: cells.join(' ').slice(0, 60) }
}

/** Characters that no text has, which a broken file may. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/[\ud800-\udfff]/gu, '')
}
