import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Clash } from '../../../core/forms/edits.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { Button } from '../button.tsx'
import { useLocale, useWords } from '../language.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { clockTime } from './clock-time.ts'
import conflictDialogCss from './conflict-dialog.css?inline'
import type { Conflict, KitForm } from './form.ts'
import { ShownValue } from './shown-value.tsx'
import { type FormTexts, formTexts } from './texts.ts'
import { withChoices } from './with-choices.ts'

addSheet(conflictDialogCss)

type Side = 'mine' | 'theirs'

interface ConflictDialogProps<Values extends FieldValues> {
  form: KitForm<Values>
  conflict: Conflict<Values>
}

/**
 * Somebody else saved first. Fields that both changed stand side by side, each for the person to decide; what
 * only one side changed is kept without a question. Closing it loses nothing: the form is as it was.
 */
export function ConflictDialog<Values extends FieldValues>({
  form,
  conflict,
}: ConflictDialogProps<Values>) {
  const words = useWords(formTexts)
  const locale = useLocale()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const { clashes, taken, merged } = conflict
  const labelOf = (path: string) => labelIn(form, path)
  const fields = new Intl.ListFormat(`${locale}-CA`).format(taken.map(labelOf))

  function choose(path: string, side: Side) {
    const next = new Set(theirs)
    if (side === 'theirs') next.add(path)
    else next.delete(path)
    setTheirs(next)
  }

  return (
    <Dialog
      open
      size="lg"
      title={words.conflictTitle}
      description={
        <>
          {whoAndWhen(conflict, words, locale)}{' '}
          {words.conflictChoose({ number: String(clashes.length) })(clashes.length)}
        </>
      }
      onClose={form.postpone}
      footer={
        <>
          <Button size="lg" onClick={form.postpone}>
            {words.backToForm}
          </Button>
          <Button
            variant="primary"
            size="lg"
            onClick={() => form.settle(withChoices(merged, clashes, theirs))}
          >
            {conflict.from === 'save' ? words.saveMerged : words.useMerged}
          </Button>
        </>
      }
    >
      <div className="rd-conflict">
        {clashes.map(clash => (
          <ClashChoice
            key={clash.path}
            clash={clash}
            label={labelOf(clash.path)}
            show={form.places.get(clash.path)?.show}
            side={theirs.has(clash.path) ? 'theirs' : 'mine'}
            onChoose={side => choose(clash.path, side)}
          />
        ))}
        {taken.length > 0 && (
          <p className="rd-conflict-taken">
            {words.takenTitle} {fields}
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface ClashChoiceProps {
  clash: Clash
  label: string
  show: ((value: unknown) => React.ReactNode) | undefined
  side: Side
  onChoose: (side: Side) => void
}

function ClashChoice({ clash, label, show, side, onChoose }: ClashChoiceProps) {
  const words = useWords(formTexts)
  const id = useId()
  const { path } = clash
  return (
    <div className="rd-conflict-clash" role="radiogroup" aria-labelledby={id}>
      <p className="rd-conflict-name">
        <span id={id}>{label}</span>
        <span className="rd-conflict-before">
          {words.conflictBefore} <ShownValue path={path} value={clash.before} show={show} />
        </span>
      </p>
      <div className="rd-conflict-sides">
        {(['mine', 'theirs'] as const).map(whose => (
          <label key={whose} className="rd-conflict-side">
            <input
              type="radio"
              name={id}
              checked={side === whose}
              onChange={() => onChoose(whose)}
            />
            <span className="rd-conflict-whose">{words[whose]}</span>
            <span className="rd-conflict-value">
              <ShownValue path={path} value={clash[whose]} show={show} />
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

function labelIn<Values extends FieldValues>({ places }: KitForm<Values>, path: string): string {
  const name = places.nameOf(path)
  return (name === undefined ? undefined : places.get(name)?.label) ?? path
}

function whoAndWhen(
  { by, at }: Conflict<unknown>,
  words: FormTexts,
  locale: Parameters<typeof clockTime>[1],
): string {
  const time = at ? clockTime(Date.parse(at), locale) : undefined
  if (by && time) return words.conflictByAt({ by, time })
  if (by) return words.conflictBy({ by })
  return time ? words.conflictAt({ time }) : words.conflictUnknown
}
