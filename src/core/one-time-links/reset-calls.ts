/** A forgotten password: asked for, and set anew by the link that was mailed. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { NewPasswordSchema } from '../session/new-password.ts'
import { SignInSchema } from '../session/sign-in.ts'
import { lookedAt, TokenSchema } from './looked-at.ts'

const path = '/session-service/v2/password-resets'
const call = { method: 'POST', access: 'public', maxBytes: 4096, chosenHere: true } as const

/** Whose password a link sets. */
const ResetSchema = v.object({ email: v.string() })

export const resetCalls = contracts({
  /** Answered alike for every address, with an account or without. */
  request: {
    ...call,
    path,
    body: v.strictObject({ email: v.pipe(v.string(), v.trim(), SignInSchema.entries.email) }),
    answer: null,
  },
  look: {
    ...call,
    path: `${path}/look`,
    body: v.strictObject({ token: TokenSchema }),
    whole: lookedAt(ResetSchema),
  },
  use: {
    ...call,
    path: `${path}/use`,
    body: v.strictObject({ token: TokenSchema, password: NewPasswordSchema }),
    answer: null,
  },
})
