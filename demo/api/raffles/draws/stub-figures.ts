import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  mostStubRuns,
  type StubFigures,
  type StubRun,
} from '../../../../src/core/raffles/draws/draw.ts'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from './context.ts'
import { countEligible } from './eligible.ts'
import { lockInForce } from './locked-list.ts'
import { numbersInDraw, numbersOnPaper, sizeOf } from './stub-numbers.ts'

interface Figures {
  printed: number
  reprinted: number
  eligible: number
  missingCount: number
  missingRuns: StubRun[]
  surplusCount: number
  surplusRuns: StubRun[]
}

/** What is printed beside what is in the draw: a barrel that lacks a stub, or holds one too many, isn't ready. */
export async function stubFigures(db: Kysely<Database>, draw: DrawContext): Promise<StubFigures> {
  const lock = await lockInForce(db, draw.id)
  const { rows } = await sql<Figures>`
    with sets as materialized (
      select ${numbersInDraw(draw, lock?.id)} as listed, ${numbersOnPaper(draw.id)} as paper
    ), apart as materialized (
      select listed, paper, listed - paper as missing, paper - listed as surplus from sets
    )
    select ${sizeOf(sql`paper`)} as printed, ${sizeOf(sql`listed`)} as eligible,
      (select coalesce(sum(stub_count), 0)::bigint from stub_prints
        where draw_id = ${draw.id} and reprint) as reprinted,
      ${sizeOf(sql`missing`)} as missing_count, ${runsOf(sql`missing`)} as missing_runs,
      ${sizeOf(sql`surplus`)} as surplus_count, ${runsOf(sql`surplus`)} as surplus_runs
    from apart
  `.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('Stubs could not be counted')
  const { printed, reprinted, eligible } = figures
  return {
    printed,
    reprinted,
    eligible,
    missing: { count: figures.missingCount, runs: figures.missingRuns },
    surplus: { count: figures.surplusCount, runs: figures.surplusRuns },
  }
}

function runsOf(numbers: RawBuilder<unknown>): RawBuilder<StubRun[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('first', lower(run), 'last', upper(run) - 1)), '[]')
    from (select run from unnest(${numbers}) as run limit ${mostStubRuns}) as runs
  )`
}

/** Tickets of the locked list, or those that would be locked now. */
export async function ticketsOf(db: Kysely<Database>, draw: DrawContext): Promise<number> {
  const lock = await lockInForce(db, draw.id)
  return lock?.ticketCount ?? countEligible(db, draw)
}
