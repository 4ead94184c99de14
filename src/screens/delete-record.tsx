import { useState } from 'react'
import { newAttempt } from '../core/attempt.ts'
import { refusalWords } from '../core/refusal-words.ts'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'
import { Confirm } from './kit/overlays/confirm.tsx'
import { useNotify } from './use-notify.ts'

/** The words of the question; beside those of the record's form. */
export interface DeleteTexts {
  deleteTitle: (gaps: { name: string }) => string
  deleteMessage: string
  delete: string
  keep: string
  deleted: (gaps: { name: string }) => string
}

interface DeleteRecordProps {
  name: string
  texts: DeleteTexts
  /** @param attempt the idempotency key: one question, one attempt, however often it is confirmed */
  remove: (attempt: string) => Promise<unknown>
  onDone: () => void
  /** It was refused, or nobody knows: what stands there may have changed. */
  onFailed: () => void
  onClose: () => void
}

/** Asks before a record goes, says that it is gone, or why not. */
export function DeleteRecord({
  name,
  texts,
  remove,
  onDone,
  onFailed,
  onClose,
}: DeleteRecordProps) {
  const { unexpected } = useTexts(errorTexts)
  const notify = useNotify()
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const [attempt] = useState(newAttempt)

  async function confirm() {
    setState({ busy: true })
    try {
      await remove(attempt)
      notify('ok', texts.deleted({ name }))
      onDone()
    } catch (error) {
      setState({ busy: false, error: refusalWords(error, unexpected) })
      onFailed()
    }
  }

  return (
    <Confirm
      title={texts.deleteTitle({ name })}
      message={texts.deleteMessage}
      confirmLabel={texts.delete}
      cancelLabel={texts.keep}
      tone="danger"
      busy={state.busy}
      error={state.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
