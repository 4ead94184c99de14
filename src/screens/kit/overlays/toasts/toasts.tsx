import { CircleAlert, CircleCheck, Info, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { addSheet } from '../../../../core/style/sheets.ts'
import { Button } from '../../button.tsx'
import { Icon } from '../../icon.tsx'
import { IconButton } from '../../icon-button.tsx'
import { useWords } from '../../language.tsx'
import { createToastClock } from './clock.ts'
import { useRegionKey } from './region-key.ts'
import { toastTexts } from './texts.ts'
import toastsCss from './toasts.css?inline'

addSheet(toastsCss)

const icons = { info: Info, ok: CircleCheck, bad: CircleAlert }
/** More than these would cover the page; older ones wait until there is room. */
const mostShown = 4
const shownMs = 7_000
/** There must be time to reach its button. */
const shownWithActionMs = 15_000

export interface Toast {
  readonly id: number
  /** Bad news stays until somebody takes it away. */
  readonly kind: keyof typeof icons
  /** What happened: "Order 4F09C2 was voided." */
  readonly text: string
  /** The way back, or on: "Undo". */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

interface ToastsProps {
  /** The oldest first. */
  toasts: readonly Toast[]
  onDismiss: (id: number) => void
}

/**
 * Short messages in a corner, read out as they come. They wait while somebody points at them or has
 * the focus in them; F6 goes there and back. Where the corner is, whoever places them says.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const words = useWords(toastTexts)
  const region = useRef<HTMLElement>(null)
  const shown = toasts.slice(0, mostShown)
  const clock = useClock(shown, onDismiss)
  const goBack = useRegionKey(region, shown.length > 0)

  const dismiss = (id: number) => {
    onDismiss(id)
    goBack(shown.length === 1)
  }

  return (
    <section
      ref={region}
      className="rd-toasts"
      aria-label={words.messages}
      tabIndex={-1}
      // Dialogs leave it usable: the library asks for this name.
      data-react-aria-top-layer="true"
      onPointerEnter={clock.pause}
      onPointerLeave={clock.resume}
      onFocus={clock.pause}
      onBlur={clock.resume}
    >
      <ReadOut toasts={shown} />
      <ul className="rd-toasts-list">
        {shown.map(toast => (
          <Item key={toast.id} toast={toast} dismissLabel={words.dismiss} onDismiss={dismiss} />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps {
  toast: Toast
  dismissLabel: string
  onDismiss: (id: number) => void
}

function Item({ toast, dismissLabel, onDismiss }: ItemProps) {
  const { id, kind, text, action } = toast
  return (
    <li className={`rd-notice rd-notice-${kind}`}>
      <Icon of={icons[kind]} className="rd-notice-icon" size={18} />
      <p className="rd-notice-text">{text}</p>
      {action && (
        <Button
          variant="quiet"
          className="rd-notice-action"
          onClick={() => {
            action.onAction()
            onDismiss(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        className="rd-notice-dismiss"
        label={dismissLabel}
        icon={X}
        onClick={() => onDismiss(id)}
      />
    </li>
  )
}

/** Regions that stand there before their words: screen readers miss those that come with them. */
function ReadOut({ toasts }: { toasts: readonly Toast[] }) {
  const [read, setRead] = useState<readonly Toast[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setRead(toasts), 100)
    return () => clearTimeout(timer)
  }, [toasts])
  const words = (isBad: boolean) =>
    read
      .filter(({ kind }) => (kind === 'bad') === isBad)
      .map(({ id, text, action }) => <p key={id}>{[text, action?.label].join(' ')}</p>)
  return (
    <>
      <div className="rd-only-read-out" role="status">
        {words(false)}
      </div>
      <div className="rd-only-read-out" role="alert">
        {words(true)}
      </div>
    </>
  )
}

function useClock(shown: readonly Toast[], onDismiss: (id: number) => void) {
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  const [clock] = useState(() => createToastClock(id => dismiss.current(id)))
  useEffect(() => {
    clock.follow(
      shown.map(({ id, kind, action }) => {
        const ms = action ? shownWithActionMs : shownMs
        return { id, shownMs: kind === 'bad' ? null : ms }
      }),
    )
  }, [clock, shown])
  useEffect(() => clock.stop, [clock])
  return clock
}
