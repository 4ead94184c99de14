import { sql, type Transaction } from 'kysely'
import { activityHead } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import { certificateOf } from '../draws/certificate.ts'
import type { DrawContext } from '../draws/context.ts'
import { recordInDraw } from '../draws/record.ts'
import type { PickBy } from './pick.ts'

/**
 * Once every prize of the draw has as many confirmed winners as its quantity, the seed is out and the certificate
 * issued, once: whoever asks later gets the same bytes. The caller's transaction holds the draw.
 */
export async function completeIfDecided(
  transaction: Transaction<Database>,
  draw: DrawContext,
  { at, actor }: PickBy,
): Promise<boolean> {
  const { rows } = await sql<{ missing: boolean }>`
    select exists (
      select from prizes where draw_id = ${draw.id} and quantity > (
        select count(*) from winners where prize_id = prizes.id and status = 'confirmed')
    ) as missing
  `.execute(transaction)
  if (rows[0]?.missing !== false) return false
  const head = await activityHead(transaction, draw.organizationId)
  const certificate = await certificateOf(transaction, draw, { at, activityHead: head })
  await transaction
    .updateTable('draws')
    .set({ completedAt: at, certificate })
    .where('id', '=', draw.id)
    .execute()
  await recordInDraw(transaction, draw, {
    action: 'seed-revealed',
    actor,
    at,
    after: { seed: draw.drawType === 'rng' ? draw.seed.toString('hex') : null },
  })
  return true
}
