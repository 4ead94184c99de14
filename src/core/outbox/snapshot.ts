/**
 * What was read while there was a network, kept sealed for a start without one (issue 13): the workplace, what is on sale,
 * and customers to look up. Gone at sign-out.
 */
import * as v from 'valibot'
import { openOutboxDatabase, strictly } from './database.ts'
import { sealOf } from './seal.ts'

export type SnapshotPart = 'workplace' | 'on-sale' | 'buyers' | 'slip-key'

const idOf = (userId: string, part: SnapshotPart) => `${userId} ${part}`

/** Keeps a part, in place of what was kept of it. Never throws: without it, a start just needs the network. */
export async function keepSnapshot(
  userId: string,
  part: SnapshotPart,
  value: unknown,
): Promise<void> {
  try {
    const database = await openOutboxDatabase()
    const sealed = await (await sealOf(database, userId)).seal(value)
    const kept = { id: idOf(userId, part), userId, savedAt: Date.now(), sealed }
    await strictly(database, ['snapshots'], async transaction => {
      await transaction.objectStore('snapshots').put(kept)
    })
    database.close()
  } catch {
    // Nothing can be kept here; the outbox itself says so.
  }
}

/** A part as it was kept, judged anew by its schema; null: there is none, or it is another person's or damaged. */
export async function readSnapshot<S extends v.GenericSchema>(
  userId: string,
  part: SnapshotPart,
  schema: S,
): Promise<{ value: v.InferOutput<S>; savedAt: number } | null> {
  try {
    const database = await openOutboxDatabase()
    const kept = await database.get('snapshots', idOf(userId, part))
    const opened = kept && (await (await sealOf(database, userId)).open(kept.sealed))
    database.close()
    const parsed = v.safeParse(schema, opened)
    return kept && parsed.success ? { value: parsed.output, savedAt: kept.savedAt } : null
  } catch {
    return null
  }
}

/** At sign-out; the orders that wait stay, sealed. @lazy @param goes whose; everybody's: tabs of a browser share one session */
export async function dropSnapshots(goes: (userId: string) => boolean = () => true): Promise<void> {
  try {
    const database = await openOutboxDatabase()
    await strictly(database, ['snapshots'], async transaction => {
      const store = transaction.objectStore('snapshots')
      for (const { id, userId } of await store.getAll()) if (goes(userId)) await store.delete(id)
    })
    database.close()
  } catch {
    // There is none.
  }
}
