import { useEffect, useId, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { createHeldSaves } from '../held-saves.ts'
import { useUnsaved } from '../unsaved.ts'
import { createFaults } from './faults.ts'
import { createFieldPlaces } from './field-places.ts'
import type { FormOptions, KitForm, SaveStatus } from './form.ts'
import { createSaveAttempts } from './save-attempts.ts'
import { useChanges } from './use-changes.ts'
import { useDraftKeeping } from './use-draft-keeping.ts'
import { type SavedGround, useSaving } from './use-saving.ts'

const noMessages = {}

/**
 * A form: what stands in it, what is wrong with it, whether it is saved. `Form` and `FormField` draw it.
 * Screens use `useForm` (screens/use-form.ts), which gives it the desk's drafts and words for failures.
 */
export function useKitForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): KitForm<Values> {
  const latest = useRef(options)
  latest.current = options
  const [initial] = useState(options.values)
  const ground = useRef<SavedGround<Values>>({ values: initial, version: options.version })
  const id = useId()
  const [places] = useState(createFieldPlaces)
  const [faults] = useState(createFaults)
  const [heldSaves] = useState(createHeldSaves)
  const [found] = useState(() => options.draft?.restore(initial) ?? null)
  const [attempts] = useState(() => options.attempts ?? createSaveAttempts<Values>(found?.open))
  const [restored, setRestored] = useState(
    () => found && { at: found.at, unsure: found.open !== undefined },
  )
  const [status, setStatus] = useState<SaveStatus<Values>>(() =>
    found && found.clashes.length > 0
      ? {
          state: 'conflict',
          conflict: {
            from: 'draft',
            theirs: initial,
            version: options.version,
            merged: found.values,
            clashes: found.clashes,
            taken: [],
          },
        }
      : { state: 'idle' },
  )
  const methods = useForm<Values>({ values: initial })
  const { dirty, isDirty } = useChanges(methods, () => {
    check()
    keeping.schedule()
    if (isDirty()) setStatus(passing)
  })
  useUnsaved(isDirty)
  const keeping = useDraftKeeping(options.draft, () => ({
    saved: ground.current.values,
    typed: methods.getValues(),
    open: attempts.open(),
  }))
  const saving = useSaving({
    options: latest,
    methods,
    faults,
    places,
    heldSaves,
    attempts,
    ground,
    setStatus,
    isDirty,
    onClean,
    onOpen: keeping.keepNow,
  })

  function check() {
    const checked = latest.current.rules.check(methods.getValues())
    faults.set(checked.allowed ? [] : checked.reasons)
  }

  function onClean() {
    setRestored(null)
    keeping.drop()
  }

  function put(values: Values) {
    methods.reset(values, { keepDefaultValues: true })
  }

  function reset() {
    methods.reset(ground.current.values)
    faults.clear()
    onClean()
  }

  // After the library's own start, and once: what the library hands out is another object whenever the form's state changes.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (found) put(found.values)
    check()
  })

  useNewerValues(options, values => {
    if (isDirty() || status.state === 'saving') return
    ground.current = { values, version: options.version }
    methods.reset(values)
  })

  return {
    id,
    methods,
    places,
    heldSaves,
    faults,
    messages: options.messages ?? noMessages,
    status,
    dirty,
    restored,
    notKept: keeping.notKept,
    guardsHistory: options.guardsHistory ?? false,
    isRequired: options.rules.isRequired,
    save: saving.save,
    discard() {
      const values = structuredClone(methods.getValues())
      reset()
      setStatus({ state: 'discarded', values })
    },
    undoDiscard() {
      if (status.state !== 'discarded') return
      put(status.values)
      setStatus({ state: 'idle' })
    },
    settle(values) {
      if (status.state === 'conflict') saving.settle(status.conflict, values)
    },
    postpone: () => setStatus({ state: 'idle' }),
    abandon: reset,
    isDirty,
  }
}

/** What was said about the last save holds until something changes. */
function passing<Values>(status: SaveStatus<Values>): SaveStatus<Values> {
  const passes = ['saved', 'unchanged', 'discarded'].includes(status.state)
  return passes ? { state: 'idle' } : status
}

/** Tells of other values that the screen hands in later: saved, or read again. */
function useNewerValues<Values, Output>(
  { values, version }: FormOptions<Values, Output>,
  onNewer: (values: Values) => void,
) {
  const text = JSON.stringify([values, version])
  const seen = useRef(text)
  useEffect(() => {
    if (seen.current === text) return
    seen.current = text
    onNewer(values)
  })
}
