import { useState } from 'react'
import { refusalWords } from '../core/refusal-words.ts'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'
import { useNotify } from './use-notify.ts'

/** Something that is done at once, without a form: what fails is told in a notice, and `run` answers false. */
export function useTold() {
  const { unexpected } = useTexts(errorTexts)
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      notify('bad', refusalWords(error, unexpected))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
