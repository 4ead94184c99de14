import { Printer } from 'lucide'
import { useRef, useState } from 'react'
import { printCalls } from '../../core/tickets/print-calls.ts'
import { printTexts } from '../../core/tickets/print-texts.ts'
import { outcomeOf, type PrintSet, type TicketPrint } from '../../core/tickets/ticket-print.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Card } from '../kit/card.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'
import { Dialog } from '../kit/overlays/dialog.tsx'
import { ListTable } from '../list-table.tsx'
import RaffleSlot from '../raffles/parts/raffle-slot.tsx'
import { useList } from '../use-list.tsx'
import { CameOut } from './came-out.tsx'
import PrintDialog from './parts/print-dialog.tsx'
import { printCells, usePrintName } from './print-cells.tsx'
import { PrintForm } from './print-form.tsx'

/** Which tickets, how, and the log of prints below. */
export default function PrintDesk({ raffleId }: { raffleId: string | undefined }) {
  const { $organization } = useDesk()
  const texts = useTexts(printTexts)
  const { list, ...table } = useList({
    call: printCalls.list,
    of: { organizationId: $organization.get()?.id },
    words: texts,
    cells: printCells,
  })
  const [opened, setOpened] = useState<Opened>({ kind: 'none' })
  const close = () => setOpened({ kind: 'none' })
  const { reload } = list.table
  const nameOf = usePrintName()
  return (
    <>
      <Card title={texts.whichTickets}>
        <div className="rd-print-card">
          <ChooseTickets raffleId={raffleId} onChanged={reload} />
        </div>
      </Card>
      <h2 className="rd-print-log">{texts.prints}</h2>
      <ListTable<TicketPrint>
        {...table}
        label={texts.prints}
        rowName={nameOf}
        rowActions={print => {
          switch (outcomeOf(print)) {
            case 'unsaid':
              return [
                {
                  id: 'say',
                  label: texts.say,
                  icon: Printer,
                  onAction: () => setOpened({ kind: 'answer', print }),
                },
              ]
            case 'all':
              return []
            default:
              return [
                {
                  id: 'rest',
                  label: texts.printRestOf,
                  icon: Printer,
                  onAction: () => setOpened({ kind: 'rest', print }),
                },
              ]
          }
        }}
        empty={{ icon: Printer, title: texts.noPrints, message: texts.noPrintsHint }}
      />
      {opened.kind === 'answer' && (
        <Dialog open size="md" title={texts.say} onClose={close}>
          <CameOut
            print={opened.print}
            onSaid={() => {
              close()
              reload()
            }}
          />
        </Dialog>
      )}
      {opened.kind === 'rest' && (
        <PrintDialog
          set={{ of: 'rest', printId: opened.print.id }}
          onChanged={reload}
          onClose={close}
        />
      )}
    </>
  )
}

/** What is open over the log. */
type Opened = { kind: 'none' } | { kind: 'answer' | 'rest'; print: TicketPrint }

interface ChooseTicketsProps {
  raffleId: string | undefined
  onChanged: () => void
}

/** A raffle's unprinted orders, or those with tickets of a run of numbers. */
function ChooseTickets({ raffleId, onChanged }: ChooseTicketsProps) {
  const texts = useTexts(printTexts)
  const [chosen, setChosen] = useState<readonly string[]>(raffleId ? [raffleId] : [])
  const [from, setFrom] = useState<number | null>(null)
  const [to, setTo] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  const toField = useRef<HTMLInputElement>(null)
  const [eventId] = chosen

  function setOf(): PrintSet | null {
    if (eventId === undefined) return say(texts.raffleMissing)
    if ([from, to].some(each => each !== null && !(each >= 0))) return say(texts.rangeHint)
    if (from !== null && to !== null && to < from) {
      toField.current?.focus()
      return say(texts.rangeWrong)
    }
    setFault(undefined)
    return { of: 'raffle', eventId, ...(from !== null && { from }), ...(to !== null && { to }) }
  }

  function say(words: string): null {
    setFault(words)
    return null
  }

  return (
    <PrintForm
      setOf={setOf}
      many
      doneLabel={texts.another}
      onChanged={onChanged}
      onDone={() => undefined}
    >
      <p className="rd-print-note">{texts.whichHint}</p>
      <RaffleSlot slot={{ label: texts.raffle, chosen, onChange: setChosen }} />
      <div className="rd-print-range">
        <NumberField label={texts.from} isName value={from} onChange={setFrom} />
        <NumberField ref={toField} label={texts.to} isName value={to} onChange={setTo} />
      </div>
      {fault && <Alert>{fault}</Alert>}
    </PrintForm>
  )
}
