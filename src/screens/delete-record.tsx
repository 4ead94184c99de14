import { Confirm } from './kit/overlays/confirm.tsx'
import { useAction } from './use-action.ts'
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
  /** @param attempt the idempotency key: the same again where the answer got lost */
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
  const notify = useNotify()
  const action = useAction()

  async function confirm() {
    const done = await action.run(async attempt => void (await remove(attempt)))
    if (!done) return onFailed()
    notify('ok', texts.deleted({ name }))
    onDone()
  }

  return (
    <Confirm
      title={texts.deleteTitle({ name })}
      message={texts.deleteMessage}
      confirmLabel={texts.delete}
      cancelLabel={texts.keep}
      tone="danger"
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
