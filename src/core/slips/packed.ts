/**
 * A value of JSON in few bytes, for codes that a camera reads: numbers are whole, ids and instants are numbers, and names that
 * stand in every slip are one byte. What comes out is what went in, to the letter.
 */
import type { Json } from '../format/canonical-json.ts'
import { kindOf, kinds, shapes } from './packed-shapes.ts'
import { wordAt, wordOf } from './words.ts'

/** Nothing of ours is nested as deep. */
const deepest = 8

/** @throws RangeError for a number that isn't whole, or a value nested deeper than any of ours */
export function pack(value: Json): Uint8Array<ArrayBuffer> {
  const writer: Writer = { bytes: [], ids: [] }
  write(value, writer, 0)
  return Uint8Array.from(writer.bytes)
}

/** @throws RangeError where these bytes are no value, or more than one */
export function unpack(bytes: Uint8Array): Json {
  const reader: Reader = { bytes, at: 0, ids: [] }
  const value = read(reader, 0)
  if (reader.at !== bytes.length) throw new RangeError('Bytes are left over')
  return value
}

interface Writer {
  bytes: number[]
  /** Those that stand there already: the next time their place is enough. */
  ids: string[]
}

interface Reader {
  bytes: Uint8Array
  at: number
  ids: string[]
}

function write(value: Json, to: Writer, depth: number): void {
  if (depth > deepest) throw new RangeError('Nested too deep')
  if (value === null) to.bytes.push(kinds.nothing)
  else if (value === false) to.bytes.push(kinds.no)
  else if (value === true) to.bytes.push(kinds.yes)
  else if (typeof value === 'number') writeNumber(value, to)
  else if (typeof value === 'string') writeText(value, to)
  else if (isList(value)) {
    to.bytes.push(kinds.list)
    writeCount(value.length, to)
    for (const item of value) write(item, to, depth + 1)
  } else {
    const members = Object.entries(value)
    to.bytes.push(kinds.record)
    writeCount(members.length, to)
    for (const [name, content] of members) {
      writeText(name, to)
      write(content, to, depth + 1)
    }
  }
}

function isList(value: readonly Json[] | { readonly [name: string]: Json }): value is Json[] {
  return Array.isArray(value)
}

function writeNumber(value: number, to: Writer): void {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new RangeError('Not whole')
  to.bytes.push(value < 0 ? kinds.negative : kinds.count)
  writeCount(Math.abs(value), to)
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function writeCount(count: number, to: Writer): void {
  let rest = count
  while (rest >= 0x80) {
    to.bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  to.bytes.push(rest)
}

function writeText(text: string, to: Writer): void {
  const word = wordOf(text)
  if (word !== undefined) {
    to.bytes.push(kinds.firstWord + word)
    return
  }
  const place = to.ids.indexOf(text)
  if (place >= 0) {
    to.bytes.push(kinds.again)
    writeCount(place, to)
    return
  }
  const kind = kindOf(text)
  to.bytes.push(kinds[kind])
  if (kind === 'instant') writeCount(Date.parse(text), to)
  else if (kind === 'uuid' || kind === 'key') {
    to.ids.push(text)
    to.bytes.push(...shapes[kind].bytesOf(text))
  } else {
    const bytes = new TextEncoder().encode(text)
    writeCount(bytes.length, to)
    for (const byte of bytes) to.bytes.push(byte)
  }
}

function read(reader: Reader, depth: number): Json {
  if (depth > deepest) throw new RangeError('Nested too deep')
  const kind = readByte(reader)
  switch (kind) {
    case kinds.nothing:
      return null
    case kinds.no:
      return false
    case kinds.yes:
      return true
    case kinds.count:
      return readCount(reader)
    case kinds.negative:
      return -readCount(reader)
    case kinds.list:
      return Array.from({ length: readLength(reader) }, () => read(reader, depth + 1))
    case kinds.record: {
      const names = Array.from({ length: readLength(reader) }, () => {
        const name = readText(reader, readByte(reader))
        return [name, read(reader, depth + 1)] as const
      })
      return Object.fromEntries(names)
    }
    default:
      return readText(reader, kind)
  }
}

function readText(reader: Reader, kind: number): string {
  if (kind >= kinds.firstWord) return wordAt(kind - kinds.firstWord)
  switch (kind) {
    case kinds.uuid:
      return readId(reader, 'uuid')
    case kinds.key:
      return readId(reader, 'key')
    case kinds.again: {
      const id = reader.ids[readCount(reader)]
      if (id === undefined) throw new RangeError('No such id')
      return id
    }
    case kinds.instant:
      // Of one that no calendar has, a RangeError, too.
      return new Date(readCount(reader)).toISOString()
    case kinds.text:
      return decode(readBytes(reader, readLength(reader)))
    default:
      throw new RangeError('No such kind')
  }
}

function readId(reader: Reader, shape: keyof typeof shapes): string {
  const id = shapes[shape].textOf(readBytes(reader, 16))
  reader.ids.push(id)
  return id
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new RangeError('No text')
  }
}

function readByte(reader: Reader): number {
  const byte = reader.bytes[reader.at]
  if (byte === undefined) throw new RangeError('Cut off')
  reader.at += 1
  return byte
}

function readBytes(reader: Reader, count: number): Uint8Array {
  const bytes = reader.bytes.subarray(reader.at, reader.at + count)
  if (bytes.length < count) throw new RangeError('Cut off')
  reader.at += count
  return bytes
}

function readCount(reader: Reader): number {
  let count = 0
  for (let factor = 1; ; factor *= 0x80) {
    const byte = readByte(reader)
    count += (byte & 0x7f) * factor
    if (!Number.isSafeInteger(count) || factor > 2 ** 49) throw new RangeError('Too large')
    if (byte < 0x80) return count
  }
}

/** Nothing is longer than what is left: a damaged length makes no room. */
function readLength(reader: Reader): number {
  const length = readCount(reader)
  if (length > reader.bytes.length - reader.at) throw new RangeError('Cut off')
  return length
}
