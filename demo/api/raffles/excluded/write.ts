import { sql, type Transaction } from 'kysely'
import type {
  ExcludedPerson,
  ExcludedPersonFields,
} from '../../../../src/core/raffles/excluded/excluded-person.ts'
import {
  type ActivityEntry,
  type Actor,
  type Person,
  recordActivity,
} from '../../activity/record.ts'
import { waitInQueue } from '../../database/queues.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'

interface Writing {
  organizationId: string
  /** The raffle whose draw led to it: its timeline shows it. */
  raffleId: string | null
  actor: Actor
  at: Date
}

/** @returns its id. @throws Refusal 409 `excluded-already` */
export async function addExcluded(
  transaction: Transaction<Database>,
  fields: ExcludedPersonFields,
  writing: Writing,
): Promise<string> {
  const { organizationId, actor, at } = writing
  await requireNew(transaction, fields, organizationId)
  const { id } = await transaction
    .insertInto('excludedPeople')
    .values({ ...fields, organizationId, createdAt: at, createdBy: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const content = { action: 'created', before: null, after: fields } as const
  await record(transaction, { id, ...fields }, { ...content, ...writing })
  return id
}

/** @throws Refusal 404 where somebody else was quicker */
export async function removeExcluded(
  transaction: Transaction<Database>,
  { addedAt: _, addedBy: __, ...person }: ExcludedPerson,
  writing: Omit<Writing, 'organizationId'>,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('excludedPeople')
    .where('id', '=', person.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal(404, 'not-found')
  const { id: ___, organizationId, ...before } = person
  const content = { action: 'deleted', before, after: null } as const
  await record(transaction, person, { ...content, ...writing, organizationId })
}

/** One entry says it; two who write it at once wait for each other. */
async function requireNew(
  transaction: Transaction<Database>,
  { name, email, phone }: ExcludedPersonFields,
  organizationId: string,
): Promise<void> {
  await waitInQueue(transaction, 'excludedPeople', organizationId)
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from excluded_people where organization_id = ${organizationId}
        and bare_name(name) = bare_name(${name})
        and email is not distinct from ${email} and phone is not distinct from ${phone}
    ) as found
  `.execute(transaction)
  if (rows[0]?.found) throw new Refusal(409, [{ code: 'excluded-already', field: 'name' }])
}

async function record(
  transaction: Transaction<Database>,
  person: Pick<ExcludedPerson, 'id' | 'email' | 'phone'>,
  entry: Writing & Pick<ActivityEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  await recordActivity(transaction, {
    ...entry,
    subject: { type: 'excluded-person', id: person.id },
    about: await customersLike(transaction, entry.organizationId, person),
  })
}

/** Customers whose data the entry holds: it goes when they are erased. */
async function customersLike(
  transaction: Transaction<Database>,
  organizationId: string,
  { email, phone }: Pick<ExcludedPerson, 'email' | 'phone'>,
): Promise<Person[]> {
  const { rows } = await sql<{ id: string }>`
    select id from customers where organization_id = ${organizationId}
      and (email = ${email} or phone = ${phone}) order by created_at limit 20
  `.execute(transaction)
  return rows.map(({ id }) => ({ type: 'customer', id }))
}
