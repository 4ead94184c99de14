import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../../kit/button.tsx'
import { Confirm, type WayBack } from '../../kit/overlays/confirm.tsx'
import { type Action, useAction } from '../../use-action.ts'

interface AskingButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  /** A verb: "Lock the list". */
  label: string
  /** Who or what, for a button among several alike: "Confirm ticket 104". */
  name?: string
  /** Why it can't be used now, shown below it. */
  disabledBecause?: readonly string[] | undefined
  /** Enter in a field of the form around asks, too. */
  submits?: boolean
  question: {
    title: string
    /** What follows from it, and whether it can be undone. */
    message: ReactNode
    confirmLabel: string
    reason?: { label: string; required: boolean }
    retype?: string
    isRetyped?: (typed: string) => boolean
  } & WayBack
  /** What has to hold before the question is asked; false keeps it from being asked. */
  before?: () => boolean
  /** The form's own, where the server may refuse one of its fields: the question closes then. */
  action?: Action
  /** What is asked for beside the reason, and of which version: something else is another attempt. */
  asks: unknown
  onConfirm: (reason: string, attempt: string) => Promise<void>
  /** Once the question is gone: until then it holds the focus. */
  onDone?: () => void
}

/** A button that asks before it acts; the question stays until the server has answered. */
export function AskingButton(props: AskingButtonProps) {
  const {
    label,
    name,
    disabledBecause = [],
    submits = false,
    question,
    before,
    asks,
    onConfirm,
    onDone,
    action: forms,
    ...look
  } = props
  const own = useAction()
  const action = forms ?? own
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const after = useRef(onDone)
  useEffect(() => {
    after.current = onDone
  })
  useEffect(() => {
    if (!done) return
    setDone(false)
    after.current?.()
  }, [done])

  // What else was refused is read here, before somebody goes back to the fields.
  const isRefused = action.error === undefined && Object.keys(action.refused).length > 0
  useEffect(() => {
    if (isRefused) setAsking(false)
  }, [isRefused])

  async function confirm(reason: string) {
    const isDone = await action.run(attempt => onConfirm(reason, attempt), [asks, reason])
    if (!isDone) return
    setAsking(false)
    setDone(true)
  }

  return (
    <div className="rd-asking">
      <Button
        {...look}
        type={submits ? 'submit' : 'button'}
        {...(name && { 'aria-label': name })}
        disabled={disabledBecause.length > 0}
        onClick={() => {
          action.clear()
          if (before?.() !== false) setAsking(true)
        }}
      >
        {label}
      </Button>
      {disabledBecause.length > 0 && (
        <ul className="rd-asking-reasons">
          {disabledBecause.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {asking && !isRefused && (
        <Confirm
          {...question}
          busy={action.busy}
          error={action.error}
          unsure={action.unsure}
          onConfirm={reason => void confirm(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
