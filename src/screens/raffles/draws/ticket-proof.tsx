import { Download } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { DeskError } from '../../../core/errors.ts'
import { hrefOf } from '../../../core/links.ts'
import { proofTexts } from '../../../core/raffles/draws/proof-texts.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { NumberField } from '../../kit/fields/number-field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { OutsideLink } from '../../kit/link.tsx'
import { useAction } from '../../use-action.ts'
import { useProofDownload } from '../parts/use-proof-download.ts'
import { useProcedure } from './procedure-context.tsx'

/** Whoever may read the draw can hand a buyer the proof of their own ticket, from the lock on. */
export function TicketProof() {
  const texts = useTexts(proofTexts)
  const { opensTab } = useTexts(drawTexts)
  const { config } = useDesk()
  const { draw } = useProcedure()
  const action = useAction()
  const save = useProofDownload()
  const field = useRef<HTMLInputElement>(null)
  const [ticket, setTicket] = useState<number | null>(null)
  /** The number that no ticket has, or that none was entered. */
  const [fault, setFault] = useState<{ absent: number } | 'missing'>()

  function refuse(why: typeof fault) {
    setFault(why)
    field.current?.focus()
  }

  async function download(wanted: number) {
    try {
      await save(draw.id, wanted)
    } catch (error) {
      if (!(error instanceof DeskError) || error.failure !== 'not-found') throw error
      refuse({ absent: wanted })
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (ticket === null || !Number.isSafeInteger(ticket)) refuse('missing')
    else await action.run(() => download(ticket))
  }

  return (
    <Disclosure title={texts.title}>
      <form className="rd-draw-proof" noValidate onSubmit={event => void submit(event)}>
        <p className="rd-draw-note">{texts.hint}</p>
        <NumberField
          ref={field}
          label={texts.ticketNumber}
          isName
          min={0}
          required
          value={ticket}
          onChange={number => {
            setTicket(number)
            setFault(undefined)
          }}
          error={
            fault === 'missing'
              ? texts.missing
              : fault && texts.absent({ number: String(fault.absent) })
          }
        />
        {action.error && <Alert>{action.error}</Alert>}
        <Button type="submit" icon={<Icon of={Download} />} busy={action.busy}>
          {texts.download}
        </Button>
        <OutsideLink href={hrefOf(config, '/verify.html')} hint={opensTab}>
          {texts.check}
        </OutsideLink>
      </form>
    </Disclosure>
  )
}
