/** What a device seals its slips with: asked for while there is a network, and kept for when there is none. */
import * as v from 'valibot'
import type { Desk } from '../desk.ts'
import { keepSnapshot, readSnapshot } from '../outbox/snapshot.ts'
import { slipCalls } from './calls.ts'
import { type SlipKey, SlipKeySchema } from './slip-key.ts'

/** Whose slips they are. */
export interface SlipOwner {
  userId: string
  organizationId: string
  /** The device's id. */
  device: string
}

const KeptSchema = v.object({ organizationId: v.string(), device: v.string(), key: SlipKeySchema })

/**
 * Asks for it and keeps it.
 *
 * @param isHere whether they still work here when the answer comes: of who left nothing is kept
 * @returns null where nobody answers
 */
export async function renewSlipKey(
  { http }: Pick<Desk, 'http'>,
  { userId, organizationId, device }: SlipOwner,
  isHere = () => true,
): Promise<SlipKey | null> {
  try {
    const key = await http.ask(slipCalls.key, { query: { organizationId, device } })
    if (isHere()) await keepSnapshot(userId, 'slip-key', { organizationId, device, key })
    return key
  } catch {
    return null
  }
}

/** As it was kept, or asked for now. @returns null where there is neither */
export async function slipKeyOf(
  desk: Pick<Desk, 'http'>,
  owner: SlipOwner,
): Promise<SlipKey | null> {
  const kept = (await readSnapshot(owner.userId, 'slip-key', KeptSchema))?.value
  const isTheirs = kept?.organizationId === owner.organizationId && kept.device === owner.device
  return isTheirs ? kept.key : renewSlipKey(desk, owner)
}
