import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { NumberField } from '../../kit/fields/number-field.tsx'
import { useAction } from '../../use-action.ts'
import { useProcedure } from './procedure-context.tsx'
import type { PrintedRange } from './use-asked-range.ts'

interface PrintedQuestionProps {
  range: PrintedRange
  /** It is asked now, in the place of the form that had the focus. */
  takesFocus: boolean
  /** @param next the number to go on from; null where nothing came out */
  onAnswer: (next: number | null) => void
}

/** Nobody but the person at the printer knows what came out: whole, up to a jam, or nothing. */
export function PrintedQuestion({ range, takesFocus, onAnswer }: PrintedQuestionProps) {
  const texts = useTexts(pickTexts)
  const { procedure, number } = useProcedure()
  const action = useAction()
  const first = useRef<HTMLFieldSetElement>(null)
  const lastField = useRef<HTMLInputElement>(null)
  const [jammed, setJammed] = useState(false)
  const [last, setLast] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const words = { first: String(range.first), last: String(range.last) }
  const wrong = last === null || !(last >= range.first && last <= range.last)
  // At once, and not after whatever a quick hand presses next.
  useLayoutEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (jammed) lastField.current?.focus()
  }, [jammed])

  async function record(until: number) {
    const { reprint, reason } = range
    const body = {
      firstNumber: range.first,
      lastNumber: until,
      reprint,
      ...(reprint && { reason }),
    }
    const done = await action.run(attempt => procedure.stubs.record(body, attempt), body)
    if (done) onAnswer(until + 1)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (wrong) lastField.current?.focus()
    else void record(last)
  }

  return (
    <fieldset ref={first} className="rd-draw-form" tabIndex={-1} aria-labelledby="rd-printed">
      <p id="rd-printed" className="rd-draw-question">
        {texts.cameOut({ ...words, pages: number(range.pages) })}
      </p>
      {jammed ? (
        <form className="rd-draw-form" noValidate onSubmit={submit}>
          <NumberField
            ref={lastField}
            label={texts.lastWhole}
            isName
            description={texts.lastWholeRange(words)}
            required
            value={last}
            onChange={setLast}
            error={tried && wrong ? texts.lastWholeRange(words) : undefined}
          />
          <div className="rd-draw-buttons">
            <Button type="submit" variant="primary" size="lg" busy={action.busy}>
              {texts.recordUntil}
            </Button>
            <Button size="lg" onClick={() => onAnswer(null)}>
              {texts.noneCameOut}
            </Button>
          </div>
        </form>
      ) : (
        <div className="rd-draw-buttons">
          <Button
            variant="primary"
            size="lg"
            busy={action.busy}
            onClick={() => void record(range.last)}
          >
            {texts.allCameOut}
          </Button>
          <Button size="lg" onClick={() => setJammed(true)}>
            {texts.stoppedAt}
          </Button>
        </div>
      )}
      {action.error && <Alert>{action.error}</Alert>}
    </fieldset>
  )
}
