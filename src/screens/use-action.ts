import { useRef, useState } from 'react'
import { createOpenAttempts } from '../core/attempt.ts'
import { DeskError } from '../core/errors.ts'
import { refusalWords, refusedFields } from '../core/refusal-words.ts'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'

export interface Action {
  busy: boolean
  /** Why the last attempt failed, in the reader's words. */
  error: string | undefined
  /** What the last attempt was refused for at the form's own fields, until they change. */
  refused: Readonly<Record<string, string>>
  /** The codes of all that the last attempt was refused for. */
  codes: readonly string[]
  /** The last attempt may have been done: its answer was lost. */
  unsure: boolean
  /**
   * Runs the work once, however often it is asked for meanwhile. True when it was done.
   * @param asked what a write asks for, where that can change before it is asked for again: something else is another
   *   attempt
   */
  run(work: (attempt: string) => Promise<void>, asked?: unknown): Promise<boolean>
  /** @param field only what was refused there */
  clear(field?: string): void
}

const none = {}
const noCodes: readonly string[] = []

/**
 * Something that is done once: a double click makes one call, and a repeat after a lost answer changes nothing.
 * @param fields that the form shows: what the server refuses at them stands there
 */
export function useAction(fields: readonly string[] = []): Action {
  const texts = useTexts(errorTexts)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [refused, setRefused] = useState<Action['refused']>(none)
  const [codes, setCodes] = useState(noCodes)
  const [unsure, setUnsure] = useState(false)
  const running = useRef(false)
  const [attempts] = useState(createOpenAttempts)

  async function run(work: (attempt: string) => Promise<void>, asked?: unknown): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    clear()
    try {
      await work(attempts.keyFor(asked))
      attempts.done(asked)
      return true
    } catch (failure) {
      setUnsure(attempts.failed(asked, failure))
      if (failure instanceof DeskError)
        setCodes(failure.errors.map(({ code }) => String(code ?? '')))
      const atFields = refusedFields(failure, fields)
      setRefused(atFields)
      setError(refusalWords(failure, texts, Object.keys(atFields)) ?? undefined)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  function clear(field?: string) {
    if (field === undefined) {
      setError(undefined)
      setRefused(none)
      setCodes(noCodes)
      setUnsure(false)
    } else if (refused[field] !== undefined) {
      const { [field]: _, ...rest } = refused
      setRefused(rest)
    }
  }

  return { busy, error, refused, codes, unsure, run, clear }
}
