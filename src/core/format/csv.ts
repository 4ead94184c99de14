/** CSV that opens right in a spreadsheet: byte-order mark, quoted where needed, no live formulas. */
export const byteOrderMark = '\uFEFF'

/** A text, a count, or an amount in integer cents. Only texts are guarded: negative numbers stay numbers. */
export type CsvCell = string | number | { cents: number }

/**
 * Where a spreadsheet may begin to read a cell, whatever it passes over there: blanks, marks without
 * width, quotes. One that splits at semicolons or tabs begins after those too, and after a line break.
 */
export const cellStart = String.raw`(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}'"]*)`
/** What makes it a formula there; full-width and small forms too, as East Asian spreadsheets read them. */
export const formulaSign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]'

const formulas = new RegExp(`${cellStart}(?=${formulaSign})`, 'gu')

/** A text that a spreadsheet would run as a formula gets an apostrophe before what makes it one. */
function safeText(text: string): string {
  return text.replace(formulas, "'").replace(/^(?='*[\t\r])/, "'")
}

/** "1234.50" from integer cents, without floating point. */
export function centsToDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function field(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return centsToDecimal(cell.cents)
  const text = safeText(cell)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a file; a file made bit by bit begins with `byteOrderMark`. */
export function csvLine(cells: readonly CsvCell[]): string {
  // An empty line would be no row at all.
  return `${cells.map(field).join(',') || '""'}\r\n`
}

/** A whole file. `csv-reader.ts` reads it back. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map(csvLine).join('')
}
