/** The person's own passkeys, on a desk. */
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import { createResource } from '../resource.ts'
import { type Passkey, passkeyCalls } from './passkey.ts'

export const ownPasskeysOf = perDesk((desk: Desk) =>
  createResource<readonly Passkey[]>(desk, {
    load: async ({ signal }) => ({
      data: await desk.http.ask(passkeyCalls.list, {}, { signal }),
      version: '',
    }),
  }),
)
