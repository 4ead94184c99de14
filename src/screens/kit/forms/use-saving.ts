import { type RefObject, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormRules } from '../../../core/forms/form-rules.ts'
import type { Version } from '../../../core/forms/saved.ts'
import type { HeldSaves } from '../held-saves.ts'
import type { Faults } from './faults.ts'
import type { FieldPlaces } from './field-places.ts'
import { focusFirstFault } from './first-fault.ts'
import type { Conflict, EarlierAttempt, FormOptions, SaveStatus } from './form.ts'
import type { SaveAttempts } from './save-attempts.ts'

/** Others may go on saving while two versions are brought together; then a person looks. */
const mergesInARow = 3

/** What the form stands on: the values as saved, and their version. */
export interface SavedGround<Values> {
  values: Values
  version: Version | undefined
}

interface Parts<Values extends FieldValues, Output> {
  options: RefObject<FormOptions<Values, Output>>
  methods: UseFormReturn<Values>
  faults: Faults
  places: FieldPlaces
  heldSaves: HeldSaves
  attempts: SaveAttempts<Values>
  ground: RefObject<SavedGround<Values>>
  setStatus: (status: SaveStatus<Values>) => void
  isDirty: () => boolean
  /** Nothing is unsaved any more. */
  onClean: () => void
  /** Which saves have no answer yet has changed. */
  onOpen: () => void
}

export interface Saving<Values> {
  save(): Promise<void>
  settle(conflict: Conflict<Values>, chosen: Values): void
}

/** How a form is saved: checked, sent once, and whatever the answer is, nothing that was typed is lost. */
export function useSaving<Values extends FieldValues, Output>(
  parts: Parts<Values, Output>,
): Saving<Values> {
  const latest = useRef(parts)
  latest.current = parts
  const [saving] = useState(() => createSaving(latest))
  return saving
}

function createSaving<Values extends FieldValues, Output>(
  latest: RefObject<Parts<Values, Output>>,
): Saving<Values> {
  let underWay = false

  async function save() {
    if (underWay || latest.current.heldSaves.holdBack()) return
    underWay = true
    try {
      await send(mergesInARow)
    } finally {
      underWay = false
    }
  }

  async function send(merges: number): Promise<void> {
    const { options, methods, faults, places, attempts, ground, setStatus, isDirty, onClean } =
      latest.current
    const typed = structuredClone(methods.getValues())
    const checked = options.current.rules.check(typed)
    if (!checked.allowed) {
      setStatus({ state: 'idle' })
      faults.set(checked.reasons)
      faults.showAll()
      focusFirstFault(faults, places)
      return
    }
    if (ground.current.version !== undefined && !isDirty()) {
      onClean()
      setStatus({ state: 'unchanged' })
      return
    }
    setStatus({ state: 'saving' })
    const wasUnsure = attempts.isOpen(typed)
    const idempotencyKey = attempts.keyFor(typed)
    latest.current.onOpen()
    const answer = await options.current.onSave(checked.values, {
      idempotencyKey,
      wasUnsure,
      version: ground.current.version,
      base: ground.current.values,
      typed,
      earlier: earlierOf(options.current.rules, attempts),
      onProgress: (done, total) => setStatus({ state: 'saving', progress: { done, total } }),
    })
    if (answer.state === 'saved') attempts.done()
    else if (answer.state === 'conflict' || !answer.unsure) attempts.refused()
    if (answer.state === 'saved') onSaved(typed, answer.values ?? typed, answer.version)
    else if (answer.state === 'refused') {
      faults.refuse(answer.reasons)
      setStatus({ state: 'refused', message: answer.message, unsure: answer.unsure })
      latest.current.onOpen()
      focusFirstFault(faults, places)
    } else await onConflict(answer.conflict, merges)
  }

  function onSaved(typed: Values, values: Values, version: Version | undefined) {
    const { options, methods, faults, ground, setStatus, onClean } = latest.current
    const merged = lastMerge
    lastMerge = null
    const typedMeanwhile = JSON.stringify(methods.getValues()) !== JSON.stringify(typed)
    ground.current = { values, version }
    // What was typed while the answer was on its way is the next change.
    if (typedMeanwhile) methods.resetDefaultValues(values)
    else {
      methods.reset(values)
      faults.clear()
      onClean()
    }
    const state = {
      state: 'saved',
      at: Date.now(),
      taken: merged?.taken ?? [],
      by: merged?.by,
    } as const
    setStatus(state)
    options.current.onSaved?.(values)
  }

  /** The other side's changes came in by themselves at the last save. */
  let lastMerge: Conflict<Values> | null = null

  async function onConflict(conflict: Conflict<Values>, merges: number) {
    if (conflict.clashes.length > 0 || merges === 0) {
      latest.current.setStatus({ state: 'conflict', conflict })
      return
    }
    lastMerge = conflict
    stand(conflict, conflict.merged)
    await send(merges - 1)
  }

  /** Puts the form on the newer version, with these values in it. */
  function stand({ theirs, version }: Conflict<Values>, values: Values) {
    const { methods, ground } = latest.current
    ground.current = { values: theirs, version }
    methods.reset(theirs)
    methods.reset(values, { keepDefaultValues: true })
  }

  return {
    save,
    settle(conflict, chosen) {
      stand(conflict, chosen)
      latest.current.setStatus({ state: 'idle' })
      if (conflict.from === 'save') void save()
    },
  }
}

/** What was sent before the last save, and never answered. */
function earlierOf<Values extends FieldValues, Output>(
  rules: FormRules<Values, Output>,
  attempts: SaveAttempts<Values>,
): EarlierAttempt<Values, Output>[] {
  return attempts
    .open()
    .slice(0, -1)
    .flatMap(({ idempotencyKey, values: typed }) => {
      const checked = rules.check(typed)
      return checked.allowed ? [{ idempotencyKey, typed, values: checked.values }] : []
    })
}
