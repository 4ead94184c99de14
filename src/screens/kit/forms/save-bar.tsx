import { CircleAlert, CircleCheck } from 'lucide'
import type { FieldValues } from 'react-hook-form'
import { addSheet } from '../../../core/style/sheets.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useLocale, useWords } from '../language.tsx'
import { clockTime } from './clock-time.ts'
import type { KitForm } from './form.ts'
import saveBarCss from './save-bar.css?inline'
import { formTexts } from './texts.ts'

addSheet(saveBarCss)

interface SaveBarProps<Values extends FieldValues> {
  form: KitForm<Values>
  /** The verb with its object: "Save raffle". */
  saveLabel?: string | undefined
}

/** Where a form stands and what can be done about it; it stays in sight at the bottom. */
export function SaveBar<Values extends FieldValues>({ form, saveLabel }: SaveBarProps<Values>) {
  const words = useWords(formTexts)
  const { status, dirty } = form
  const saving = status.state === 'saving'
  return (
    <div className="rd-save-bar">
      <p
        className="rd-save-bar-state"
        role="status"
        data-tone={status.state === 'refused' || form.notKept ? 'bad' : undefined}
      >
        <SaveState form={form} />
      </p>
      {status.state === 'saving' && status.progress && (
        <progress
          className="rd-save-bar-progress"
          aria-label={words.saving}
          value={status.progress.done}
          max={status.progress.total}
        />
      )}
      <div
        className="rd-save-bar-actions"
        data-next={status.state === 'discarded' ? undefined : 'inside'}
      >
        {status.state === 'discarded' && (
          <Button size="lg" data-next onClick={form.undoDiscard}>
            {words.undo}
          </Button>
        )}
        {dirty && (
          <Button size="lg" disabled={saving} onClick={form.discard}>
            {words.discard}
          </Button>
        )}
        <Button type="submit" variant="primary" size="lg" busy={saving}>
          {saveLabel ?? words.save}
        </Button>
      </div>
    </div>
  )
}

function SaveState<Values extends FieldValues>({ form }: { form: KitForm<Values> }) {
  const words = useWords(formTexts)
  const locale = useLocale()
  const { status } = form
  switch (status.state) {
    case 'saving':
      return status.progress
        ? words.savingParts({
            done: String(status.progress.done),
            total: String(status.progress.total),
          })
        : words.saving
    case 'saved': {
      const time = clockTime(status.at, locale)
      const labels = status.taken.map(path => form.places.get(path)?.label ?? path)
      const fields = new Intl.ListFormat(`${locale}-CA`).format(labels)
      return (
        <>
          <Icon of={CircleCheck} />
          {labels.length > 0 ? words.savedWith({ time, fields }) : words.saved({ time })}
        </>
      )
    }
    case 'unchanged':
      return words.nothingToSave
    case 'discarded':
      return words.discarded
    case 'refused':
      return status.unsure ? (
        <Unsaved form={form} />
      ) : (
        <>
          <Icon of={CircleAlert} />
          {words.notSaved}
        </>
      )
    default:
      return form.dirty && <Unsaved form={form} />
  }
}

function Unsaved<Values extends FieldValues>({ form }: { form: KitForm<Values> }) {
  const words = useWords(formTexts)
  const said = {
    'too-large': words.unsavedTooLarge,
    'no-storage': words.unsavedNoStorage,
  }
  return (
    <>
      <span className="rd-save-bar-dot" aria-hidden="true" />
      {form.notKept ? said[form.notKept] : words.unsaved}
    </>
  )
}
