/** What a form of the kit is made of: its options, how saving ends, what its parts are handed. */
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { OpenSave } from '../../../core/forms/create-once.ts'
import type { FormDraft } from '../../../core/forms/drafts.ts'
import type { Clash } from '../../../core/forms/edits.ts'
import type { FormRules } from '../../../core/forms/form-rules.ts'
import type { Version } from '../../../core/forms/saved.ts'
import type { HeldSaves } from '../held-saves.ts'
import type { Faults, ServerReason } from './faults.ts'
import type { FieldPlaces } from './field-places.ts'
import type { SaveAttempts } from './save-attempts.ts'

/** One attempt at saving. A repeat after an answer that got lost is the same attempt. */
export interface Attempt<Values, Output = unknown> {
  readonly idempotencyKey: string
  /** It was sent before, and its answer got lost: it may have been written. */
  readonly wasUnsure: boolean
  /** Of the record as it was read; undefined for a new one. */
  readonly version: Version | undefined
  /** The values as they were read, and as they stand in the form. */
  readonly base: Values
  readonly typed: Values
  /** Attempts with other values whose answers got lost: each may have been written (`createOnce`). */
  readonly earlier: readonly EarlierAttempt<Values, Output>[]
  /** Shows how far it is: parts done, and parts in all. */
  onProgress(done: number, total: number): void
}

export interface EarlierAttempt<Values, Output> extends OpenSave<Output> {
  readonly typed: Values
}

/** Both sides of a record that somebody else saved meanwhile. */
export interface Conflict<Values> {
  /** Found when saving, or when a draft was restored. */
  readonly from: 'save' | 'draft'
  readonly theirs: Values
  readonly version: Version | undefined
  /** Both sides' changes; where they clash, mine. */
  readonly merged: Values
  readonly clashes: readonly Clash[]
  /** Paths that only the other side changed. */
  readonly taken: readonly string[]
  readonly by?: string | undefined
  /** A UTC instant. */
  readonly at?: string | undefined
}

/** How an attempt ended. */
export type SaveAnswer<Values> =
  /** With the record as it is saved now, where the server answers it. */
  | { state: 'saved'; values?: Values | undefined; version?: Version | undefined }
  /** Nothing is lost: what was typed stays. */
  | {
      state: 'refused'
      reasons: readonly ServerReason[]
      message: string | null
      /** The answer was lost: it may have been written, as `message` says. */
      unsure: boolean
    }
  | { state: 'conflict'; conflict: Conflict<Values> }

export interface FormOptions<Values, Output> {
  rules: FormRules<Values, Output>
  /** As saved. Others that come later replace them, unless something unsaved stands in the form. */
  values: Values
  version?: Version | undefined
  /** Never throws. */
  onSave: (values: Output, attempt: Attempt<Values, Output>) => Promise<SaveAnswer<Values>>
  /** After the form has taken the saved state: the moment to go elsewhere. */
  onSaved?: ((values: Values) => void) | undefined
  draft?: FormDraft | null | undefined
  /** Of an earlier form that was closed before they were answered, too. Default: the form's own. */
  attempts?: SaveAttempts<Values> | undefined
  /** The screen's own codes in words; a phrase gets the field's name. */
  messages?: Messages | undefined
  /** Whether the browser's Back and Forward lead through screens of ours. */
  guardsHistory?: boolean | undefined
}

/** What a message may fill in: the field, and its limit where it has one. */
type Gaps = { field: string } & Partial<Record<'least' | 'most', string>>
export type Messages = Readonly<Record<string, string | ((gaps: Gaps) => string)>>

export type SaveStatus<Values> =
  | { state: 'idle' }
  | { state: 'saving'; progress?: { done: number; total: number } }
  | { state: 'saved'; at: number; taken: readonly string[]; by?: string | undefined }
  | { state: 'unchanged' }
  | { state: 'refused'; message: string | null; unsure: boolean }
  | { state: 'conflict'; conflict: Conflict<Values> }
  /** What was thrown away can be had back until something else happens. */
  | { state: 'discarded'; values: Values }

/** What somebody typed before, back in the form. */
export interface Restored {
  /** When it was typed, in ms. */
  readonly at: number
  /** It was being saved, and how that ended isn't known. */
  readonly unsure: boolean
}

/** A form, as its parts take it. */
export interface KitForm<Values extends FieldValues> {
  /** The `id` of the form element, for a button that stands outside it: `<Button type="submit" form={form.id}>`. */
  readonly id: string
  readonly methods: UseFormReturn<Values>
  readonly places: FieldPlaces
  readonly heldSaves: HeldSaves
  readonly faults: Faults
  readonly messages: Messages
  readonly status: SaveStatus<Values>
  readonly dirty: boolean
  readonly restored: Restored | null
  /** Why a draft can't be kept for later; null where it can. */
  readonly notKept: 'too-large' | 'no-storage' | null
  readonly guardsHistory: boolean
  isRequired(path: string): boolean
  /** Checks, then saves; nothing while one is under way, or while something holds it back (a file on its way). */
  save(): Promise<void>
  discard(): void
  undoDiscard(): void
  /** Goes on after a conflict: with these values on the newer version. */
  settle(values: Values): void
  /** Back to the form, nothing changed. */
  postpone(): void
  /** The person leaves and wants nothing of it back. */
  abandon(): void
  /** Is anything unsaved right now, within an event. */
  isDirty(): boolean
}

/** How a value is shown in words, where it can't be guessed: an option's name, a colour. */
export type Show<Value> = (value: Value) => ReactNode
