/** What somebody sets about themselves, in whatever organization they work. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { changeOf, formOf, recordOf } from '../fields/field.ts'
import { choice, text, yesNo } from '../fields/kinds.ts'
import { CountSchema, IdSchema, InstantSchema, RecordVersionSchema } from '../fields/values.ts'
import { NewPasswordSchema } from '../session/new-password.ts'
import { languageChoices, themeChoices } from '../session/user.ts'

export const profileFields = {
  name: text(120, { required: true }),
  /** Of the screens, on whatever device; `auto`: as each browser has it. */
  language: choice(languageChoices, 'auto'),
  theme: choice(themeChoices, 'auto'),
  mailLanguage: choice(['en', 'fr'], 'en'),
  /** The proof of each locked draw, for account owners. */
  lockMails: yesNo(true),
}

export const ProfileSchema = recordOf(profileFields, {
  id: IdSchema,
  email: v.string(),
  version: RecordVersionSchema,
  /** Somewhere they are an account owner, whom locked draws are mailed to. */
  isOwner: v.boolean(),
  /** Signing in asks for a code beside the password. */
  secondFactor: v.boolean(),
  /** Of those that were shown last. */
  recoveryCodesLeft: CountSchema,
  /** The organizations that ask for one of a role that they have there, by name. */
  secondFactorRequiredBy: v.array(v.string()),
})
export type Profile = v.InferOutput<typeof ProfileSchema>

export const profileForm = formOf(profileFields)

/** One signing in, on one device, with all tabs that share it. */
const OwnSessionSchema = v.object({
  id: IdSchema,
  /** Such as "Firefox" and "Windows", as the browser says; null where it doesn't. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** Where it was last. */
  organizationName: v.string(),
  startedAt: InstantSchema,
  /** To a few minutes. */
  lastUsedAt: InstantSchema,
  /** It is the one that asks. */
  isThis: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof OwnSessionSchema>

const path = '/session-service/v2/profile'
const own = {
  access: { action: 'signed-in', embed: 'never', beforeFactor: true },
  unkept: true,
  chosenHere: true,
} as const

export const profileCalls = contracts({
  get: { ...own, method: 'GET', path, answer: ProfileSchema },
  change: { ...own, method: 'PATCH', path, body: changeOf(profileFields), answer: ProfileSchema },
  /** Their other sessions end with it. */
  changePassword: {
    ...own,
    method: 'POST',
    path: `${path}/password`,
    body: v.strictObject({
      password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(100)),
      newPassword: NewPasswordSchema,
    }),
    answer: null,
    maxBytes: 4096,
  },
  sessions: { ...own, method: 'GET', path: `${path}/sessions`, answer: v.array(OwnSessionSchema) },
  endSession: { ...own, method: 'DELETE', path: `${path}/sessions/:id`, answer: null },
  /** All of them, the one that asks too. */
  endSessions: {
    ...own,
    method: 'DELETE',
    path: `${path}/sessions`,
    answer: v.object({ ended: CountSchema }),
  },
})
