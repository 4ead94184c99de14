import pg from 'pg'
import { explain } from '../database/explain.ts'
import { unlimited } from '../database/limits.ts'
import { typeParsers } from '../database/numbers.ts'
import { Problem } from '../database/problem.ts'
import {
  type ChainCheck,
  type ChainFault,
  type ChainHead,
  type CheckedRow,
  checkChain,
} from './chain-check.ts'

/** A fault with the name of the organisation whose chain it is in. */
export interface LogFault extends ChainFault {
  organization: string
}

export interface LogVerdict {
  /** How many rows were read. */
  rows: number
  organizations: number
  /** The first fault of each chain that has one. */
  faults: LogFault[]
  /** Those of `heads` that no chain has ever had. */
  unknownHeads: string[]
}

/** Rows in memory at a time. */
const batchSize = 2000

/**
 * Walks every organisation's chain in order, as it is in one moment, while the product runs or not.
 *
 * @param heads Hashes that were printed, mailed or put into certificates: who rewrites a whole chain
 * can't give it the heads that stand elsewhere.
 * @throws Problem `nothingToVerify`, `unreachable` …
 */
export async function verifyActivity(
  url: string,
  heads: readonly string[] = [],
): Promise<LogVerdict> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'raffle-desk verify-log',
    types: typeParsers,
  })
  try {
    await client.connect()
    await client.query(unlimited)
    await client.query(`set time zone 'UTC'; begin isolation level repeatable read read only`)
    const found = await client.query(`select to_regclass('public.activity') is not null as found`)
    if (!found.rows[0]?.found) throw new Problem('nothingToVerify', { where: client.host })
    return await walk(client, new Set(heads.map(head => head.toLowerCase())))
  } catch (error) {
    throw explain(error, client.host)
  } finally {
    await client.end().catch(() => {})
  }
}

async function walk(client: pg.Client, unknown: Set<string>): Promise<LogVerdict> {
  const heads = await readHeads(client)
  const verdict: LogVerdict = { rows: 0, organizations: 0, faults: [], unknownHeads: [] }
  const blame = async (organizationId: string, fault: ChainFault | null | undefined) => {
    if (!fault) return
    const organization = await nameOf(client, organizationId)
    verdict.faults.push({ ...fault, organization })
  }
  // What is left unread here has a head and no row at all.
  const unread = new Map(heads)
  let current: { id: string; check: ChainCheck; failed: boolean } | null = null
  const finish = async () => {
    if (current && !current.failed) await blame(current.id, current.check.end())
  }
  for await (const row of readRows(client)) {
    if (row.organizationId !== current?.id) {
      await finish()
      const id: string = row.organizationId
      current = { id, check: checkChain(heads.get(id)), failed: false }
      unread.delete(id)
      verdict.organizations += 1
    }
    verdict.rows += 1
    unknown.delete(row.hash.toString('hex'))
    if (current.failed) continue
    const fault = current.check.next(row)
    current.failed = fault !== null
    await blame(current.id, fault)
  }
  await finish()
  for (const [id, head] of unread) await blame(id, checkChain(head).end())
  return { ...verdict, unknownHeads: [...unknown] }
}

async function readHeads(client: pg.Client): Promise<Map<string, ChainHead>> {
  const { rows } = await client.query<ChainHead & { id: string }>(
    'select organization_id as id, sequence, hash from activity_heads order by organization_id',
  )
  return new Map(rows.map(({ id, sequence, hash }) => [id, { sequence, hash }]))
}

async function* readRows(client: pg.Client): AsyncGenerator<CheckedRow> {
  const key = (await knowsKeys(client)) ? 'embed_key_id' : 'null::uuid'
  await client.query(`
    declare chain no scroll cursor for
    select id, organization_id as "organizationId", sequence, raffle_id as "raffleId",
      subject_type as "subjectType", subject_id as "subjectId", action, actor_id as "actorId",
      ${key} as "embedKeyId", happened_at as "happenedAt", about, before::text as before, after::text as after, comment, salt,
      digest, hash, erased_at as "erasedAt", erased_by as "erasedBy"
    from activity order by organization_id, sequence
  `)
  for (;;) {
    const { rows } = await client.query<CheckedRow>(`fetch ${batchSize} from chain`)
    yield* rows
    if (rows.length < batchSize) return
  }
}

/** A database that wasn't brought to the newest schema yet is verified as it is. */
async function knowsKeys(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_attribute where attrelid = 'activity'::regclass and attname = 'embed_key_id'`,
  )
  return rows.length > 0
}

async function nameOf(client: pg.Client, organizationId: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from organizations where id = $1',
    [organizationId],
  )
  return rows[0]?.name ?? organizationId
}
