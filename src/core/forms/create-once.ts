/** Makes a record once, though an answer got lost on the way (docs/architecture.md, "Writes"). */
import { DeskError } from '../errors.ts'
import type { Saved, Version } from './saved.ts'

/** A save whose answer never came, by the key that it was sent under. */
export interface OpenSave<Values> {
  readonly idempotencyKey: string
  readonly values: Values
}

interface Calls<Values, Made> {
  create: (save: OpenSave<Values>) => Promise<Made>
  /** Writes what differs between both on a version of the record. */
  change: (made: Made, version: Version, before: Values, after: Values) => Promise<Saved<Made>>
}

/**
 * An earlier save whose answer got lost may have made the record. It is repeated under its own key first; what it made
 * is then changed to what stands in the form now. Without one, the record is made as it stands.
 *
 * @throws DeskError
 */
export async function createOnce<Values, Made extends { version: Version }>(
  now: OpenSave<Values>,
  earlier: readonly OpenSave<Values>[],
  { create, change }: Calls<Values, Made>,
): Promise<Made> {
  for (const save of earlier) {
    const made = await create(save).catch(unlessRefused)
    if (!made) continue
    const saved = await change(made, made.version, save.values, now.values)
    if (saved.state === 'saved') return saved.record
    // Somebody has it open already: only what this person changed since is written.
    const again = await change(saved.theirs, saved.version, save.values, now.values)
    return again.state === 'saved' ? again.record : again.theirs
  }
  return create(now)
}

/** What is refused for its content was never written. */
function unlessRefused(error: unknown): null {
  if (error instanceof DeskError && ['invalid', 'conflict'].includes(error.failure)) return null
  throw error
}
