import { type FormEvent, useState } from 'react'
import { isPhone } from '../../../core/format/phone.ts'
import { excludedCalls } from '../../../core/raffles/excluded/calls.ts'
import {
  type ExcludedPersonFields,
  type ExclusionReason,
  exclusionReasons,
} from '../../../core/raffles/excluded/excluded-person.ts'
import { excludedTexts } from '../../../core/raffles/excluded/texts.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { PhoneField } from '../../kit/fields/phone-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { useProcedure } from './procedure-context.tsx'
import { useDrawForm } from './use-draw-form.ts'

export type ExcludedDraft = Partial<ExcludedPersonFields>

interface ExcludedFormProps {
  /** A rejected buyer, to start from. */
  draft: ExcludedDraft
  onAdded: (name: string) => void
}

/** One more person who may not win. */
export function ExcludedForm({ draft, onAdded }: ExcludedFormProps) {
  const desk = useDesk()
  const texts = useTexts(excludedTexts)
  const words = useTexts(winnerTexts)
  const { raffle } = useProcedure()
  const [name, setName] = useState(draft.name ?? '')
  const [email, setEmail] = useState(draft.email ?? '')
  const [phone, setPhone] = useState(draft.phone ?? '')
  const [reason, setReason] = useState<ExclusionReason | null>(draft.reason ?? null)
  const [note, setNote] = useState(draft.note ?? '')
  const { action, field, check, startAgain } = useDrawForm({
    name: name.trim() === '' && texts.nameMissing,
    email: email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim()) && texts.emailShape,
    phone: phone.trim() !== '' && !isPhone(phone) && texts.phoneShape,
    reason: reason === null && texts.reasonMissing,
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check() || reason === null) return
    const person = {
      organizationId: raffle.organizationId,
      eventId: raffle.id,
      name: name.trim(),
      email: email.trim() || null,
      phone: phone.trim() || null,
      reason,
      note: note.trim(),
    }
    const exclude = async (attempt: string) => {
      await desk.http.ask(excludedCalls.exclude, { body: person }, { attempt })
    }
    if (!(await action.run(exclude, person))) return
    setName('')
    setEmail('')
    setPhone('')
    setReason(null)
    setNote('')
    startAgain('name')
    onAdded(person.name)
  }

  return (
    <form className="rd-draw-form" noValidate onSubmit={event => void submit(event)}>
      <h3 className="rd-draw-subtitle">{texts.addTitle}</h3>
      <TextField label={texts.name} autoComplete="off" value={name} {...field('name', setName)} />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        value={email}
        {...field('email', setEmail)}
        required={false}
      />
      <PhoneField
        label={texts.phone}
        description={texts.contactHint}
        value={phone}
        {...field('phone', setPhone)}
        required={false}
      />
      <SelectField<ExclusionReason>
        label={texts.reason}
        options={exclusionReasons.map(id => ({ id, label: words[`reason-${id}`] }))}
        value={reason}
        {...field('reason', setReason)}
      />
      <TextAreaField label={texts.note} value={note} onChange={setNote} />
      {action.error && <Alert>{action.error}</Alert>}
      <Button type="submit" variant="primary" busy={action.busy}>
        {texts.add}
      </Button>
    </form>
  )
}
