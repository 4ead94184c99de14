import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { Problem } from './problem.ts'

/*
 * A backup is one gzipped stream: a line that names the format, then frames. A frame is one letter, the
 * length of its content (four bytes, big-endian) and the content:
 *   h  header: schema version, time, tables      t  a table begins: name and columns
 *   d  a piece of the table, as COPY wrote it    e  the table ends: rows, bytes, SHA-256
 *   s  the sequences' values                     z  the end: SHA-256 of everything before
 */
const firstLine = Buffer.from('RAFFLE-DESK-BACKUP 1\n')
const largestFrame = 64 * 1024 * 1024

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const table = v.object({ name: v.string(), columns: v.array(v.string()) })

const contents = {
  h: v.object({ schemaVersion: count, createdAt: v.string(), tables: v.array(table) }),
  t: table,
  e: v.object({ name: v.string(), rows: count, bytes: count, sha256 }),
  s: v.array(v.object({ name: v.string(), value: v.string(), called: v.boolean() })),
  z: v.object({ sha256 }),
}

type Contents = { [Kind in keyof typeof contents]: v.InferOutput<(typeof contents)[Kind]> }

/** One frame of a backup, parsed. */
export type Frame =
  | { [Kind in keyof Contents]: { kind: Kind; content: Contents[Kind] } }[keyof Contents]
  | { kind: 'd'; content: Buffer }

/** What a backup says of itself, and of one table. */
export type BackupHeader = Contents['h']
export type TableEnd = Contents['e']

/** The bytes of a backup with these frames; the end frame is added here. */
export async function* encode(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(firstLine)
  yield firstLine
  for await (const frame of frames) {
    const bytes = frameBytes(frame)
    hash.update(bytes)
    yield bytes
  }
  yield frameBytes({ kind: 'z', content: { sha256: hash.digest('hex') } })
}

function frameBytes({ kind, content }: Frame): Buffer {
  const body = kind === 'd' ? content : Buffer.from(JSON.stringify(content))
  const head = Buffer.alloc(5, kind, 'latin1')
  head.writeUInt32BE(body.length, 1)
  return Buffer.concat([head, body])
}

/**
 * The frames of a backup file, each checked, in flat memory. Ends only after the end frame, with the hash
 * of everything before it right.
 *
 * @throws Problem `fileMissing`, `notABackup`, `damagedBackup`.
 */
export async function* decode(file: string): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  const take = reader(file)
  const start = await take(firstLine.length)
  if (!start?.equals(firstLine)) throw new Problem('notABackup', { file })
  hash.update(start)
  for (;;) {
    const head = await take(5)
    const length = head?.readUInt32BE(1) ?? Number.POSITIVE_INFINITY
    const body = length <= largestFrame ? await take(length) : null
    if (!head || !body) throw damaged(file, 'cut off')
    const frame = parseFrame(file, head.toString('latin1', 0, 1), body)
    if (frame.kind === 'z') {
      if (frame.content.sha256 !== hash.digest('hex')) throw damaged(file, 'SHA-256')
      return
    }
    hash.update(head).update(body)
    yield frame
  }
}

function parseFrame(file: string, kind: string, body: Buffer): Frame {
  if (kind === 'd') return { kind, content: body }
  try {
    const schema = contents[kind as keyof typeof contents]
    return { kind, content: v.parse(schema, JSON.parse(body.toString())) } as Frame
  } catch {
    throw damaged(file, `frame ${JSON.stringify(kind)}`)
  }
}

/** Takes exact numbers of bytes out of the unpacked file; null once there are too few left. */
function reader(file: string): (length: number) => Promise<Buffer | null> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.once('error', error => unpacked.destroy(error))
  const chunks = source.pipe(unpacked)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)
  let begun = false
  return async length => {
    const parts = [rest]
    let size = rest.length
    while (size < length) {
      const next = await chunks.next().catch(error => {
        throw unreadable(file, error, begun)
      })
      if (next.done) return null
      begun = true
      parts.push(next.value)
      size += next.value.length
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = all.subarray(length)
    return all.subarray(0, length)
  }
}

function unreadable(file: string, error: NodeJS.ErrnoException, begun: boolean): Problem {
  if (!error.code?.startsWith('Z_')) return new Problem('fileMissing', { file })
  return begun ? damaged(file, error.message) : new Problem('notABackup', { file })
}

/** A backup that isn't what was written. */
export function damaged(file: string, detail: string): Problem<'damagedBackup'> {
  return new Problem('damagedBackup', { file, detail })
}
