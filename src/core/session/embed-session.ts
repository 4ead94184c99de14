import * as v from 'valibot'
import { scopes } from '../screens.ts'
import { RoleSchema } from './role.ts'

/** POST embed-sessions: what a charity's server asks for, one person on one page. Authorised by its key. */
export const EmbedSessionRequestSchema = v.object({
  person: v.object({
    email: v.pipe(v.string(), v.maxLength(254), v.email()),
  }),
  role: RoleSchema,
  organizationId: v.pipe(v.string(), v.uuid()),
  /** The origin of the page that will hold the token; calls from elsewhere are refused. */
  origin: v.pipe(v.string(), v.url()),
  scopes: v.pipe(v.array(v.picklist(scopes)), v.minLength(1)),
})
export type EmbedSessionRequest = v.InferOutput<typeof EmbedSessionRequestSchema>

/** What a host's `getToken` returns, and what its `token-url` answers. */
export const EmbedTokenSchema = v.object({
  token: v.pipe(v.string(), v.minLength(20)),
  /** UTC; the desk asks again a minute before. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type EmbedToken = v.InferOutput<typeof EmbedTokenSchema>
