import { useRef, useState } from 'react'
import { newAttempt } from '../core/attempt.ts'
import { DeskError } from '../core/errors.ts'
import { refusalWords } from '../core/refusal-words.ts'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'
import { useNotify } from './use-notify.ts'

/**
 * Something that is done at once, without a form: what fails is told in a notice, and `run` answers false. What is asked
 * for again after a lost answer carries the same key.
 */
export function useTold() {
  const errors = useTexts(errorTexts)
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  /** By what was asked for. */
  const open = useRef<Record<string, string>>({})
  /** @param asked what a write asks for */
  async function run(work: (attempt: string) => Promise<void>, asked?: unknown): Promise<boolean> {
    const name = JSON.stringify(asked)
    open.current[name] ??= newAttempt()
    let isOpen = false
    setBusy(true)
    try {
      await work(open.current[name])
      return true
    } catch (error) {
      isOpen = error instanceof DeskError && error.unsure
      notify('bad', refusalWords(error, errors))
      return false
    } finally {
      if (!isOpen) delete open.current[name]
      setBusy(false)
    }
  }
  return { busy, run }
}
