import { type FormEvent, useRef, useState } from 'react'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { contactChannels, type Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { useAction } from '../../use-action.ts'
import { useProcedure } from './procedure-context.tsx'

type Channel = (typeof contactChannels)[number]

/** One attempt to reach a winner, for the log. */
export function ContactForm({ winner, open }: { winner: Winner; open: boolean }) {
  const texts = useTexts(winnerTexts)
  const { procedure } = useProcedure()
  const ticket = texts.ticketNumber({ number: String(winner.ticketNumber) })
  const action = useAction()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(open && winner.contacts.length === 0)
  const [channel, setChannel] = useState<Channel>('phone')
  const [outcome, setOutcome] = useState<'reached' | 'unreachable' | null>(null)
  const [note, setNote] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const contact = {
      channel,
      reached: outcome === 'reached',
      unreachable: outcome === 'unreachable',
      note: note.trim(),
    }
    const done = await action.run(
      attempt => procedure.contact(winner.id, contact, attempt),
      contact,
    )
    if (!done) return
    setOutcome(null)
    setNote('')
    // What was folded can't keep the focus.
    place.current?.querySelector('button')?.focus()
    setOpen(false)
  }

  return (
    <div ref={place}>
      <Disclosure
        title={texts.addContact}
        about={ticket}
        level={4}
        open={isOpen}
        onToggle={setOpen}
      >
        <form className="rd-draw-form" noValidate onSubmit={event => void submit(event)}>
          <SelectField<Channel>
            label={texts.channel}
            required
            options={contactChannels.map(id => ({ id, label: texts[`channel-${id}`] }))}
            value={channel}
            onChange={next => next && setChannel(next)}
          />
          <CheckboxField
            label={texts.reached}
            value={outcome === 'reached'}
            onChange={on => setOutcome(on ? 'reached' : null)}
          />
          <CheckboxField
            label={texts.unreachable}
            description={texts.unreachableHint}
            value={outcome === 'unreachable'}
            onChange={on => setOutcome(on ? 'unreachable' : null)}
          />
          <TextAreaField label={texts.contactNote} value={note} onChange={setNote} />
          {action.error && <Alert>{action.error}</Alert>}
          <Button
            type="submit"
            busy={action.busy}
            aria-label={texts.addContactNamed({ ticket: String(winner.ticketNumber) })}
          >
            {texts.addContact}
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
