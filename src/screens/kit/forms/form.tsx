import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { addSheet } from '../../../core/style/sheets.ts'
import { HeldSavesContext } from '../held-saves.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ErrorSummary } from './error-summary.tsx'
import formCss from './form.css?inline'
import type { KitForm } from './form.ts'
import { type SectionEntry, SectionsContext } from './form-sections.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { RestoredDraft } from './restored-draft.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionList } from './section-list.tsx'

addSheet(formCss)

interface FormProps<Values extends FieldValues> {
  form: KitForm<Values>
  /** The verb with its object: "Save raffle". */
  saveLabel?: string
  /** `none` where the button stands elsewhere, as in a dialog's foot: `<Button type="submit" form={form.id}>`. */
  bar?: 'sticky' | 'none'
  /** Fields, or sections of fields. From two sections on, a list of them stands beside. */
  children: ReactNode
}

/**
 * A form as a whole: what went wrong above it, its fields, the bar that saves it. It asks before somebody
 * leaves with unsaved changes, and shows both sides where somebody else saved first.
 */
export function Form<Values extends FieldValues>({
  form,
  saveLabel,
  bar = 'sticky',
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useState<readonly SectionEntry[]>([])
  const addSection = useCallback((entry: SectionEntry) => {
    setEntries(before => [...before, entry])
    return () => setEntries(before => before.filter(other => other !== entry))
  }, [])
  const long = entries.length > 1

  function submit(event: FormEvent) {
    event.preventDefault()
    // React hands on what happens in overlays that were opened from here; those have forms of their own.
    if (event.target === event.currentTarget) void form.save()
  }

  return (
    <>
      <form
        ref={element}
        id={form.id}
        className={long ? 'rd-form rd-form-long' : 'rd-form'}
        noValidate
        // Should our code ever fail to answer, nothing of this may end up in an address.
        method="post"
        aria-busy={form.status.state === 'saving' || undefined}
        onSubmit={submit}
      >
        <RestoredDraft form={form} />
        <ErrorSummary form={form} />
        <div className="rd-form-body">
          {long && <SectionList form={form} entries={entries} />}
          <SectionsContext value={addSection}>
            <HeldSavesContext value={form.heldSaves}>
              <div className="rd-form-fields" data-next={bar === 'none' || undefined}>
                {children}
              </div>
            </HeldSavesContext>
          </SectionsContext>
        </div>
        {bar === 'sticky' && <SaveBar form={form} saveLabel={saveLabel} />}
      </form>
      {form.status.state === 'conflict' && (
        <ConflictDialog form={form} conflict={form.status.conflict} />
      )}
      <LeaveQuestion form={form} element={element} />
    </>
  )
}
