/** Commands within the test's own process: what is about signals, streams and the process's end has tests that spawn. */
import { Problem } from '../../demo/api/database/problem.ts'
import type { Lifecycle } from '../../demo/start/lifecycle.ts'
import { describe, exitCode, textsIn } from '../../demo/start/messages.ts'
import type { Finished } from '../database/support.ts'

/**
 * Runs a command's work, and answers as `runScript` does.
 * @param databaseUrl stands in the environment meanwhile
 */
export async function runHere(
  work: (life: Lifecycle) => Promise<void>,
  databaseUrl?: string,
): Promise<Finished> {
  const texts = textsIn('en')
  const printed: string[] = []
  const closers: (() => Promise<unknown>)[] = []
  const life: Lifecycle = {
    texts,
    stopping: false,
    onStop: close => closers.push(close),
    print: line => printed.push(`${line}\n`),
  }
  const finished = (code: number, line: string) => ({
    code,
    out: printed.join(''),
    lines: line.split('\n'),
  })
  const { DATABASE_URL: former } = process.env
  setUrl(databaseUrl)
  try {
    await work(life)
    return finished(0, '')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return finished(exitCode(error), describe(error, texts))
  } finally {
    setUrl(former)
    for (const close of closers.toReversed()) await close()
  }
}

function setUrl(url: string | undefined): void {
  if (url === undefined) delete process.env.DATABASE_URL
  else process.env.DATABASE_URL = url
}
