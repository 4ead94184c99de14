import { setTimeout } from 'node:timers/promises'
import { Problem } from '../api/database/problem.ts'
import { describe, exitCode, type Texts, textsIn } from './messages.ts'

/** The life of one command: what to close when it ends, and its words. */
export interface Lifecycle {
  texts: Texts
  /** Whether a signal has come: what fails from now on fails because of it. */
  readonly stopping: boolean
  /** Closers run last in, first out, once: at a signal, a failure, or the end. */
  onStop(close: () => Promise<unknown>): void
  print(line: string): void
}

/** For requests under way, and for PostgreSQL to write what it holds. */
const patienceMilliseconds = 40_000

/** One Ctrl-C arrives twice: from the terminal, and passed on by npm. */
const echoMilliseconds = 1_000

/** A server waits for a signal; a tool ends by itself. */
type Ending = 'at a signal' | 'when done'

/**
 * Runs a command: a Problem becomes its one line and its exit code, a signal closes everything in order
 * and exits with 0, a second one later exits at once.
 */
export async function runCommand(
  ending: Ending,
  main: (life: Lifecycle) => Promise<void>,
): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  const texts = textsIn()
  let stopping = false
  const life: Lifecycle = {
    texts,
    get stopping() {
      return stopping
    },
    onStop: close => closers.push(close),
    print: line => process.stdout.write(`${line}\n`),
  }
  let stoppedAt = Number.POSITIVE_INFINITY
  const onSignal = () => {
    if (Date.now() - stoppedAt > echoMilliseconds) process.exit(130)
    if (stopping) return
    stopping = true
    stoppedAt = Date.now()
    life.print(texts.notices.stopping)
    void closeAll(closers).then(() => process.exit(ending === 'at a signal' ? 0 : 130))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  // A closed terminal, or a pipe to a program that has read enough, must not end us half-way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    await main(life)
    if (ending === 'when done' && !stopping) await closeAll(closers)
  } catch (error) {
    if (stopping) return
    await closeAll(closers)
    fail(error, texts)
  }
}

function fail(error: unknown, texts: Texts): never {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${error instanceof Problem ? describe(error, texts) : words}\n`)
  process.exit(exitCode(error))
}

async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) {
    // One part that can't close must not keep the database from closing.
    await Promise.race([close(), setTimeout(patienceMilliseconds, null, { ref: false })]).catch(
      error => process.stderr.write(`${error}\n`),
    )
  }
}
