import { EndQuestion } from './end-question.tsx'

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
export function DeleteRecord({ name, texts, remove, ...after }: DeleteRecordProps) {
  return (
    <EndQuestion
      {...after}
      title={texts.deleteTitle({ name })}
      message={texts.deleteMessage}
      verb={texts.delete}
      keep={texts.keep}
      ended={texts.deleted({ name })}
      end={remove}
    />
  )
}
