/** What somebody who opens a link reads of it, before anything is done. */
import * as v from 'valibot'
import type { LinkState } from './link.ts'

/** A token as links carry it; what is no such text is a link that we never sent. */
export const TokenSchema = v.pipe(v.string(), v.regex(/^rdl_[\w-]{43}$/))

export type EndedState = 'unknown' | Exclude<LinkState, 'good'>

/** A link that is good, with what it is about; or why it is not. */
export type LookedAt<About> = { state: 'good'; about: About } | { state: EndedState }

const ended = ['unknown', 'used', 'revoked', 'expired'] as const satisfies readonly EndedState[]

/** The whole answer of a call that looks at a link. It reads, so it may be asked again. */
export function lookedAt<S extends v.GenericSchema>(about: S) {
  return v.object({
    data: v.union([
      v.object({ state: v.literal('good'), about }),
      v.object({ state: v.picklist(ended) }),
    ]),
  })
}
