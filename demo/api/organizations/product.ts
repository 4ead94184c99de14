import type { Kysely } from 'kysely'
import type { ProductCode } from '../../../src/core/organizations/organization.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * What belongs to a product is there for organizations that have it (docs/specification.md, section 1).
 *
 * @throws Refusal 403
 */
export async function requireProduct(
  db: Kysely<Database>,
  organizationId: string,
  product: ProductCode,
): Promise<void> {
  const found = await db
    .selectFrom('organizationProducts')
    .select('product')
    .where('organizationId', '=', organizationId)
    .where('product', '=', product)
    .executeTakeFirst()
  if (!found) throw new Refusal(403, 'product-missing')
}
