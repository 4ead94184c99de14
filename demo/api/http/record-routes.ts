/** The calls of an organization's records that staff list, add, change and delete: who may, its contract says. */
import { type Kysely, sql } from 'kysely'
import type * as v from 'valibot'
import type { ActivitySubject } from '../../../src/core/activity/activity.ts'
import type { Access, Contract, ListCall } from '../../../src/core/contract.ts'
import type { Fields, Values } from '../../../src/core/fields/field.ts'
import type { Action } from '../../../src/core/permissions.ts'
import type { Database } from '../database/schema.ts'
import { reachedOrganization, reaches, requireReach } from '../session/guard.ts'
import { actorOf } from '../session/session.ts'
import type { Call } from './call.ts'
import { readList, type Source } from './read-list.ts'
import { type RecordWriting, records } from './records.ts'
import { Refusal } from './refusal.ts'
import { reads, type Writing, writes } from './routes.ts'

type Asked = { access: Exclude<Access, string> & { action: Action } }
type Owned = { organizationId: string }
type Listing = Omit<ListCall, 'access'> & Asked
type Answering = Extract<Contract, { answer: unknown }>
/** A write, with what it is sent in this part of it. */
type Writes<Part extends 'body' | 'query', Sent> = Omit<Answering, 'access' | Part> &
  Asked & { [Key in Part]: v.GenericSchema<unknown, Sent> }
type Making<Sent> = Writes<'body', Sent> & { answer: v.GenericSchema }
type Removing = Writes<'query', { version?: number | undefined }>

interface Kept<L extends ListCall, F extends Fields> {
  calls: {
    list: L & Asked
    create: Making<Owned & Values<F>>
    change: Making<{ version: number } & Partial<Values<F>>>
    remove: Removing
  }
  /** What each of them does, for the document of the API. */
  says: Readonly<Record<'list' | 'create' | 'change' | 'remove', string>>
  table: string
  subject: ActivitySubject
  fields: F
  source: Source<L['list']>
  /** The columns of fields that are written; by default each has its own. */
  columnsOf?(written: Partial<Values<F>>): Record<string, unknown>
}

type Writer = Pick<Writing<Contract & { access: object }>, 'transaction' | 'session' | 'api'>

/** The four of them. Whoever may not read a record isn't told that there is one. */
export function recordRoutes<const L extends ListCall, const F extends Fields>({
  calls,
  says,
  source,
  ...stored
}: Kept<L, F>): Call[] {
  type Row = Values<F> & Owned & { id: string; version: number }
  const kept = records<F, Row>({
    ...stored,
    of: 'organization',
    async read(db: Kysely<Database>, where) {
      const { columns, from } = source
      return (await sql<Row>`select ${columns} ${from} where ${where}`.execute(db)).rows
    },
  })
  const own = sql.ref(`${stored.table}.organization_id`)

  /** @throws Refusal 404, 403; StaleEdit */
  async function lock(
    { transaction, session }: Writer,
    { access }: Asked,
    id: string,
    version: number | undefined,
  ) {
    const { organizationId } = await kept.find(transaction, id)
    if (!reaches(session, calls.list.access.action, organizationId))
      throw new Refusal(404, 'not-found')
    requireReach(session, access.action, organizationId)
    return kept.lock(transaction, id, version)
  }

  const list = reads<Listing>(calls.list, says.list, async ({ api, session, query }) => {
    const { organizationId } = query as typeof query & Owned
    requireReach(session, calls.list.access.action, organizationId)
    return readList(api.db, source as never, query, sql<boolean>`${own} = ${organizationId}`)
  })
  const create = writes(
    calls.create as unknown as Making<Owned>,
    says.create,
    () => null,
    async at => {
      const { organizationId, ...fields } = at.body
      await reachedOrganization(
        at.transaction,
        at.session,
        calls.create.access.action,
        organizationId,
      )
      return kept.create(at.transaction, fields as Values<F>, writingOf(at, organizationId))
    },
  )
  const change = writes(
    calls.change as unknown as Making<{ version: number }>,
    says.change,
    () => null,
    async at => {
      const { version, ...fields } = at.body
      const record = await lock(at, calls.change, idIn(at.params), version)
      const writing = writingOf(at, record.organizationId)
      return kept.change(at.transaction, record, fields as Partial<Values<F>>, writing)
    },
  )
  const remove = writes(
    calls.remove,
    says.remove,
    () => null,
    async at => {
      const record = await lock(at, calls.remove, idIn(at.params), at.query.version)
      await kept.remove(at.transaction, record, writingOf(at, record.organizationId))
    },
  )
  return [list, create, change, remove]
}

const idIn = (params: object) => String(Reflect.get(params, 'id'))

function writingOf({ session, api }: Writer, organizationId: string): RecordWriting {
  return { organizationId, raffleId: null, at: api.now(), actor: actorOf(session) }
}
