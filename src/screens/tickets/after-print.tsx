import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { bulkCalls } from '../../core/orders/bulk-calls.ts'
import { bulkJobsOf } from '../../core/orders/bulk-jobs.ts'
import { leftOutTexts } from '../../core/orders/left-out-texts.ts'
import type { RecordedPrint } from '../../core/tickets/begin-print.ts'
import { printTexts } from '../../core/tickets/print-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { useNumber } from '../kit/use-number.ts'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import { useWatchedJobs } from '../use-watched-jobs.ts'
import { CameOut } from './came-out.tsx'

interface AfterPrintProps {
  recorded: RecordedPrint
  /** Of the rest, which is printed from here. */
  busy: boolean
  error: string | undefined
  doneLabel: string
  onChanged: () => void
  onRest: () => void
  onDone: () => void
}

/** What a print was, what came out of it, and whether that goes to the post. */
export function AfterPrint({
  recorded,
  busy,
  error,
  doneLabel,
  onChanged,
  onRest,
  onDone,
}: AfterPrintProps) {
  const texts = useTexts(printTexts)
  const [cameOut, setCameOut] = useState<number | null>(null)
  const { print, orders } = recorded
  const printed = orders.filter(({ number }) => cameOut !== null && number <= cameOut)
  return (
    <div className="rd-print-form">
      <Summary recorded={recorded} />
      {cameOut === null ? (
        <CameOut
          print={print}
          onSaid={said => {
            setCameOut(said)
            onChanged()
          }}
        />
      ) : (
        <>
          {printed.length > 0 && (
            <AskMailed
              ids={printed.map(({ orderId }) => orderId)}
              isNext={cameOut === print.toNumber}
              onMarked={onChanged}
            />
          )}
          {error && <Alert>{error}</Alert>}
          <div className="rd-print-buttons">
            {cameOut < print.toNumber && (
              <Button variant="primary" size="lg" busy={busy} onClick={onRest}>
                {texts.printRest({ first: String(cameOut + 1) })}
              </Button>
            )}
            <Button size="lg" onClick={onDone}>
              {doneLabel}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function Summary({ recorded: { print, orders } }: { recorded: RecordedPrint }) {
  const texts = useTexts(printTexts)
  const reasons = useTexts(leftOutTexts)
  const number = useNumber()
  const { fromNumber, toNumber, ticketCount, leftOut, more } = print
  const count = toNumber - fromNumber + 1
  const gone = count - orders.length
  const tickets = texts.ticketsOf({ number: number(ticketCount) })(ticketCount)
  return (
    <>
      <p className="rd-print-whole">{texts.printOf({ number: number(count), tickets })(count)}</p>
      {gone > 0 && (
        <p className="rd-print-note">{texts.goneMeanwhile({ number: number(gone) })(gone)}</p>
      )}
      {more > 0 && <p className="rd-print-note">{texts.more({ number: number(more) })(more)}</p>}
      {leftOut.length > 0 && (
        <div className="rd-print-note">
          {texts.leftOutTitle}
          <ul>
            {leftOut.map(({ reason, count: each }) => (
              <li key={reason}>
                {texts.leftOut({ number: number(each), reason: reasons[reason] })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface AskMailedProps {
  ids: readonly string[]
  /** Nothing else is to be done before. */
  isNext: boolean
  onMarked: () => void
}

/** Asked once what came out is known: what lies in the tray isn't in the post. */
function AskMailed({ ids, isNext, onMarked }: AskMailedProps) {
  const { http } = useDesk()
  const texts = useTexts(printTexts)
  const notify = useNotify()
  const number = useNumber()
  const jobs = useWatchedJobs(bulkJobsOf)
  const action = useAction()
  const place = useRef<HTMLFieldSetElement>(null)
  const [answered, setAnswered] = useState(false)
  useLayoutEffect(() => place.current?.focus(), [])
  const named = { number: number(ids.length) }

  async function mark(event: FormEvent) {
    event.preventDefault()
    const done = await action.run(async attempt => {
      const body = { orderIds: [...ids], mailed: true } as const
      const job = await http.ask(bulkCalls.markMailed, { body }, { attempt })
      jobs.watch(job.id, job)
    })
    if (!done) return
    setAnswered(true)
    notify('ok', texts.mailed(named)(ids.length))
    onMarked()
  }

  if (answered) return null
  return (
    <form onSubmit={event => void mark(event)}>
      <fieldset ref={place} className="rd-print-question" tabIndex={-1}>
        <legend>{texts.askMailed(named)(ids.length)}</legend>
        <p className="rd-print-note">{texts.askMailedHint}</p>
        {action.error && <Alert>{action.error}</Alert>}
        <div className="rd-print-buttons">
          <Button
            type="submit"
            variant={isNext ? 'primary' : 'secondary'}
            size="lg"
            busy={action.busy}
          >
            {texts.markMailed}
          </Button>
          <Button size="lg" onClick={() => setAnswered(true)}>
            {texts.notYet}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
