import { type FormEvent, useId, useState } from 'react'
import { withoutIsolates } from '../../../core/i18n/isolate.ts'
import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import { usualShift } from '../../../core/raffles/shift-dates.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import copyDialogCss from './copy-dialog.css?inline'
import { CopyPreview } from './copy-preview.tsx'
import { mostDays, type Shift, ShiftFields, shiftDaysOf } from './shift-fields.tsx'
import { type ActionDialogProps, useActionRun } from './use-action-run.ts'
import { useRuleWords } from './use-rule-words.ts'

addSheet(copyDialogCss)

const longestName = 120

/** A draft made from this raffle: its name, its dates moved by whole days, and what doesn't come along. */
export function CopyDialog({ raffle, onDone, onChanged, onClose }: ActionDialogProps) {
  const texts = useTexts(raffleActionTexts)
  const { number } = useRuleWords()
  const { act, busy, error } = useActionRun(raffle, onChanged)
  const form = useId()
  const [name, setName] = useState(() => withoutIsolates(texts.copyOf({ name: raffle.name })))
  const [shift, setShift] = useState<Shift>(() => usualShift(raffle.frequency))
  const [tried, setTried] = useState(false)
  const shiftDays = shiftDaysOf(shift)

  function nameFault(): string | undefined {
    if (name.trim() === '') return texts.copyNameMissing
    const isLong = name.trim().length > longestName
    return isLong ? texts.copyNameLong({ number: number(longestName) })(longestName) : undefined
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (nameFault() || shiftDays === null) return
    const after = await act('copy', { name: name.trim(), shiftDays })
    if (after) onDone(after)
  }

  return (
    <Dialog
      open
      title={texts.copyTitle({ name: raffle.name })}
      description={texts.copyMessage}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" size="lg" busy={busy}>
            {texts.copyConfirm}
          </Button>
        </>
      }
    >
      <form id={form} className="rd-copy-form" noValidate onSubmit={event => void submit(event)}>
        <TextField
          label={texts.copyName}
          required
          autoComplete="off"
          maximumLength={longestName}
          value={name}
          onChange={setName}
          error={tried ? nameFault() : undefined}
        />
        <ShiftFields
          value={shift}
          onChange={setShift}
          error={shiftDays === null ? texts.copyShiftWrong({ most: number(mostDays) }) : undefined}
        />
        {shiftDays !== null && <CopyPreview raffle={raffle} shiftDays={shiftDays} />}
        {error !== undefined && <Alert>{error}</Alert>}
      </form>
    </Dialog>
  )
}
