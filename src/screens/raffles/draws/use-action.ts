import { useRef, useState } from 'react'
import { DeskError, messageOf } from '../../../core/errors.ts'
import { newAttempt } from '../../../core/raffles/draws/attempt.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useTexts } from '../../desk.tsx'

export interface Action {
  busy: boolean
  /** Why the last attempt failed, in the reader's words. */
  error: string | undefined
  /** Runs the work once, however often it is asked for meanwhile. True when it was done. */
  run(work: (attempt: string) => Promise<void>): Promise<boolean>
  clear(): void
}

/** After these nobody knows whether the server did it: the next attempt carries the same key. */
const unsure: readonly string[] = ['offline', 'timeout', 'server', 'bad-answer']

/** Something that is done once: a double click makes one call, and a repeat after a lost answer changes nothing. */
export function useAction(): Action {
  const texts = useTexts(errorTexts)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const running = useRef(false)
  const key = useRef<string>(null)

  async function run(work: (attempt: string) => Promise<void>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(undefined)
    key.current ??= newAttempt()
    try {
      await work(key.current)
      key.current = null
      return true
    } catch (failure) {
      if (!(failure instanceof DeskError) || !unsure.includes(failure.failure)) key.current = null
      setError(messageOf(failure, texts.unexpected))
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, error, run, clear: () => setError(undefined) }
}
