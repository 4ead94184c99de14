import * as v from 'valibot'
import { SessionUserSchema } from './user.ts'

/** POST sessions: body. The username is trimmed by the client (section 5). */
export const SignInSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(254), v.email()),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})
export type SignIn = v.InferOutput<typeof SignInSchema>

/** What signing in, and switching organisation, answers: a bearer token, its end (UTC) and its person. */
export const SignedInSchema = v.object({
  token: v.pipe(v.string(), v.minLength(20)),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  user: SessionUserSchema,
})
export type SignedIn = v.InferOutput<typeof SignedInSchema>

/** What signing in answers where the person has a second factor: good once, for a few minutes, beside a code. */
const SecondStepSchema = v.object({
  challenge: v.pipe(v.string(), v.minLength(20)),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})
export const SignInAnswerSchema = v.union([SignedInSchema, SecondStepSchema])

/** POST sessions/organization: body. */
export const SwitchOrganizationSchema = v.object({ organizationId: v.pipe(v.string(), v.uuid()) })
