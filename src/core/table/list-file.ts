/** A declared list as a file: one set of columns, whether the browser writes it or the server. */
import type { CsvCell } from '../format/csv.ts'
import { formatInstant } from '../format/instants.ts'
import type { Locale } from '../i18n/texts.ts'
import { type Column, type List, type RowOf, valueIn } from './list.ts'

export interface FileOptions<L extends List> {
  /** The headings and choices, as the table has them. */
  words: object
  locale: Locale
  /** IANA zone that a row's instants are written in. */
  timeZone: string | ((row: RowOf<L>) => string)
  /** Columns that the reader isn't told. */
  leaveOut?: readonly (keyof L['columns'])[]
  /** Columns that are told in more words than their value has. */
  says?: { readonly [Id in keyof L['columns']]?: (row: RowOf<L>) => string }
}

function columnsOf<L extends List>(list: L, { leaveOut = [] }: FileOptions<L>) {
  const all = Object.entries<Column>(list.columns)
  return all.filter(([id, { only }]) => only !== 'table' && !leaveOut.includes(id))
}

export function fileHead<const L extends List>(list: L, options: FileOptions<L>): string[] {
  return columnsOf(list, options).map(([id, { word = id }]) => wordOf(options.words, word))
}

export function fileLine<const L extends List>(
  list: L,
  row: RowOf<L>,
  options: FileOptions<L>,
): CsvCell[] {
  return columnsOf(list, options).map(([id, column]) => {
    const says = options.says?.[id]
    if (says) return says(row)
    const value = valueIn(row as object, id, column)
    return value === null || value === undefined ? '' : cellOf(id, column, value, row, options)
  })
}

function cellOf<L extends List>(
  id: string,
  { kind }: Column,
  value: unknown,
  row: RowOf<L>,
  { words, locale, timeZone }: FileOptions<L>,
): CsvCell {
  switch (kind) {
    case 'money':
      return { cents: Number(value) }
    case 'count':
      return Number(value)
    case 'choice':
      return wordOf(words, `${id}-${value}`)
    case 'yes-no':
      return wordOf(words, `${id}${value === true ? 'Yes' : 'No'}`)
    case 'instant': {
      const zone = typeof timeZone === 'string' ? timeZone : timeZone(row)
      // With the zone's name of that day: half past one can come twice.
      return formatInstant(String(value), {
        timeZone: zone,
        locale,
        style: 'date-time',
        zone: true,
      })
    }
    default:
      return String(value)
  }
}

function wordOf(words: object, name: string): string {
  return String(Reflect.get(words, name) ?? name)
}
