/** An invitation, by the link that was mailed: by somebody new, or with an account that is there. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { locales } from '../i18n/texts.ts'
import { NewPasswordSchema } from '../session/new-password.ts'
import { OrganizationChoiceSchema } from '../session/user.ts'
import { lookedAt, TokenSchema } from './looked-at.ts'

const path = '/session-service/v2/invitations'
const call = { method: 'POST', maxBytes: 4096, chosenHere: true } as const

/** On one line. By itself: what all fields stand on is more than the page that asks for it. */
const NameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(100),
  v.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
)

/** Whom a link invites where. */
const InvitedSchema = v.object({
  email: v.string(),
  name: v.string(),
  organizationName: v.string(),
  /** The address has an account: it is joined with, signed in. */
  hasAccount: v.boolean(),
  /** Of the email that it came by. */
  language: v.picklist(locales),
})

export const invitedCalls = contracts({
  look: {
    ...call,
    path: `${path}/look`,
    access: 'public',
    body: v.strictObject({ token: TokenSchema }),
    whole: lookedAt(InvitedSchema),
  },
  /** By somebody who has no account: they get one. */
  accept: {
    ...call,
    path: `${path}/accept`,
    access: 'public',
    body: v.strictObject({
      token: TokenSchema,
      name: NameSchema,
      password: NewPasswordSchema,
      /** Of their screens, where they chose one before; by default the invitation's. */
      language: v.optional(v.picklist(locales)),
    }),
    answer: null,
  },
  /** By whoever is signed in with the address that was invited. */
  join: {
    ...call,
    path: `${path}/join`,
    access: { action: 'signed-in', embed: 'never' },
    body: v.strictObject({ token: TokenSchema }),
    answer: OrganizationChoiceSchema,
  },
})
