/**
 * Passkeys (WebAuthn level 2): what a device or a password manager keeps, which takes the place of a code in the second step
 * of signing in. They hang on a second factor and go with it, so that its recovery codes serve them, too.
 */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { IdSchema, InstantSchema, oneLineText } from '../fields/values.ts'
import { CodeSchema, PasswordSchema } from '../second-factor/calls.ts'
import { SignedInSchema } from '../session/sign-in.ts'

export const mostPasskeys = 10

export const PasskeySchema = v.object({
  id: IdSchema,
  name: v.string(),
  createdAt: InstantSchema,
  lastUsedAt: v.nullable(InstantSchema),
})
export type Passkey = v.InferOutput<typeof PasskeySchema>

/** Bytes as base64url without padding. */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(most))
const CredentialIdSchema = bytes(1400)

/** What an authenticator says as it makes one; `publicKey` in DER (SubjectPublicKeyInfo). */
const RegistrationSchema = v.strictObject({
  id: CredentialIdSchema,
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  publicKey: bytes(2000),
})
export type Registration = v.InferOutput<typeof RegistrationSchema>

/** What it says as it is used. */
const AssertionSchema = v.strictObject({
  id: CredentialIdSchema,
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
})
export type Assertion = v.InferOutput<typeof AssertionSchema>

const ChallengeSchema = v.pipe(v.string(), v.maxLength(100))

export const PasskeyNameSchema = oneLineText(60)

/** Whoever is at a machine that was left open has neither. */
const ProofSchema = v.strictObject({ password: PasswordSchema, code: CodeSchema })

const path = '/session-service/v2/profile/passkeys'
const signInPath = '/session-service/v2/sessions/passkeys'
const own = {
  access: { action: 'signed-in', embed: 'never', beforeFactor: true },
  unkept: true,
  chosenHere: true,
} as const

export const passkeyCalls = contracts({
  list: { ...own, method: 'GET', path, answer: v.array(PasskeySchema) },
  /** What the browser makes one with: good once, for this session, a few minutes. */
  begin: {
    ...own,
    method: 'POST',
    path,
    body: ProofSchema,
    answer: v.object({
      challenge: v.string(),
      rpId: v.string(),
      userId: IdSchema,
      /** Those there are: one authenticator holds one. */
      known: v.array(v.string()),
    }),
    maxBytes: 4096,
  },
  confirm: {
    ...own,
    method: 'POST',
    path: `${path}/confirm`,
    body: v.strictObject({ name: PasskeyNameSchema, registration: RegistrationSchema }),
    answer: PasskeySchema,
    maxBytes: 16_384,
  },
  remove: {
    ...own,
    method: 'POST',
    path: `${path}/:id/remove`,
    body: ProofSchema,
    answer: null,
    maxBytes: 4096,
  },
  /** Which passkeys answer a sign-in that gave the right password. */
  offered: {
    method: 'POST',
    path: `${signInPath}/offered`,
    access: 'public',
    body: v.strictObject({ challenge: ChallengeSchema }),
    answer: v.object({ rpId: v.string(), known: v.array(v.string()) }),
    maxBytes: 4096,
    chosenHere: true,
  },
  /** The second step of signing in; the authenticator signs the sign-in's own challenge. */
  signIn: {
    method: 'POST',
    path: signInPath,
    access: 'public',
    body: v.strictObject({ challenge: ChallengeSchema, assertion: AssertionSchema }),
    answer: SignedInSchema,
    maxBytes: 16_384,
    chosenHere: true,
  },
})
