/** A CSV file as people have it: its encoding and delimiter are found out, its rows stream. */
import {
  type CsvDelimiter,
  type CsvReaderOptions,
  type CsvRow,
  createCsvReader,
  csvDelimiters,
} from './csv-reader.ts'

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface CsvFile {
  encoding: CsvEncoding
  delimiter: CsvDelimiter
  /** The rows in batches, with the bytes read so far. @throws the signal's reason when it aborts */
  rows(signal?: AbortSignal): AsyncGenerator<{ rows: CsvRow[]; bytesRead: number }>
}

export interface CsvFileOptions extends Omit<CsvReaderOptions, 'delimiter'> {
  /** What the person knows better than we do. */
  encoding?: CsvEncoding
  delimiter?: CsvDelimiter
}

/** Enough to tell a delimiter by, in bytes. */
const sampleSize = 64 * 1024
const pieceSize = 256 * 1024

/** Finds out encoding and delimiter; reads the file once for it, in pieces. */
export async function openCsv(file: Blob, options: CsvFileOptions = {}): Promise<CsvFile> {
  const encoding = options.encoding ?? (await encodingOf(file))
  const delimiter = options.delimiter ?? delimiterOf(await textOf(file, encoding))
  return {
    encoding,
    delimiter,
    rows: signal => rowsOf(file, encoding, { ...options, delimiter }, signal),
  }
}

/**
 * UTF-16 by its byte-order mark; UTF-8 when every byte of the file fits it; else Windows-1252, which
 * spreadsheets on Windows write and which fits anything.
 */
export async function encodingOf(file: Blob): Promise<CsvEncoding> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of pieces(file)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** Which to believe when two would do: a tab stands in texts least, a comma most. */
const bySeldomness = ['\t', '|', ';', ','] as const satisfies readonly CsvDelimiter[]

/** The delimiter that cuts the first rows most alike into more than one cell; else a comma. */
export function delimiterOf(sample: string): CsvDelimiter {
  const hint = /^\uFEFF?sep=([,;\t|])\r?\n/i.exec(sample)?.[1]
  const hinted = csvDelimiters.find(delimiter => delimiter === hint)
  if (hinted) return hinted
  let best: { delimiter: CsvDelimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of bySeldomness) {
    const score = likeness(sample, delimiter)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** The share of rows with as many cells as the first. */
function likeness(sample: string, delimiter: CsvDelimiter): number {
  const reader = createCsvReader({ delimiter })
  const whole = reader.push(sample)
  const rows = (whole.length > 1 ? whole : [...whole, ...reader.end()]).slice(0, 50)
  if ((rows[0]?.cells.length ?? 0) < 2) return 0
  return rows.filter(({ fault }) => !fault).length / rows.length
}

async function textOf(file: Blob, encoding: CsvEncoding): Promise<string> {
  const bytes = await file.slice(0, sampleSize).arrayBuffer()
  return new TextDecoder(encoding).decode(bytes, { stream: true })
}

async function* rowsOf(
  file: Blob,
  encoding: CsvEncoding,
  options: CsvReaderOptions,
  signal: AbortSignal | undefined,
) {
  const decoder = new TextDecoder(encoding)
  const reader = createCsvReader(options)
  const hint = `sep=${options.delimiter}`
  /** Spreadsheets write this line for themselves. */
  const isHint = ({ line, cells }: CsvRow) =>
    line === 1 && cells.join(options.delimiter).toLowerCase() === hint
  let bytesRead = 0
  for await (const bytes of pieces(file)) {
    signal?.throwIfAborted()
    bytesRead += bytes.byteLength
    const rows = reader.push(decoder.decode(bytes, { stream: true }))
    yield { rows: rows.filter(row => !isHint(row)), bytesRead }
  }
  const last = [...reader.push(decoder.decode()), ...reader.end()]
  yield { rows: last.filter(row => !isHint(row)), bytesRead }
}

/** A blob's own stream may hand over a whole part of it at once. */
async function* pieces(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += pieceSize)
    yield new Uint8Array(await file.slice(at, at + pieceSize).arrayBuffer())
}
