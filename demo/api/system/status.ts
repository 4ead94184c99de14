/** How each part of the product is, told to anybody: no name, number or address of what is behind it. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AnswerOf } from '../../../src/core/contract.ts'
import { failuresTold } from '../../../src/core/retention/retention.ts'
import { statusCalls } from '../../../src/core/system/status-calls.ts'
import type { ApiContext } from '../context.ts'
import { ok } from '../http/answers.ts'
import { answers } from '../http/routes.ts'

type State = AnswerOf<typeof statusCalls.read>['parts'][number]['state']

/** Longer than the connection's own limits take, for a database that doesn't answer at all. */
const patienceMs = 5_000

const read = answers(
  statusCalls.read,
  'Whether each part works: 200 while anything answers.',
  async ({ api }) => {
    const [health, mail, jobs] = await Promise.all([api.health(), mailState(api), jobState(api)])
    const parts = [
      { part: 'api', state: 'works' },
      ...health.map(({ name, healthy }) => ({ part: name, state: healthy ? 'works' : 'fails' })),
      { part: 'mail', state: mail },
      { part: 'jobs', state: jobs },
    ]
    return { ...ok({ at: api.now(), parts }), store: false }
  },
)

/** Of the letters that had a quarter of an hour to leave, the last ones: that none of them did is no address' fault. */
function mailState(api: ApiContext): Promise<State> {
  return stateOf(
    api,
    sql<{ fails: boolean }>`
      select coalesce(bool_and(state in ('waiting', 'given-up')), false) as fails from (
        select state from emails
        where sent_at between ${api.now()}::timestamptz - interval '1 day'
          and ${api.now()}::timestamptz - interval '15 minutes'
        order by sent_at desc, id desc limit 20
      ) as last
    `,
  )
}

/** A job that nobody has worked on for five minutes, or a night's run that fails again and again. */
function jobState(api: ApiContext): Promise<State> {
  return stateOf(
    api,
    sql<{ fails: boolean }>`
      select exists (
        select from jobs where ended_at is null
          and worked_at < ${api.now()}::timestamptz - interval '5 minutes'
          and coalesce(held_until, worked_at) < ${api.now()}
      ) or exists (
        select from retention_runs where ended_at is null and failures >= ${failuresTold}
      ) as fails
    `,
  )
}

async function stateOf(
  { db }: ApiContext,
  query: ReturnType<typeof sql<{ fails: boolean }>>,
): Promise<State> {
  const told = query.execute(db).then(
    ({ rows }): State => (rows[0]?.fails ? 'fails' : 'works'),
    (): State => 'unknown',
  )
  return Promise.race([told, setTimeout(patienceMs, 'unknown' as const, { ref: false })])
}

export const statusRoutes = [read]
