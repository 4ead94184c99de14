import { Confirm } from './kit/overlays/confirm.tsx'
import { useAction } from './use-action.ts'
import { useNotify } from './use-notify.ts'

interface EndQuestionProps {
  title: string
  message: string
  /** On the button that ends it. */
  verb: string
  /** On the one that leaves it. */
  keep: string
  /** Says that it is done. */
  ended: string
  /** @param attempt the idempotency key: the same again where the answer got lost */
  end: (attempt: string) => Promise<unknown>
  onDone: () => void
  /** It was refused, or nobody knows: what stands there may have changed. */
  onFailed: () => void
  onClose: () => void
}

/** Asks before something ends for good, says that it did, or why not. */
export function EndQuestion(props: EndQuestionProps) {
  const { title, message, verb, keep, ended, end, onDone, onFailed, onClose } = props
  const notify = useNotify()
  const action = useAction()

  async function confirm() {
    const done = await action.run(async attempt => void (await end(attempt)))
    if (!done) return onFailed()
    notify('ok', ended)
    onDone()
  }

  return (
    <Confirm
      title={title}
      message={message}
      confirmLabel={verb}
      cancelLabel={keep}
      tone="danger"
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
