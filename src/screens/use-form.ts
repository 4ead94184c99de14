import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { DeskError, staysOpen } from '../core/errors.ts'
import { draftsOf, type FormDraft } from '../core/forms/drafts.ts'
import { isSame, mergeEdits } from '../core/forms/edits.ts'
import { type FieldReason, formRules } from '../core/forms/form-rules.ts'
import type { Saved, Version } from '../core/forms/saved.ts'
import { perDesk } from '../core/per-desk.ts'
import { refusalWords } from '../core/refusal-words.ts'
import { type ErrorTexts, errorTexts } from '../core/system/texts.ts'
import { useDesk, useTexts } from './desk.tsx'
import type { Attempt, KitForm, Messages, SaveAnswer } from './kit/forms/form.ts'
import { createSaveAttempts, type SaveAttempts } from './kit/forms/save-attempts.ts'
import { useKitForm } from './kit/forms/use-kit-form.ts'

export interface FormOptions<Values, Output> {
  /** Names it, so that what somebody typed finds it again: `raffle:<id>`, `raffle:new`. */
  id: string
  /** As saved, or what a new one starts with: every field of the schema, empty ones as '' or null. */
  values: Values
  /** Of the record as it was read; a new one has none. */
  version?: Version | undefined
  /**
   * Saves, and answers the record as it is now (`changeRecord`, `mapSaved`) or nothing. A DeskError's reasons
   * land on their fields; a repeat after a lost answer carries the same `idempotencyKey`.
   */
  onSave: (
    values: Output,
    attempt: Attempt<Values, Output>,
  ) => Promise<Saved<Values> | undefined> | Promise<void>
  /** The form stands on what was saved: the moment to go elsewhere. */
  onSaved?: (values: Values) => void
  /** What must hold between several fields. */
  together?: (values: Values) => readonly FieldReason[]
  /** The screen's own codes in words. */
  messages?: Messages
  /**
   * `no` for forms whose content must not outlive them, such as a password's; `sent` where only a save whose answer never
   * came does, as long as the page: what is sent again after the form was closed and opened is then the same save.
   */
  draft?: 'kept' | 'sent' | 'no'
  /** What it begins with after a reload, where that isn't what was saved last: the draft says all that differs from it. */
  begins?: Values
}

/** Saves of a person that forms with the draft `sent` have open, by form. */
const sentSaves = perDesk(({ $subject }) => {
  const known = new Map<string, unknown>()
  return <Values>(id: string): SaveAttempts<Values> => {
    const name = `${$subject.get()}:${id}`
    // Whoever has this name has these values.
    const its = known.get(name) as SaveAttempts<Values> | undefined
    const attempts = its ?? createSaveAttempts<Values>()
    known.set(name, attempts)
    return attempts
  }
})

/** A form on this desk: rules from its schema, drafts of the person, failures in their language. */
export function useForm<Values extends FieldValues, Output>(
  schema: GenericSchema<Values, Output>,
  { id, together, draft = 'kept', begins, onSave, ...options }: FormOptions<Values, Output>,
): KitForm<Values> {
  const desk = useDesk()
  const texts = useTexts(errorTexts)
  const [rules] = useState(() => formRules(schema, together))
  const [keeper] = useState(() => {
    const own = draft === 'kept' ? draftsOf(desk).of(id) : null
    return own && begins ? draftFrom(begins, own) : own
  })

  const [sent] = useState(() => (draft === 'sent' ? sentSaves(desk)<Values>(id) : undefined))

  async function save(
    values: Output,
    attempt: Attempt<Values, Output>,
  ): Promise<SaveAnswer<Values>> {
    try {
      const saved = await onSave(values, attempt)
      return saved ? answerOf(saved, attempt) : { state: 'saved', version: attempt.version }
    } catch (error) {
      return refusalOf(error, texts, attempt.wasUnsure)
    }
  }

  return useKitForm<Values, Output>({
    ...options,
    rules,
    onSave: save,
    draft: keeper,
    attempts: sent,
    guardsHistory: desk.session.kind === 'standalone',
  })
}

/** Nothing typed is no draft; all else is kept as it differs from what the form begins with. */
function draftFrom(begins: FieldValues, draft: FormDraft): FormDraft {
  return {
    ...draft,
    keep: (saved, typed, open = []) =>
      draft.keep(open.length === 0 && isSame(saved, typed) ? saved : begins, typed, open),
  }
}

function answerOf<Values extends FieldValues, Output>(
  saved: Saved<Values>,
  { base, typed, earlier }: Attempt<Values, Output>,
): SaveAnswer<Values> {
  if (saved.state === 'saved') {
    return { state: 'saved', values: saved.record, version: saved.version }
  }
  const { theirs, version, by, at } = saved
  // What stands there may be this person's own: an earlier attempt was written, and the answer got lost.
  const isOwn = earlier.some(attempt => isSame(attempt.typed, theirs))
  const { values: merged, clashes, taken } = mergeEdits(isOwn ? theirs : base, typed, theirs)
  // All of mine is there already: it was written before, and the answer got lost.
  if (isSame(merged, theirs)) return { state: 'saved', values: theirs, version }
  const conflict = { from: 'save', theirs, version, merged, clashes, taken, by, at } as const
  return { state: 'conflict', conflict }
}

function refusalOf<Values>(
  error: unknown,
  texts: ErrorTexts,
  wasUnsure: boolean,
): SaveAnswer<Values> {
  const unsure = staysOpen(error, wasUnsure)
  if (!(error instanceof DeskError)) {
    const message = refusalWords(error, texts)
    return { state: 'refused', reasons: [], message, unsure }
  }
  const reasons = error.errors.flatMap(({ field, code, message: words }) =>
    field === undefined ? [] : [{ path: field, code: String(code ?? ''), message: words }],
  )
  const fields = reasons.map(({ path }) => path)
  return { state: 'refused', reasons, message: refusalWords(error, texts, fields), unsure }
}
