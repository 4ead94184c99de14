/** Which jobs a person is watching, kept over a reload: in local storage, standalone only. */
import * as v from 'valibot'
import { type SafeStorage, safeStorage } from '../storage.ts'

/** Whoever comes back later finds the result where such results are listed. */
const keptForMs = 7 * 86_400_000

const KeptSchema = v.array(v.object({ id: v.string(), at: v.number() }))

export interface KeptIds {
  read(subject: string): string[]
  add(subject: string, id: string): void
  remove(subject: string, id: string): void
}

/** @param kind names the kind of job: each has a list of its own */
export function keptIds(
  kind: string,
  storage: Omit<SafeStorage, 'keys'> = safeStorage(() => globalThis.localStorage),
): KeptIds {
  const keyOf = (subject: string) => `raffle-desk.jobs.${kind}.${subject}`

  function entries(subject: string) {
    try {
      const kept = v.parse(KeptSchema, JSON.parse(storage.read(keyOf(subject)) ?? '[]'))
      return kept.filter(({ at }) => Date.now() - at < keptForMs)
    } catch {
      return []
    }
  }

  function write(subject: string, kept: { id: string; at: number }[]) {
    if (kept.length === 0) storage.remove(keyOf(subject))
    else storage.write(keyOf(subject), JSON.stringify(kept))
  }

  const without = (subject: string, id: string) => entries(subject).filter(entry => entry.id !== id)

  return {
    read: subject => entries(subject).map(({ id }) => id),
    add: (subject, id) => write(subject, [...without(subject, id), { id, at: Date.now() }]),
    remove: (subject, id) => write(subject, without(subject, id)),
  }
}

/** For embedded desks: gone with the page. */
export function idsInMemory(): KeptIds {
  const kept = new Map<string, string>()
  return keptIds('memory', {
    read: key => kept.get(key) ?? null,
    write: (key, value) => Boolean(kept.set(key, value)),
    remove: key => void kept.delete(key),
  })
}
