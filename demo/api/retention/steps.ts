/** What a night's run does of each kind, a batch in a transaction. */
import { sql, type Transaction } from 'kysely'
import { erasePeople } from '../customers/erase.ts'
import { dropListsIn } from '../customers/erase-files.ts'
import { holdBoughtBy, lockCustomers } from '../customers/held.ts'
import type { Database } from '../database/schema.ts'
import { isBuyerDue, isEmailDue, isOfUnclosed, isRecordingDue, monthsBefore } from './due.ts'
import type { StepName } from './tables.ts'

interface At {
  transaction: Transaction<Database>
  organizationId: string
  /** In months; null: nothing of it goes. */
  keeps: number | null
  /** When the run began: its periods end there, however long it takes. */
  beganAt: Date
  /** Now. */
  at: Date
  place: string | null
  /** How much of its largest batch it does: 1 is all of it. */
  part: number
  /** Buyers that the run has erased. */
  buyers: number
}

interface Done {
  removed: number
  /** Where the next batch goes on. */
  place?: string
  /** Nothing of the kind is left. */
  over: boolean
}

export type RetentionStep = (at: At) => Promise<Done>

/** The largest batches: so many are looked at in one transaction, and erased in it at most. */
const looked = 5_000
const erased = 250
const emptied = 1_000
const deleted = 500
const first = '00000000-0000-0000-0000-000000000000'
const nothing: Done = { removed: 0, over: true }

/** As an erasure asked for does it, by the same code. Who buys at this moment is held, and stays. */
const buyers: RetentionStep = async step => {
  const { transaction, organizationId, keeps, beganAt, at, part } = step
  if (keeps === null) return nothing
  const [mostLooked, mostErased] = [Math.ceil(looked * part), Math.ceil(erased * part)]
  const isDue = isBuyerDue(monthsBefore(beganAt, keeps))
  const ids = await readIds(sql`
    select id from customers where organization_id = ${organizationId} and erased_at is null
      and merged_into is null and id > ${step.place ?? first} order by id limit ${mostLooked}
  `)
  const due = await readDue(ids)
  const last = due.length === mostErased ? due.at(-1) : ids.at(-1)
  if (last === undefined) return nothing
  const place = { place: last, over: due.length < mostErased && ids.length < mostLooked }
  if (due.length === 0) return { removed: 0, ...place }
  await holdBoughtBy(transaction, due)
  const customers = due.map(id => ({ id, organizationId }))
  await lockCustomers(transaction, customers)
  const still = new Set(await readDue(due))
  const held = customers.filter(({ id }) => still.has(id))
  if (held.length > 0) await erasePeople(transaction, held, { actor: null, at })
  return { removed: held.length, ...place }

  function readDue(of: readonly string[]) {
    return readIds(sql`
      select id from customers where id = any(${[...of]}::uuid[]) and ${isDue}
      order by id limit ${mostErased}
    `)
  }

  async function readIds(query: ReturnType<typeof sql>): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`${query}`.execute(transaction)
    return rows.map(({ id }) => id)
  }
}

/** Files of the day's lists in which somebody may stand who was erased by now. */
const lists: RetentionStep = async ({ transaction, organizationId, buyers: gone }) => {
  if (gone > 0) await dropListsIn(transaction, organizationId)
  return nothing
}

/** What was mailed, and last what winners were told. */
const emails: RetentionStep = async ({ transaction, organizationId, keeps, beganAt, part }) => {
  if (keeps === null) return nothing
  const before = monthsBefore(beganAt, keeps)
  // One that is still on its way isn't sent to nobody.
  const { numAffectedRows: ofEmails = 0n } = await sql`
    update emails set recipient = '', subject = '', text_body = '', html_body = null, answer = null,
      state = case state when 'waiting' then 'given-up' else state end
    where id in (
      select id from emails where organization_id = ${organizationId} and ${isEmailDue(before)}
      order by sent_at limit ${Math.ceil(emptied * part)} for update
    )
  `.execute(transaction)
  if (ofEmails > 0n) return { removed: Number(ofEmails), over: false }
  const { numAffectedRows: ofMessages = 0n } = await sql`
    update winner_messages set recipient = null, subject = '', body = ''
    where body <> '' and decided_at <= ${before} and winner_id in (
      select winners.id from winners join orders on orders.id = order_id
      where organization_id = ${organizationId}
        and not ${isOfUnclosed(sql.ref('winners.orderId'), before)}
    )
  `.execute(transaction)
  return { removed: Number(ofMessages), over: true }
}

const recordings: RetentionStep = async ({ transaction, organizationId, keeps, beganAt, part }) => {
  if (keeps === null) return nothing
  const { numAffectedRows: removed = 0n } = await sql`
    delete from recordings where id in (
      select id from recordings
      where organization_id = ${organizationId} and ${isRecordingDue(monthsBefore(beganAt, keeps))}
      order by recorded_at limit ${Math.ceil(deleted * part)}
    )
  `.execute(transaction)
  return { removed: Number(removed), over: removed === 0n }
}

export const retentionSteps: Readonly<Record<StepName, RetentionStep>> = {
  buyers,
  lists,
  emails,
  recordings,
}
