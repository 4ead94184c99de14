import { useEffect, useRef, useState } from 'react'
import { readReference } from '../../core/outbox/reference.ts'
import type { Recovery } from '../../core/slips/recovery.ts'
import { slipTexts } from '../../core/slips/texts.ts'
import { claimFocus } from '../claim-focus.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/fields/text-field.tsx'

/** Where a hand scanner types what it reads, and ends with Enter. What is no slip stays, to be looked at. */
export function ScanField({ recovery }: { recovery: Recovery }) {
  const texts = useTexts(slipTexts)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  // What one comes here for: a scanner types at once.
  useEffect(() => (field.current ? claimFocus(field.current, 'title') : undefined), [])

  function read() {
    const text = field.current?.value ?? typed
    if (text.trim() === '') return
    const { found } = recovery.take(text)
    const words = readReference(text) === null ? texts.noSlip : texts.isReference
    setError(found === 0 ? words : undefined)
    if (found > 0) setTyped('')
    // The next scan writes over what was no slip.
    else field.current?.select()
    field.current?.focus()
  }

  return (
    <form
      className="rd-slip-scan"
      onSubmit={event => {
        event.preventDefault()
        read()
      }}
    >
      <TextField
        ref={field}
        label={texts.scan}
        description={texts.scanHint}
        error={error}
        value={typed}
        autoComplete="off"
        onChange={text => {
          setTyped(text)
          setError(undefined)
        }}
      />
      <Button type="submit">{texts.scanRead}</Button>
    </form>
  )
}
