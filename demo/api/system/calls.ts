import * as v from 'valibot'
import { paths } from '../../../src/core/paths.ts'
import { defineCall } from '../http/call.ts'

const PartSchema = v.object({ name: v.string(), healthy: v.boolean() })

const readHealth = defineCall(
  {
    method: 'get',
    path: paths.health,
    summary: 'Whether each part works; 503 while one does not.',
    chosenHere: true,
    access: 'public',
    answer: v.object({
      data: v.object({
        healthy: v.boolean(),
        build: v.nullable(v.string()),
        parts: v.array(PartSchema),
      }),
    }),
  },
  async ({ api }) => {
    const parts = [{ name: 'api', healthy: true }, ...(await api.health())]
    const healthy = parts.every(part => part.healthy)
    return {
      status: healthy ? 200 : 503,
      json: { data: { healthy, build: api.buildId, parts } },
    }
  },
)

export const systemCalls = [readHealth]
