import { type Ref, useState } from 'react'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import type { Entry } from './use-entry.ts'

interface GiveUpProps {
  entry: Entry
  /** On the button, and on the one that says it is meant. */
  label: string
  title: string
  message: string
  /** Nothing would be lost, and nothing is asked. */
  isBlank?: boolean
  variant?: 'quiet'
  /** Which a key presses, too. */
  button?: Ref<HTMLButtonElement>
}

/** Gives up what is typed, or what nobody knows the end of, for another order. */
export function GiveUp(props: GiveUpProps) {
  const { entry, label, title, message, isBlank = false, variant, button } = props
  const texts = useTexts(orderEntryTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        {...(button && { ref: button, 'aria-keyshortcuts': 'Shift+F2' })}
        {...(variant && { variant })}
        disabled={entry.form.status.state === 'saving'}
        onClick={() => (isBlank ? entry.startAnew() : setAsking(true))}
      >
        {label}
      </Button>
      {isAsking && (
        <Confirm
          title={title}
          message={message}
          confirmLabel={label}
          cancelLabel={texts.keep}
          onConfirm={() => {
            setAsking(false)
            entry.startAnew()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
