/** The sign-ups that wait for a decision, on a desk. */
import { perDesk } from '../per-desk.ts'
import { createResource } from '../resource.ts'
import { type SignUp, waitingCalls } from './waiting.ts'

export const signUpsOf = perDesk(desk =>
  createResource<readonly SignUp[]>(desk, {
    load: async ({ signal }) => {
      const data = await desk.http.ask(waitingCalls.list, {}, { signal })
      return { data, version: '' }
    },
  }),
)
