/** CSV that opens right in a spreadsheet: byte-order mark, quoted where needed, no live formulas. */
export const byteOrderMark = '\uFEFF'

export type CsvCell = string | { cents: number }

/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** "1234.50" from integer cents, without floating point. */
export function centsToDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function field(cell: CsvCell): string {
  if (typeof cell !== 'string') return centsToDecimal(cell.cents)
  const text = safeText(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map(row => `${row.map(field).join(',')}\r\n`).join('')
}
