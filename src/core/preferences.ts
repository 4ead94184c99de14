/**
 * What a person likes, kept per user: saved views, columns, density. Standalone in local storage; embedded
 * desks keep it in memory, since they never touch a host's storage (docs/architecture.md, "Session").
 */
import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
import * as v from 'valibot'
import type { Desk } from './desk.ts'
import { perDesk } from './per-desk.ts'
import { userOf } from './session/session.ts'
import { safeStorage } from './storage.ts'

export interface Preference<T> {
  readonly $value: ReadableAtom<T>
  /** Counts for this page even where storage is full or forbidden. */
  set(value: T): void
}

type PreferenceDesk = Pick<Desk, 'session'>

const storage = safeStorage(() => globalThis.localStorage)

/** Values of this page, by key: what storage can't hold lives here as long as the desk. */
const memoryOf = perDesk(() => new Map<string, unknown>())

/**
 * @param name which preference: the same name is the same value
 * @param schema what is stored has to fit; what doesn't counts as nothing chosen
 */
export function createPreference<S extends v.GenericSchema>(
  desk: PreferenceDesk,
  name: string,
  schema: S,
  fallback: v.InferOutput<S>,
): Preference<v.InferOutput<S>> {
  type Value = v.InferOutput<S>
  const memory = memoryOf(desk as Desk)
  const stored = desk.session.kind === 'standalone'
  const keyNow = () => {
    const user = userOf(desk.session.$session.get())
    return user ? `raffle-desk.preferences.${user.id}.${name}` : null
  }

  function read(): Value {
    const key = keyNow()
    if (!key) return fallback
    const known = memory.get(key) ?? (stored ? parsed(storage.read(key)) : undefined)
    return v.is(schema, known) ? known : fallback
  }

  const $value: WritableAtom<Value> = atom(read())

  onMount($value, () => {
    const follow = () => $value.set(read())
    const unwatch = desk.session.$session.subscribe(follow)
    const fromOtherTab = (event: Event) => {
      const key = 'key' in event ? event.key : null
      if (typeof key !== 'string' || key !== keyNow()) return
      memory.delete(key)
      follow()
    }
    const tabs: EventTarget | undefined = stored ? globalThis.window : undefined
    tabs?.addEventListener('storage', fromOtherTab)
    return () => {
      unwatch()
      tabs?.removeEventListener('storage', fromOtherTab)
    }
  })

  return {
    $value,
    set(value) {
      const key = keyNow()
      if (key) {
        memory.set(key, value)
        if (stored) storage.write(key, JSON.stringify(value))
      }
      $value.set(value)
    },
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
