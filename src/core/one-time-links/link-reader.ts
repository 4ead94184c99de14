/** The links that pages are opened by, read on a desk. */
import { atom } from 'nanostores'
import * as v from 'valibot'
import type { Desk } from '../desk.ts'
import { createResource, type ResourceStore } from '../resource.ts'
import { invitedCalls } from './invitation-calls.ts'
import { type LookedAt, TokenSchema } from './looked-at.ts'
import { resetCalls } from './reset-calls.ts'

/** The link of a token on a desk: read while it is watched, and again by `reload`, once it was used or refused. */
export type LinkReader<About> = (desk: Desk, token: string) => ResourceStore<LookedAt<About>>

/** A link is good for whoever holds it: an organization that comes after the page begins nothing anew. */
const $subject = atom<string | null>('whoever holds it')

/** @param look asks the call that looks at such a link */
export function linkReader<About>(
  look: (desk: Desk, token: string, signal: AbortSignal) => Promise<{ data: LookedAt<About> }>,
): LinkReader<About> {
  return (desk, token) => {
    const { $written } = desk
    return createResource<LookedAt<About>>(
      { $subject, $written },
      {
        async load({ signal }) {
          if (!v.is(TokenSchema, token)) return { data: { state: 'unknown' }, version: '' }
          const { data } = await look(desk, token, signal)
          return { data, version: '' }
        },
      },
    )
  }
}

export const readReset = linkReader((desk, token, signal) =>
  desk.http.ask(resetCalls.look, { body: { token } }, { signal }),
)

export const readInvitation = linkReader((desk, token, signal) =>
  desk.http.ask(invitedCalls.look, { body: { token } }, { signal }),
)
