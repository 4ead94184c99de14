import { sql, type Transaction } from 'kysely'
import { parsePhone } from '../../../src/core/format/phone.ts'
import { parsePostalCode, regionsOfPostalCode } from '../../../src/core/format/postal-code.ts'
import type { NewOrder } from '../../../src/core/orders/order.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Sale } from './sale.ts'

type Buyer = NewOrder['customer']

/** The buyer's fields as they are kept. @throws Refusal 422: a phone or postal code that can't be one */
export function buyerOf(sale: Sale, buyer: Buyer) {
  const { country, province } = sale
  const phone = buyer.phone ? parsePhone(buyer.phone) : null
  if (buyer.phone && phone === null)
    throw new Refusal(422, [{ code: 'invalid-phone', field: 'customer.phone' }])
  const postalCode = buyer.postalCode ? parsePostalCode(buyer.postalCode, country) : null
  if (buyer.postalCode && postalCode === null)
    throw new Refusal(422, [{ code: 'invalid', field: 'customer.postalCode' }])
  const regions = postalCode === null ? [] : regionsOfPostalCode(postalCode, country)
  if (postalCode !== null && !sale.postalCheckOff && !regions.includes(province))
    throw new Refusal(422, [{ code: 'postal-code-outside', field: 'customer.postalCode' }])
  return {
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    email: buyer.email?.toLowerCase() ?? null,
    phone,
    city: buyer.city ?? null,
    province: buyer.province ?? regions[0] ?? null,
    postalCode,
  }
}

/** The organisation's customer of that name with that email or phone; nobody is found by a name alone. */
export async function findCustomer(
  transaction: Transaction<Database>,
  organizationId: string,
  buyer: ReturnType<typeof buyerOf>,
): Promise<string | null> {
  const { email, phone, firstName, lastName } = buyer
  if (email === null && phone === null) return null
  const { rows } = await sql<{ id: string }>`
    select id from customers
    where organization_id = ${organizationId}
      and (${email === null ? sql`false` : sql`email = ${email}`}
        or ${phone === null ? sql`false` : sql`phone = ${phone}`})
      and lower(first_name) = lower(${firstName}) and lower(last_name) = lower(${lastName})
    order by created_at, id limit 1
  `.execute(transaction)
  return rows[0]?.id ?? null
}

export async function addCustomer(
  transaction: Transaction<Database>,
  sale: Sale,
  buyer: ReturnType<typeof buyerOf>,
  locale: Buyer['locale'],
): Promise<string> {
  const { organizationId, organizationLocale } = sale
  const { id } = await transaction
    .insertInto('customers')
    .values({ ...buyer, organizationId, address: null, locale: locale ?? organizationLocale })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
