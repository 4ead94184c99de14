import { Printer } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import type { DrawDetail } from '../../../core/raffles/draws/draw.ts'
import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import { lockInForce } from '../../../core/raffles/draws/procedure-steps.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx'
import { NumberField } from '../../kit/fields/number-field.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { usePrint } from '../../kit/print.tsx'
import { useAction } from '../../use-action.ts'
import { PrintedQuestion } from './printed-question.tsx'
import { useProcedure } from './procedure-context.tsx'
import stubsCss from './stub-sheets.css?inline'
import { StubSheets, stubsPerPage } from './stub-sheets.tsx'
import { useAskedRange } from './use-asked-range.ts'

/** As many as a printer's tray holds, and as one answer of the server. */
const mostPages = 50

/** Prints a run of tickets from a number on; what came out of it is asked afterwards, and only then recorded. */
export function StubsForm() {
  const texts = useTexts(pickTexts)
  const { draw, procedure, name, number } = useProcedure()
  const { printing, print } = usePrint()
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const fromField = useRef<HTMLInputElement>(null)
  const pagesField = useRef<HTMLInputElement>(null)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const [typedFrom, setFrom] = useState<number | null>()
  const [pages, setPages] = useState<number | null>(1)
  const [reprint, setReprint] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [fault, setFault] = useState<string>()
  const run = useAskedRange(draw.id)

  // What is missing is printed, until somebody wants another one.
  const from = typedFrom === undefined ? firstToPrint(draw) : typedFrom
  const numberless = from === null || !Number.isSafeInteger(from) || from < 0
  const pageless = pages === null || !Number.isSafeInteger(pages) || pages < 1 || pages > mostPages
  const unexplained = reprint && reason.trim() === ''

  async function printRun() {
    if (numberless || pageless || !form.current) return
    const found = await procedure.stubs.list({ from, pageSize: pages * stubsPerPage })
    const head = found[0]
    if (!head) return setFault(texts.nothingToPrint)
    // A run is all new or all reprinted: it ends where the other kind begins.
    const end = found.findIndex(({ printed }) => printed !== reprint)
    const stubs = end === -1 ? found : found.slice(0, end)
    const first = stubs[0]
    const last = stubs.at(-1)
    if (!first || !last) {
      const ticket = String(head.ticketNumber)
      return setFault(reprint ? texts.notOnPaper({ ticket }) : texts.onPaper({ ticket }))
    }
    const range = { first: String(first.ticketNumber), last: String(last.ticketNumber) }
    const sent = {
      first: first.ticketNumber,
      last: last.ticketNumber,
      pages: Math.ceil(stubs.length / stubsPerPage),
      reprint,
      reason: reason.trim(),
    }
    run.sent(sent)
    await print(
      {
        title: texts.sheet(range),
        content: (
          <StubSheets
            stubs={stubs}
            reprint={reprint}
            words={{ ...texts, raffle: draw.raffleName, draw: name }}
          />
        ),
        css: stubsCss,
        size: 'letter',
      },
      form.current,
    )
    run.ask(sent)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    setFault(undefined)
    if (numberless) fromField.current?.focus()
    else if (pageless) pagesField.current?.focus()
    else if (unexplained) reasonField.current?.focus()
    else void action.run(printRun)
  }

  if (run.asked) {
    return (
      <PrintedQuestion
        range={run.asked}
        takesFocus={!run.isOld}
        onAnswer={next => {
          run.answered()
          if (next !== null) setFrom(run.asked?.reprint ? next : undefined)
        }}
      />
    )
  }

  return (
    <form ref={form} className="rd-draw-form" noValidate onSubmit={submit}>
      <div className="rd-draw-fields">
        <NumberField
          ref={fromField}
          label={texts.fromNumber}
          isName
          description={texts.fromNumberHint}
          required
          value={from}
          onChange={setFrom}
          error={tried && numberless ? texts.fromNumberMissing : undefined}
        />
        <NumberField
          ref={pagesField}
          label={texts.pages}
          description={texts.pagesHint({ number: number(stubsPerPage) })}
          required
          value={pages}
          onChange={setPages}
          error={tried && pageless ? texts.pagesRange({ most: number(mostPages) }) : undefined}
        />
      </div>
      <CheckboxField
        label={texts.reprint}
        description={texts.reprintHint}
        value={reprint}
        onChange={setReprint}
      />
      {reprint && (
        <TextAreaField
          ref={reasonField}
          label={texts.reprintReason}
          required
          value={reason}
          onChange={setReason}
          error={tried && unexplained ? texts.reprintReasonMissing : undefined}
        />
      )}
      {fault && <Alert>{fault}</Alert>}
      {action.error && <Alert>{action.error}</Alert>}
      {printing.state === 'failed' && <Alert>{texts.printFailed}</Alert>}
      <Button type="submit" size="lg" icon={<Icon of={Printer} />} busy={action.busy}>
        {texts.print}
      </Button>
    </form>
  )
}

function firstToPrint(draw: DrawDetail): number {
  return draw.stubs?.missing.runs[0]?.first ?? lockInForce(draw)?.firstTicketNumber ?? 1
}
