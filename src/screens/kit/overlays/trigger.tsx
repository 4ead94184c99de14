import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'

interface TriggerAttributes {
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined
  onPointerEnter?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
  'aria-haspopup'?: 'menu' | 'dialog' | undefined
  'aria-expanded'?: boolean | undefined
  'aria-controls'?: string | undefined
}

/** A button of ours, or one that hands on what a button takes. */
export type Trigger = ReactElement<TriggerAttributes>

/** What an overlay hangs on, and how it was opened: by keyboard, the focus goes to its first thing. */
export interface Opening {
  anchor: HTMLElement
  focus: 'first' | 'last' | 'self'
}

const pressing = { Enter: 'first', ' ': 'first' } as const
const openingKeys: Record<Openable['kind'], Partial<Record<string, Opening['focus']>>> = {
  menu: { ...pressing, ArrowDown: 'first', ArrowUp: 'last' },
  dialog: pressing,
}

interface Openable {
  kind: 'menu' | 'dialog'
  open: boolean
  /** The overlay's id, while it is open. */
  controls: string
  onOpen: (opening: Opening) => void
  /** The pointer or the focus is on the button: what it opens may be fetched. */
  onApproach: () => Promise<unknown>
}

/**
 * The button that opens an overlay. Closed, it costs nothing but the button: a table has a thousand of
 * them. The element comes with the event, so the button needs no ref.
 */
export function triggerButton(trigger: Trigger, openable: Openable) {
  const { kind, open, controls, onOpen, onApproach } = openable
  // A failure shows when it is opened.
  const approach = () => void onApproach().catch(() => undefined)
  const openFrom = (anchor: HTMLElement, focus: Opening['focus']) => {
    // Safari gives a clicked button no focus; the overlay gives it back to what had it.
    anchor.focus()
    onOpen({ anchor, focus })
  }
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? controls : undefined,
    onPointerEnter(event) {
      trigger.props.onPointerEnter?.(event)
      approach()
    },
    onFocus(event) {
      trigger.props.onFocus?.(event)
      approach()
    },
    onClick(event) {
      trigger.props.onClick?.(event)
      if (!event.defaultPrevented) openFrom(event.currentTarget, 'self')
    },
    onKeyDown(event) {
      trigger.props.onKeyDown?.(event)
      const focus = openingKeys[kind][event.key]
      if (event.defaultPrevented || !focus) return
      // The click that would follow counts as a screen reader's, and leaves the focus outside.
      event.preventDefault()
      openFrom(event.currentTarget, focus)
    },
  })
}
