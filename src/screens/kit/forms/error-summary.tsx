import { useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import { addSheet } from '../../../core/style/sheets.ts'
import { Alert } from '../alert.tsx'
import { useLocale, useWords } from '../language.tsx'
import errorSummaryCss from './error-summary.css?inline'
import { faultWords } from './fault-words.ts'
import type { Fault } from './faults.ts'
import type { KitForm } from './form.ts'
import { formTexts } from './texts.ts'

addSheet(errorSummaryCss)

/**
 * What stands above a form that could not be saved: the failure as a whole, what is wrong with no field of the
 * form, and, from two on, links to the fields that are.
 */
export function ErrorSummary<Values extends FieldValues>({ form }: { form: KitForm<Values> }) {
  const words = useWords(formTexts)
  const locale = useLocale()
  const { faults, places, status } = form
  const shown = useSyncExternalStore(faults.subscribe, faults.shown)
  const tried = useSyncExternalStore(faults.subscribe, faults.areAllShown)
  const homeless = shown.filter(({ path }) => places.nameOf(path) === undefined)
  const named = namedFaults(form, shown)
  const message = status.state === 'refused' ? status.message : null
  const unsure = status.state === 'refused' && status.unsure
  const number = new Intl.NumberFormat(`${locale}-CA`).format(named.length)
  const listed = tried && named.length > 1
  if (message === null && homeless.length === 0 && !listed) return null
  return (
    <Alert>
      {message !== null && (
        <p>
          {!unsure && <strong>{words.notSaved}.</strong>} {message}
        </p>
      )}
      {homeless.map(fault => (
        <p key={fault.path}>{faultWords(fault, fault.path, words, form.messages)}</p>
      ))}
      {listed && (
        <>
          <p className="rd-error-summary-title">{words.faults({ number })(named.length)}</p>
          <ul className="rd-error-summary-list">
            {named.map(({ name, label, fault }) => (
              <li key={name}>
                <button
                  type="button"
                  className="rd-error-summary-link"
                  onClick={() => places.focus(name)}
                >
                  {faultWords(fault, label, words, form.messages)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}

interface NamedFault {
  name: string
  label: string
  fault: Fault
}

/** One line a field, in reading order. */
function namedFaults<Values extends FieldValues>(
  { places }: KitForm<Values>,
  shown: readonly Fault[],
): NamedFault[] {
  const byName = new Map<string, Fault>()
  for (const fault of shown) {
    const name = places.nameOf(fault.path)
    if (name !== undefined && !byName.has(name)) byName.set(name, fault)
  }
  return places.inOrder([...byName.keys()]).flatMap(name => {
    const fault = byName.get(name)
    return fault ? [{ name, label: places.get(name)?.label ?? name, fault }] : []
  })
}
