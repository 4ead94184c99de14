import { systemCalls } from '../../../src/core/system/calls.ts'
import { answers } from '../http/routes.ts'

const readHealth = answers(
  systemCalls.health,
  'Whether each part works; 503 while one does not.',
  async ({ api }) => {
    const parts = [{ name: 'api', healthy: true }, ...(await api.health())]
    const healthy = parts.every(part => part.healthy)
    return {
      status: healthy ? 200 : 503,
      json: { data: { healthy, build: api.buildId, parts } },
    }
  },
)

export const systemRoutes = [readHealth]
