import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { printCalls } from '../../core/tickets/print-calls.ts'
import { printTexts } from '../../core/tickets/print-texts.ts'
import type { TicketPrint } from '../../core/tickets/ticket-print.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'
import { useAction } from '../use-action.ts'

interface CameOutProps {
  print: Pick<TicketPrint, 'id' | 'fromNumber' | 'toNumber'>
  /** @param cameOut the place of the last order that is whole */
  onSaid: (cameOut: number) => void
}

/** Nobody but the person at the printer knows what came out: all, up to a jam, or nothing. */
export function CameOut({ print: { id, fromNumber, toNumber }, onSaid }: CameOutProps) {
  const { http } = useDesk()
  const texts = useTexts(printTexts)
  const action = useAction()
  const place = useRef<HTMLFieldSetElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [stopped, setStopped] = useState(false)
  const [last, setLast] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const range = { first: String(fromNumber), last: String(toNumber) }
  const isOne = fromNumber === toNumber
  const wrong = last === null || !(last >= fromNumber && last <= toNumber)
  // At once, and not after whatever a quick hand presses next.
  useLayoutEffect(() => place.current?.focus(), [])
  useEffect(() => {
    if (stopped) field.current?.focus()
  }, [stopped])

  async function say(cameOut: number) {
    const done = await action.run(async attempt => {
      await http.ask(printCalls.answer, { params: { id }, body: { cameOut } }, { attempt })
    })
    if (done) onSaid(cameOut)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (wrong) field.current?.focus()
    else void say(last)
  }

  return (
    <form noValidate onSubmit={submit}>
      <fieldset ref={place} className="rd-print-question" tabIndex={-1}>
        <legend>{isOne ? texts.cameOutOne : texts.cameOut(range)}</legend>
        <p className="rd-print-note">{texts.cameOutHint}</p>
        {stopped && (
          <NumberField
            ref={field}
            label={texts.lastWhole}
            isName
            description={texts.lastWholeRange(range)}
            required
            value={last}
            onChange={setLast}
            error={tried && wrong ? texts.lastWholeRange(range) : undefined}
          />
        )}
        {action.error && <Alert>{action.error}</Alert>}
        <div className="rd-print-buttons">
          {stopped ? (
            <Button type="submit" variant="primary" size="lg" busy={action.busy}>
              {texts.save}
            </Button>
          ) : (
            <Button
              variant="primary"
              size="lg"
              busy={action.busy}
              onClick={() => void say(toNumber)}
            >
              {texts.allCameOut}
            </Button>
          )}
          {!stopped && !isOne && (
            <Button size="lg" onClick={() => setStopped(true)}>
              {texts.stopped}
            </Button>
          )}
          <Button size="lg" onClick={() => void say(fromNumber - 1)}>
            {texts.nothingCameOut}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
