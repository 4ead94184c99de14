import { Printer } from 'lucide'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { beginPrint, type RecordedPrint } from '../../core/tickets/begin-print.ts'
import {
  type Arrangement,
  arrangements,
  mostInPrint,
  type Paper,
  papers,
} from '../../core/tickets/paper.ts'
import { printTexts } from '../../core/tickets/print-texts.ts'
import type { PrintSet } from '../../core/tickets/ticket-print.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { RadioCardsField } from '../kit/fields/radio-cards-field.tsx'
import { SelectField } from '../kit/fields/select-field.tsx'
import { Icon } from '../kit/icon.tsx'
import { usePrint } from '../kit/print.tsx'
import { printTexts as kitPrintTexts } from '../kit/print-texts.ts'
import { useNumber } from '../kit/use-number.ts'
import { useAction } from '../use-action.ts'
import { AfterPrint } from './after-print.tsx'
import { testOrder, testRaffle } from './test-page.ts'
import ticketPaperCss from './ticket-paper.css?inline'
import { paperOptions, TicketPaper } from './ticket-paper.tsx'

interface PrintFormProps {
  /** Fields that say which tickets, above those that say how. */
  children?: ReactNode
  /** What they say; null where something is missing, which they show. */
  setOf: () => PrintSet | null
  /** Something was printed or said. */
  onChanged: () => void
  /** Nothing more is to be done here. */
  onDone: () => void
  /** What the button for that says. */
  doneLabel: string
  /** It may be more than a print takes. */
  many: boolean
}

/** Prints tickets: recorded first, then sent to the printer, then asked what came out. */
export function PrintForm({ children, setOf, many, doneLabel, onChanged, onDone }: PrintFormProps) {
  const { http } = useDesk()
  const texts = useTexts(printTexts)
  const printWords = useTexts(kitPrintTexts)
  const number = useNumber()
  const form = useRef<HTMLFormElement>(null)
  const { printing, print } = usePrint()
  const action = useAction()
  const [paper, setPaper] = useState<Paper>('letter')
  const [arrangement, setArrangement] = useState<Arrangement>('by-order')
  const [reprint, setReprint] = useState(false)
  const [recorded, setRecorded] = useState<RecordedPrint | null>(null)
  const waiting = action.busy || printing.state === 'preparing'

  function toPaper({ print: its, orders }: Pick<RecordedPrint, 'orders'> & { print: Printed }) {
    const near = form.current ?? document.body
    const content = (
      <TicketPaper orders={orders} raffles={its.raffles} paper={paper} arrangement={arrangement} />
    )
    const page = paperOptions[paper]
    return print({ title: texts.printMail, content, css: ticketPaperCss, ...page }, near)
  }

  async function printSet(set: PrintSet, again: boolean) {
    await action.run(async attempt => {
      const wish = { set, paper, arrangement, reprint: again }
      const begun = await beginPrint(http, wish, attempt)
      onChanged()
      await toPaper(begun)
      setRecorded(begun)
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const set = setOf()
    if (set) void printSet(set, reprint)
  }

  if (recorded)
    return (
      <AfterPrint
        key={recorded.print.id}
        recorded={recorded}
        error={action.error}
        busy={waiting}
        doneLabel={doneLabel}
        onChanged={onChanged}
        onRest={() => void printSet({ of: 'rest', printId: recorded.print.id }, true)}
        onDone={() => {
          setRecorded(null)
          onDone()
        }}
      />
    )
  return (
    <form ref={form} className="rd-print-form" noValidate onSubmit={submit}>
      {children}
      <SelectField
        label={texts.paper}
        value={paper}
        onChange={chosen => setPaper(chosen ?? 'letter')}
        options={papers.map(id => ({ id, label: texts[`paper-${id}`] }))}
      />
      <RadioCardsField
        label={texts.arrangement}
        value={arrangement}
        onChange={setArrangement}
        options={arrangements.map(id => ({
          id,
          label: texts[`arrangement-${id}`],
          description: texts[`arrangement-${id}-hint`],
        }))}
      />
      <CheckboxField
        label={texts.reprint}
        description={texts.reprintHint}
        value={reprint}
        onChange={setReprint}
      />
      {many && <p className="rd-print-note">{texts.mostHint({ most: number(mostInPrint) })}</p>}
      {action.error && <Alert>{action.error}</Alert>}
      {printing.state === 'failed' && <Alert>{printWords.failed}</Alert>}
      <div className="rd-print-buttons">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<Icon of={Printer} />}
          busy={waiting}
        >
          {texts.print}
        </Button>
        <Button
          size="lg"
          onClick={() => void toPaper({ orders: [testOrder], print: { raffles: [testRaffle] } })}
        >
          {texts.testPage}
        </Button>
      </div>
    </form>
  )
}

type Printed = Pick<RecordedPrint['print'], 'raffles'>
