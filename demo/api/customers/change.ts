import type { Transaction } from 'kysely'
import { addressReasons, tidied } from '../../../src/core/customers/address.ts'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { customerFields } from '../../../src/core/customers/customer.ts'
import { parsePhone } from '../../../src/core/format/phone.ts'
import { changesOf, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { entryOf, type HeldCustomer, holdCustomer, writeCustomer } from './held.ts'
import { readCustomerDetail } from './read.ts'

type Field = keyof typeof customerFields
export const fieldNames = Object.keys(customerFields) as Field[]

/** A customer's fields alone. */
export function valuesOf<Row extends Readonly<Record<Field, unknown>>>(row: Row) {
  return Object.fromEntries(fieldNames.map(name => [name, row[name]])) as Pick<Row, Field>
}

/** The columns of fields: one has another name. */
export function columnsOf({ language, ...fields }: { language?: string | undefined }): object {
  return { ...fields, ...(language !== undefined && { locale: language }) }
}

export const changeCustomer = writes(
  customerCalls.change,
  'Changes how a customer is reached. What is empty is left as it was unless it is given as null.',
  () => null,
  async at => {
    const { version, ...change } = at.body
    const { email, phone } = change
    const reached = {
      email: email?.toLowerCase() ?? null,
      phone: phone ? parsePhone(phone) : null,
    }
    const isReachedElse = email !== undefined || phone !== undefined
    const held = await holdCustomer(at, 'change', version, isReachedElse ? reached : undefined)
    await writeChange(at.transaction, held, change)
    return readCustomerDetail(at.transaction, held.customer, at.session)
  },
)

type Change = Parameters<typeof tidied>[0] & { email?: string | null }

/** Writes what differs, and nothing else. @throws Refusal 422 an address that can't be one */
async function writeChange(
  transaction: Transaction<Database>,
  { customer, by }: HeldCustomer,
  given: Change,
): Promise<void> {
  const { country } = customer
  const [wrong] = addressReasons({ ...customer, ...given }, country)
  if (wrong) throw new Refusal(422, [{ code: `customer-${wrong.code}`, field: wrong.path }])
  const change = {
    ...tidied(given, country),
    ...(given.email && { email: given.email.toLowerCase() }),
  }
  const before = valuesOf(customer)
  const told = changesOf(before, { ...before, ...change })
  if (told.after === null) return
  await writeCustomer(transaction, customer.id, by, columnsOf(told.after))
  await recordActivity(transaction, { ...entryOf(customer, by), action: 'changed', ...told })
}

export const addCustomerNote = writes(
  customerCalls.note,
  'Adds a note of staff about a customer.',
  () => null,
  async at => {
    const { transaction, session, body } = at
    const { customer, by } = await holdCustomer(at, 'note')
    const written = await transaction
      .insertInto('customerNotes')
      .values({
        customerId: customer.id,
        text: body.text,
        writtenBy: session.user.id,
        writtenAt: by.at,
      })
      .returning(['id', 'text', 'writtenAt'])
      .executeTakeFirstOrThrow()
    await recordActivity(transaction, {
      ...entryOf(customer, by),
      action: 'noted',
      before: null,
      after: null,
    })
    return { ...written, writtenBy: session.user.name }
  },
)
