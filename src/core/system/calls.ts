import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CountSchema, InstantSchema } from '../fields/values.ts'

const PartsSchema = v.array(v.object({ name: v.string(), healthy: v.boolean() }))

/** What runs, and how it is: nothing in it is a secret. */
export const SystemInfoSchema = v.object({
  /** Of the client that is served; null where none is. */
  build: v.nullable(v.string()),
  builtAt: v.nullable(InstantSchema),
  environment: v.picklist(['test', 'production']),
  /** The server's clock, and since when it runs. */
  at: InstantSchema,
  startedAt: InstantSchema,
  /** A newer server may have parts that this client doesn't know. */
  parts: PartsSchema,
  storage: v.object({
    databaseBytes: CountSchema,
    files: CountSchema,
    fileBytes: CountSchema,
  }),
})
export type SystemInfo = v.InferOutput<typeof SystemInfoSchema>

export const systemCalls = contracts({
  /** Parts and their health, for start-up probes. */
  health: {
    method: 'GET',
    path: '/system-service/v2/health',
    access: 'public',
    answer: v.object({ healthy: v.boolean(), build: v.nullable(v.string()), parts: PartsSchema }),
    chosenHere: true,
  },
  /** The same for whoever runs the product, with what it runs on. */
  info: {
    method: 'GET',
    path: '/system-service/v2/info',
    access: { action: 'system:read', embed: 'never' },
    answer: SystemInfoSchema,
    chosenHere: true,
  },
})
