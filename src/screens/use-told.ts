import { useState } from 'react'
import { createOpenAttempts } from '../core/attempt.ts'
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
  const [attempts] = useState(createOpenAttempts)
  /** @param asked what a write asks for */
  async function run(work: (attempt: string) => Promise<void>, asked?: unknown): Promise<boolean> {
    setBusy(true)
    try {
      await work(attempts.keyFor(asked))
      attempts.done(asked)
      return true
    } catch (error) {
      attempts.failed(asked, error)
      notify('bad', refusalWords(error, errors))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
