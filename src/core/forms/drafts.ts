/**
 * What people typed and have not saved, so that a forced sign-out or a killed tab costs them nothing. Only
 * changed fields are kept, by person, organisation and form: standalone in local storage, embedded in memory.
 */
import * as v from 'valibot'
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import type { SessionStore } from '../session/session.ts'
import { type SafeStorage, safeStorage } from '../storage.ts'
import type { OpenSave } from './create-once.ts'
import {
  type Edit,
  editsBetween,
  isSame,
  type Merged,
  mergeEdits,
  type Values,
  withValue,
} from './edits.ts'

/** Older ones are forgotten: names and addresses don't stay on a shared machine. */
const keptForMs = 7 * 24 * 60 * 60 * 1000
/** Characters one draft may have; a browser gives a site about five million. */
const longest = 200_000
const prefix = 'raffle-desk.draft.'
/** Never kept, whatever form they stand in. */
const secret = /password|passcode|secret|token|cvc|cardnumber/i

/** Values stand as JSON of their own, none for undefined. */
const EditSchema = v.object({
  path: v.pipe(v.string(), v.nonEmpty()),
  before: v.optional(v.string()),
  after: v.optional(v.string()),
})
/** A save whose answer never came. */
const OpenSchema = v.object({ key: v.string(), edits: v.array(EditSchema) })
const DraftSchema = v.object({
  at: v.number(),
  edits: v.pipe(v.array(EditSchema), v.minLength(1)),
  open: v.optional(v.array(OpenSchema), []),
})

/** How keeping went; a person is told of anything but `kept`. */
export type Keeping = 'kept' | 'too-large' | 'no-storage'

export interface RestoredDraft<T extends Values> extends Merged<T> {
  /** When it was typed, in ms. */
  readonly at: number
  /** Saves whose answers had not come by then: each may have been written. */
  readonly open?: readonly OpenSave<T>[]
}

/** One form's draft, of the person who worked when it was asked for. */
export interface FormDraft {
  /** What was typed, brought together with what is saved by now; null where there is nothing. */
  restore<T extends Values>(saved: T): RestoredDraft<T> | null
  /** Keeps what differs from `saved`; where nothing does, the draft goes. @param open saves without an answer */
  keep(saved: Values, typed: Values, open?: readonly OpenSave<Values>[]): Keeping
  drop(): void
}

export interface Drafts {
  /** Null while nobody works. @param form names it: `raffle:<id>`, `raffle:new` */
  of(form: string): FormDraft | null
  /** Forgets all drafts of a person: they signed out of their own will. */
  forget(userId: string): void
}

interface Shelf extends SafeStorage {
  keys(): string[]
}

/** The drafts of a desk. */
export const draftsOf = perDesk((desk: Desk): Drafts => {
  return createDrafts(desk, shelfOf(desk.session))
})

/** @param now the time in ms; tests give their own */
export function createDrafts(
  desk: Pick<Desk, '$subject'>,
  shelf: Shelf,
  now: () => number = Date.now,
): Drafts {
  function forgetOld() {
    for (const key of shelf.keys()) if (!readDraft(shelf, key, now())) shelf.remove(key)
  }

  return {
    of(form) {
      const subject = desk.$subject.get()
      return subject ? formDraft(shelf, `${prefix}${subject}:${form}`, forgetOld, now) : null
    },
    forget(userId) {
      const own = `${prefix}${userId}:`
      for (const key of shelf.keys()) if (key.startsWith(own)) shelf.remove(key)
    },
  }
}

function formDraft(shelf: Shelf, key: string, forgetOld: () => void, now: () => number): FormDraft {
  return {
    restore(saved) {
      const draft = readDraft(shelf, key, now())
      if (!draft) return null
      const open = draft.open.map(save => ({
        idempotencyKey: save.key,
        values: apply(saved, save.edits).values,
      }))
      const found = apply(saved, draft.edits)
      // It was saved after all: nothing is left to bring back.
      if (found.clashes.length === 0 && isSame(found.values, saved)) return null
      return { ...found, at: draft.at, ...(open.length > 0 && { open }) }
    },
    keep(saved, typed, open = []) {
      const edits = editsBetween(saved, typed).filter(mayBeKept)
      if (edits.length === 0) {
        shelf.remove(key)
        return 'kept'
      }
      const text = JSON.stringify({
        at: now(),
        edits: edits.map(written),
        ...(open.length > 0 && { open: open.map(save => openWritten(saved, save)) }),
      })
      if (text.length > longest) return 'too-large'
      if (shelf.write(key, text)) return 'kept'
      forgetOld()
      return shelf.write(key, text) ? 'kept' : 'no-storage'
    },
    drop: () => shelf.remove(key),
  }
}

/** On what is saved by now: changes of others since then stay, or clash. */
function apply<T extends Values>(saved: T, edits: readonly Edit[]): Merged<T> {
  const at = (side: 'before' | 'after') =>
    edits.reduce((values, edit) => withValue(values, edit.path, edit[side]), saved)
  return mergeEdits(at('before'), at('after'), saved)
}

/** Null for what is missing, unreadable or too old. */
function readDraft(shelf: Shelf, key: string, now: number) {
  try {
    const { at, edits, open } = v.parse(DraftSchema, JSON.parse(shelf.read(key) ?? ''))
    if (now - at >= keptForMs) return null
    const saves = open.map(save => ({ key: save.key, edits: save.edits.map(read) }))
    return { at, edits: edits.map(read), open: saves }
  } catch {
    return null
  }
}

function openWritten(saved: Values, { idempotencyKey, values }: OpenSave<Values>) {
  const edits = editsBetween(saved, values).filter(mayBeKept).map(written)
  return { key: idempotencyKey, edits }
}

function written({ path, before, after }: Edit) {
  return { path, before: JSON.stringify(before), after: JSON.stringify(after) }
}

function read({ path, before, after }: v.InferOutput<typeof EditSchema>): Edit {
  const value = (text: string | undefined): unknown =>
    text === undefined ? undefined : JSON.parse(text)
  return { path, before: value(before), after: value(after) }
}

/** Plain values that are no secret: a file would come back as nothing. */
function mayBeKept({ path, after }: Edit): boolean {
  return !secret.test(path) && isPlain(after)
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || value === null) {
    return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.entries(value).every(([key, inner]) => !secret.test(key) && isPlain(inner))
}

function shelfOf(session: Pick<SessionStore, 'kind'>): Shelf {
  return session.kind === 'standalone' ? browserShelf() : memoryShelf()
}

function browserShelf(): Shelf {
  const storage = safeStorage(() => globalThis.localStorage)
  return {
    ...storage,
    keys() {
      try {
        return Object.keys(globalThis.localStorage).filter(key => key.startsWith(prefix))
      } catch {
        return []
      }
    },
  }
}

/** Goes with the desk; a host's page keeps nothing of ours. */
function memoryShelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    read: key => kept.get(key) ?? null,
    write: (key, value) => Boolean(kept.set(key, value)),
    remove: key => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
