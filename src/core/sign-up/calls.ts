/** An organization signs up: its person's address is verified by a link, and what was sent back is mended by another. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { lookedAt, TokenSchema } from '../one-time-links/looked-at.ts'
import { organizationPath } from '../organizations/calls.ts'
import { NewPasswordSchema } from '../session/new-password.ts'
import { SignInSchema } from '../session/sign-in.ts'
import { SignUpDetailsSchema } from './sign-up.ts'

const path = `${organizationPath}/sign-up`
const verification = '/session-service/v2/email-verifications'
const call = { method: 'POST', access: 'public', maxBytes: 4096 } as const
const chosenHere = true

const email = v.pipe(v.string(), v.trim(), SignInSchema.entries.email)
const tokenBody = v.strictObject({ token: TokenSchema })

export const signUpCalls = contracts({
  /** Answered alike whether address, name or charity number are known or not. */
  signUp: {
    ...call,
    path,
    body: v.strictObject({
      ...SignUpDetailsSchema.entries,
      email,
      password: NewPasswordSchema,
      language: v.picklist(['en', 'fr']),
      /** IANA, of the dates of all that it will do. */
      timeZone: v.pipe(v.string(), v.maxLength(64)),
      consent: v.literal(true),
    }),
    answer: null,
  },
  lookToMend: {
    ...call,
    path: `${path}/look`,
    body: tokenBody,
    whole: lookedAt(
      v.object({
        country: SignUpDetailsSchema.entries.country,
        province: v.string(),
        organizationName: v.string(),
        charityNumber: v.string(),
        name: v.string(),
        email: v.string(),
        /** Why it was sent back. */
        reason: v.string(),
      }),
    ),
    chosenHere,
  },
  mend: {
    ...call,
    path: `${path}/mend`,
    body: v.strictObject({ token: TokenSchema, ...SignUpDetailsSchema.entries }),
    answer: null,
    chosenHere,
  },
})

export const verificationCalls = contracts({
  /** Another link. Answered alike for every address, with a sign-up or without. */
  request: {
    ...call,
    path: verification,
    body: v.strictObject({ email }),
    answer: null,
    chosenHere,
  },
  look: {
    ...call,
    path: `${verification}/look`,
    body: tokenBody,
    whole: lookedAt(v.object({ email: v.string(), organizationName: v.string() })),
    chosenHere,
  },
  /** With the password of that sign-up: by an address alone, somebody else's would become the account of its person. */
  use: {
    ...call,
    path: `${verification}/use`,
    body: v.strictObject({ token: TokenSchema, password: SignInSchema.entries.password }),
    answer: null,
    chosenHere,
  },
})
