/** What uses of a filter keep, said once for filters of a kind. */
import { searchName } from '../../../src/core/format/search-name.ts'
import { wallTimeOf } from '../../../src/core/format/zoned.ts'

/** One use of a filter: what is asked, and whether a row is kept. */
export interface Narrowing<Row> {
  query: readonly (readonly [name: string, value: string])[]
  keeps(row: Row, now: Date): boolean
}

/** Uses of a filter on rows that there are. */
export type Narrowings<Row> = (rows: readonly Row[]) => Narrowing<Row>[]

export const dayOf = (instant: string, timeZone: string) => wallTimeOf(instant, timeZone).day

export function yesOrNo<Row>(name: string, isSo: (row: Row) => boolean): Narrowings<Row> {
  return () =>
    [true, false].map(wanted => ({
      query: [[name, String(wanted)]] as const,
      keeps: (row: Row) => isSo(row) === wanted,
    }))
}

/** From the latest day that a row has, up to it, and on it alone. */
export function onDays<Row>(dayIn: (row: Row) => string): Narrowings<Row> {
  return rows => {
    const latest = rows.map(dayIn).sort().at(-1) ?? ''
    return [
      { query: [['from', latest]], keeps: row => dayIn(row) >= latest },
      { query: [['to', latest]], keeps: row => dayIn(row) <= latest },
      {
        query: [
          ['from', latest],
          ['to', latest],
        ],
        keeps: row => dayIn(row) === latest,
      },
    ]
  }
}

/** Days of a zone where it is tomorrow. */
export function inZone<Row>(instantIn: (row: Row) => string): Narrowings<Row> {
  const timeZone = 'Pacific/Kiritimati'
  const dayIn = (row: Row) => dayOf(instantIn(row), timeZone)
  return rows => {
    const from = rows.map(dayIn).sort().at(-1) ?? ''
    return [
      {
        query: [
          ['timeZone', timeZone],
          ['from', from],
        ],
        keeps: row => dayIn(row) >= from,
      },
    ]
  }
}

/** Each value that a row has, alone; where several may be chosen, two of them. */
export function choosing<Row>(
  name: string,
  valueIn: (row: Row) => string,
  many?: 'many',
): Narrowings<Row> {
  return rows => {
    const [first = '', ...rest] = new Set(rows.map(valueIn))
    const alone = [first, ...rest].map(value => [value])
    const sets = many && rest.length > 1 ? [...alone, [first, rest[0] ?? '']] : alone
    return sets.map(values => ({
      query: values.map(value => [many ? `${name}[]` : name, value] as const),
      keeps: row => values.includes(valueIn(row)),
    }))
  }
}

/** Part of each text that a row has, in other letters; its words may stand apart in the row's texts. */
export function searching<Row>(
  textsOf: (row: Row) => readonly (string | null)[],
  by: 'text' | 'words' = 'text',
): Narrowings<Row> {
  return rows => {
    const longest = rows.reduce<(string | null)[]>(
      (all, row) => textsOf(row).map((text, at) => text ?? all[at] ?? null),
      [],
    )
    return longest.flatMap(text => {
      if (text === null) return []
      const part = text.slice(1).toUpperCase()
      const sought = by === 'words' ? searchName(part).split(/\s+/) : [searchName(part)]
      const keeps = (row: Row) => {
        const texts = textsOf(row).flatMap(each => (each === null ? [] : [searchName(each)]))
        return sought.every(word => texts.some(each => each.includes(word)))
      }
      return { query: [['search', part]] as const, keeps }
    })
  }
}
