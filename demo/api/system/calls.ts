import { sql } from 'kysely'
import { systemCalls } from '../../../src/core/system/calls.ts'
import type { ApiContext } from '../context.ts'
import { answers, reads } from '../http/routes.ts'
import { statusRoutes } from './status.ts'

const startedAt = new Date(Date.now() - performance.now())

const readHealth = answers(
  systemCalls.health,
  'Whether each part works; 503 while one does not.',
  async ({ api }) => {
    const parts = await partsOf(api)
    const healthy = parts.every(part => part.healthy)
    return {
      status: healthy ? 200 : 503,
      json: { data: { healthy, build: api.buildId, parts } },
    }
  },
)

const readInfo = reads(
  systemCalls.info,
  'What runs and how it is: build, environment, health, clock, storage.',
  async ({ api }) => {
    const { buildId, builtAt, environment, db } = api
    const [parts, { rows }] = await Promise.all([
      partsOf(api),
      sql<{ databaseBytes: string; files: string; fileBytes: string }>`
        select pg_database_size(current_database()) as database_bytes,
          count(*) as files, coalesce(sum(size), 0) as file_bytes
        from files where stored_at is not null
      `.execute(db),
    ])
    const stored = rows[0]
    return {
      build: buildId,
      builtAt,
      environment,
      at: api.now(),
      startedAt,
      parts,
      storage: {
        databaseBytes: Number(stored?.databaseBytes),
        files: Number(stored?.files),
        fileBytes: Number(stored?.fileBytes),
      },
    }
  },
)

async function partsOf(api: ApiContext) {
  return [{ name: 'api', healthy: true }, ...(await api.health())]
}

export const systemRoutes = [readHealth, readInfo, ...statusRoutes]
