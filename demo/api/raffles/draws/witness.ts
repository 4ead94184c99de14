import { sql, type Transaction } from 'kysely'
import { isSameName, nameSearchKeys } from '../../../../src/core/format/same-name.ts'
import { productRoles } from '../../../../src/core/session/role.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Session } from '../../session/session.ts'
import type { DrawContext } from './context.ts'

export interface NamedWitnesses {
  names: readonly string[]
  /** The body's field that names them. */
  field: 'witness' | 'witnesses'
  /** Staff say that one who has a buyer's name is somebody else. */
  anotherPerson?: boolean | undefined
}

/**
 * A witness watches the house for the public, so nobody of the house is one: neither whoever is signed in, nor anybody
 * who works for the organisation, nor the product's own staff, who may act anywhere. Who has a buyer's name may be that
 * buyer: staff have to say that they aren't.
 *
 * @returns what the activity log keeps of it beside the name
 * @throws Refusal 409 `witness-is-staff`, `witness-has-buyers-name`
 */
export async function requireWitness(
  transaction: Transaction<Database>,
  draw: DrawContext,
  session: Session,
  { names, field, anotherPerson = false }: NamedWitnesses,
): Promise<{ anotherPerson?: true }> {
  if (names.length === 0) return {}
  const staff = [session.user.name, ...(await staffOf(transaction, draw.organizationId))]
  if (names.some(name => staff.some(each => isSameName(each, name))))
    throw new Refusal(409, [{ code: 'witness-is-staff', field }])
  const receipt = await receiptWitness(transaction, draw.id)
  // Whoever took the receipt was asked about then.
  const asked = names.filter(name => receipt === null || !isSameName(receipt, name))
  if (!(await hasBuyerNamed(transaction, draw.raffleId, asked))) return {}
  if (!anotherPerson) throw new Refusal(409, [{ code: 'witness-has-buyers-name', field }])
  return { anotherPerson: true }
}

async function staffOf(
  transaction: Transaction<Database>,
  organizationId: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from users where id in (
      select user_id from memberships where organization_id = ${organizationId}
      union select user_id from membership_roles where role = any(${productRoles})
    )
  `.execute(transaction)
  return rows.map(({ name }) => name)
}

async function receiptWitness(
  transaction: Transaction<Database>,
  drawId: string,
): Promise<string | null> {
  const receipt = await transaction
    .selectFrom('drawReceipts')
    .innerJoin('drawLocks', 'drawLocks.id', 'drawReceipts.lockId')
    .select('witness')
    .where('drawId', '=', drawId)
    .where('reopenedAt', 'is', null)
    .executeTakeFirst()
  return receipt?.witness ?? null
}

async function hasBuyerNamed(
  transaction: Transaction<Database>,
  raffleId: string,
  names: readonly string[],
): Promise<boolean> {
  const keys = names.flatMap(nameSearchKeys)
  if (keys.length === 0) return false
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from customers
      where organization_id = (select organization_id from raffles where id = ${raffleId})
        and bare_name(first_name || ' ' || last_name) = any(${keys})
        and exists (
          -- By the customer alone: a raffle that is sold today has no figures yet.
          select from (select * from orders where customer_id = customers.id offset 0) as own
          where raffle_id = ${raffleId} and status = 'ACTIVE'
        )
    ) as found
  `.execute(transaction)
  return rows[0]?.found ?? false
}
