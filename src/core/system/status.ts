import type { AnswerOf } from '../contract.ts'
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import { createResource, liveMs } from '../resource.ts'
import { statusCalls } from './status-calls.ts'

/** The state of the product's parts, live. */
export const statusOf = perDesk((desk: Desk) =>
  createResource<AnswerOf<typeof statusCalls.read>>(desk, {
    pollMs: liveMs,
    load: async ({ signal }) => ({
      data: await desk.http.ask(statusCalls.read, {}, { signal }),
      version: '',
    }),
  }),
)
