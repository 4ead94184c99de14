import { createWriteStream, renameSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Log } from './log.ts'

/** A full file becomes api.log.1 in place of the one before it: the log takes twice this, no more. */
const largestBytes = 20 * 1024 * 1024

/** JSON lines in `api.log` of a folder. A full disk costs lines, never an answer. */
export function openLogFile(
  folder: string,
  largest: number = largestBytes,
): { log: Log; end(): void } {
  const file = join(folder, 'api.log')
  let written = sizeOf(file)
  let stream = open(file)
  return {
    log(entry) {
      if (written > largest) {
        stream.end()
        move(file)
        stream = open(file)
        written = 0
      }
      const line = `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`
      written += Buffer.byteLength(line)
      stream.write(line)
    },
    end: () => stream.end(),
  }
}

function open(file: string): WriteStream {
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 })
  stream.on('error', () => {})
  return stream
}

function move(file: string): void {
  try {
    renameSync(file, `${file}.1`)
  } catch {
    // Gone, or held by somebody: the lines go on into the same file.
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
