import * as v from 'valibot'
import { contracts } from '../contract.ts'

export const systemCalls = contracts({
  /** Parts and their health, for start-up probes. */
  health: {
    method: 'GET',
    path: '/system-service/v2/health',
    access: 'public',
    answer: v.object({
      healthy: v.boolean(),
      build: v.nullable(v.string()),
      parts: v.array(v.object({ name: v.string(), healthy: v.boolean() })),
    }),
    chosenHere: true,
  },
})
