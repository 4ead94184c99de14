/** Stored records that staff add, change and delete: version, author and the log's entry are kept here, once. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { ActivitySubject } from '../../../src/core/activity/activity.ts'
import type { Fields, Values } from '../../../src/core/fields/field.ts'
import {
  type ActivityEntry,
  type Actor,
  changesOf,
  type Person,
  recordActivities,
} from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, StaleEdit } from './refusal.ts'
import { isUuid } from './uuid.ts'

interface Stored<F extends Fields, Row> {
  table: string
  /** Whose they are; its column is written with a new one. */
  of: 'raffle' | 'organization'
  subject: ActivitySubject
  /** Whose data its entries in the log are, where it is a person. */
  person?: Person['type']
  fields: F
  /** The columns of fields that are written; by default each has its own. */
  columnsOf?(written: Partial<Values<F>>): Record<string, unknown>
  read(db: Kysely<Database>, where: RawBuilder<boolean>): Promise<Row[]>
}

/** What a write stands in: whose record it is, the moment, and who writes. */
export interface RecordWriting {
  organizationId: string
  /** Null for what belongs to no raffle. */
  raffleId: string | null
  at: Date
  actor: Actor
  /** Why, in the person's words. */
  comment?: string | undefined
}

/** What a write to a raffle's record stands in. */
export interface RaffleWriting extends RecordWriting {
  raffleId: string
}

/** Columns beside those of fields: a place in a list, what it belongs to. */
type Own = Readonly<Record<string, unknown>>

/** PostgreSQL takes 65,535 parameters a statement. */
const chunkSize = 1000

type Loose = Kysely<Record<string, Record<string, unknown>>>

export function records<
  const F extends Fields,
  Row extends Values<F> & { id: string; version: number },
>({ table, of, subject, person, fields, columnsOf = values => values, read }: Stored<F, Row>) {
  const names = Object.keys(fields) as (keyof Row & string)[]

  function valuesOf(row: Row): Values<F> {
    return Object.fromEntries(names.map(name => [name, row[name]])) as Values<F>
  }

  function entry(
    { organizationId, raffleId, at, actor, comment }: RecordWriting,
    id: string,
    action: ActivityEntry['action'],
    content: Pick<ActivityEntry, 'before' | 'after'>,
  ): ActivityEntry {
    return {
      organizationId,
      raffleId,
      subject: { type: subject, id },
      action,
      actor,
      at,
      ...content,
      comment: comment ?? null,
      ...(person && { about: [{ type: person, id }] }),
    }
  }

  /** @throws Refusal 404 */
  async function find(db: Kysely<Database>, id: string): Promise<Row> {
    const byId = sql<boolean>`${sql.ref(`${table}.id`)} = ${id}`
    const [row] = isUuid(id) ? await read(db, byId) : []
    if (!row) throw new Refusal(404, 'not-found')
    return row
  }

  /**
   * Locked until the transaction ends.
   *
   * @param version as it was read; undefined where that isn't said
   * @throws Refusal 404; StaleEdit where it was changed since: with the record as it is now
   */
  async function lock(
    transaction: Transaction<Database>,
    id: string,
    version: number | undefined,
  ): Promise<Row> {
    const { rows } = await sql<{ changedBy: string | null; changedAt: Date }>`
      select (select name from users where id = kept.changed_by) as changed_by, kept.changed_at
      from ${sql.table(table)} as kept where kept.id = ${id} for update
    `.execute(transaction)
    const row = await find(transaction, id)
    const [last] = rows
    if (last && version !== undefined && version !== row.version)
      throw new StaleEdit({ data: row, ...last })
    return row
  }

  /** Adds records and their entries in the log. @returns their ids */
  async function add(
    transaction: Transaction<Database>,
    all: readonly Values<F>[],
    writing: RecordWriting,
    own: Own = {},
  ): Promise<string[]> {
    const { organizationId, raffleId, at, actor } = writing
    const owner = of === 'raffle' ? { raffleId } : { organizationId }
    const stamp = { ...owner, createdAt: at, changedAt: at, changedBy: actor.userId }
    const ids: string[] = []
    for (let from = 0; from < all.length; from += chunkSize) {
      const rows = all
        .slice(from, from + chunkSize)
        .map(values => ({ ...columnsOf(values), ...own, ...stamp }))
      const made = await loose(transaction).insertInto(table).values(rows).returning('id').execute()
      ids.push(...made.map(({ id }) => String(id)))
    }
    const entries = all.map((after, at) =>
      entry(writing, ids[at] ?? '', 'created', { before: null, after }),
    )
    await recordActivities(transaction, entries)
    return ids
  }

  async function create(
    transaction: Transaction<Database>,
    values: Values<F>,
    writing: RecordWriting,
    own: Own = {},
  ): Promise<Row> {
    const [id = ''] = await add(transaction, [values], writing, own)
    return find(transaction, id)
  }

  /** Writes what differs, of fields that are given; an entry in the log each. @returns which ones were changed */
  async function changeAll(
    transaction: Transaction<Database>,
    changes: readonly { row: Row; change: Partial<Values<F>> }[],
    writing: RecordWriting,
  ): Promise<Row[]> {
    const changed: Row[] = []
    const entries: ActivityEntry[] = []
    /** Those that become the same are written at once. */
    const alike = new Map<string, { set: Partial<Values<F>>; ids: string[] }>()
    for (const { row, change: given } of changes) {
      const before = valuesOf(row)
      const set = differing(before, given)
      const { before: from, after } = changesOf(before, { ...before, ...set })
      if (!after) continue
      changed.push(row)
      entries.push(entry(writing, row.id, 'changed', { before: from, after }))
      const key = JSON.stringify(set)
      const group = alike.get(key) ?? { set, ids: [] }
      group.ids.push(row.id)
      alike.set(key, group)
    }
    for (const { set, ids } of alike.values())
      await update(transaction, ids, columnsOf(set), writing)
    await recordActivities(transaction, entries)
    return changed
  }

  function differing(before: Values<F>, given: Partial<Values<F>>): Partial<Values<F>> {
    const all = Object.entries(given).filter(
      ([name, value]) =>
        name in fields && value !== undefined && value !== Reflect.get(before, name),
    )
    return Object.fromEntries(all) as Partial<Values<F>>
  }

  async function update(
    transaction: Transaction<Database>,
    ids: readonly string[],
    set: Own,
    { at, actor }: RecordWriting,
  ): Promise<void> {
    await loose(transaction)
      .updateTable(table)
      .set(({ eb }) => ({
        ...set,
        version: eb('version', '+', 1),
        changedAt: at,
        changedBy: actor.userId,
      }))
      .where('id', 'in', ids)
      .execute()
  }

  /** Writes what differs. The log says what the record is then: a field may come to something else than was given. */
  async function change(
    transaction: Transaction<Database>,
    row: Row,
    given: Partial<Values<F>>,
    writing: RecordWriting,
    own: Own = {},
  ): Promise<Row> {
    const set = { ...columnsOf(differing(valuesOf(row), given)), ...own }
    if (Object.keys(set).length === 0) return row
    await update(transaction, [row.id], set, writing)
    const written = await find(transaction, row.id)
    const content = changesOf(valuesOf(row), valuesOf(written))
    if (content.after)
      await recordActivities(transaction, [entry(writing, row.id, 'changed', content)])
    return written
  }

  async function remove(
    transaction: Transaction<Database>,
    row: Row,
    writing: RecordWriting,
  ): Promise<void> {
    await loose(transaction).deleteFrom(table).where('id', '=', row.id).execute()
    const content = { before: valuesOf(row), after: null }
    await recordActivities(transaction, [entry(writing, row.id, 'deleted', content)])
  }

  return { find, lock, add, create, changeAll, change, remove }
}

/** The tables of records share these columns; which fields one has, its declaration says. */
function loose(transaction: Transaction<Database>): Loose {
  return transaction as unknown as Loose
}
