import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Ellipsis, ListOrdered } from 'lucide'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../fields/field.tsx'
import { Icon } from '../icon.tsx'
import { useLocale, useWords } from '../language.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Menu } from '../overlays/menu.tsx'
import type { MenuEntry } from '../overlays/menu-entries.ts'
import { kitTexts } from '../texts.ts'

/** What else can be done with a row, in the menu that moves it. */
export interface RowMenu {
  /** The menu's accessible name: "Actions for Kayak". */
  label: string
  items: readonly MenuEntry[]
}

interface MoveMenuProps {
  name: string
  /** From 0. */
  position: number
  total: number
  /** Stands above the moves. */
  menu: RowMenu | undefined
  onMove: (to: number) => void
}

/** The ways to move a row that need no dragging. */
export function MoveMenu({ name, position, total, menu, onMove }: MoveMenuProps) {
  const words = useWords(kitTexts)
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const wasAsking = useRef(false)
  // What opened the dialog, an item of the menu, is gone: the focus goes back to the menu's button.
  useEffect(() => {
    if (wasAsking.current && !asking) place.current?.querySelector('button')?.focus()
    wasAsking.current = asking
  }, [asking])
  const first = position === 0 ? words.isFirst : undefined
  const last = position === total - 1 ? words.isLast : undefined
  const label = menu?.label ?? words.moveItem({ name })
  return (
    <span ref={place}>
      <Menu
        label={label}
        trigger={
          <Button
            variant="quiet"
            className="rd-reorder-more"
            aria-label={label}
            title={label}
            icon={<Icon of={Ellipsis} />}
          />
        }
        items={[
          ...(menu ? [...menu.items, { separator: true } as const] : []),
          {
            id: 'up',
            label: words.moveUp,
            icon: ArrowUp,
            disabledBecause: first,
            onAction: () => onMove(position - 1),
          },
          {
            id: 'down',
            label: words.moveDown,
            icon: ArrowDown,
            disabledBecause: last,
            onAction: () => onMove(position + 1),
          },
          {
            id: 'top',
            label: words.moveToTop,
            icon: ArrowUpToLine,
            disabledBecause: first,
            onAction: () => onMove(0),
          },
          {
            id: 'bottom',
            label: words.moveToBottom,
            icon: ArrowDownToLine,
            disabledBecause: last,
            onAction: () => onMove(total - 1),
          },
          {
            id: 'position',
            label: words.moveToPosition,
            icon: ListOrdered,
            onAction: () => setAsking(true),
          },
        ]}
      />
      {asking && (
        <PositionDialog
          title={words.moveItem({ name })}
          position={position}
          total={total}
          onClose={() => setAsking(false)}
          onMove={to => {
            setAsking(false)
            onMove(to)
          }}
        />
      )}
    </span>
  )
}

interface PositionDialogProps {
  title: string
  position: number
  total: number
  onMove: (to: number) => void
  onClose: () => void
}

function PositionDialog({ title, position, total, onMove, onClose }: PositionDialogProps) {
  const words = useWords(kitTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const [text, setText] = useState(String(position + 1))
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement | null>(null)
  const form = useId()
  // As soon as it is there, before the dialog takes the focus itself.
  const begin = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    input?.focus()
    input?.select()
  }, [])
  const wished = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  const valid = wished >= 1 && wished <= total

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (valid) onMove(wished - 1)
    else field.current?.focus()
  }

  const gaps = { total: format.format(total) }
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button size="lg" variant="primary" type="submit" form={form}>
            {words.move}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label={words.position(gaps)}
          error={tried && !valid ? words.positionInvalid(gaps) : undefined}
        >
          {control => (
            <input
              {...control}
              ref={begin}
              className="rd-input"
              inputMode="numeric"
              autoComplete="off"
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
