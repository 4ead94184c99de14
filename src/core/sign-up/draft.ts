/** What somebody has typed of a sign-up, in this tab: a reload costs them nothing. The password is never kept. */
import * as v from 'valibot'
import { safeStorage } from '../storage.ts'

const key = 'raffle-desk.sign-up'
const perTab = safeStorage(() => sessionStorage)

const text = v.pipe(v.string(), v.maxLength(1000))
const DraftSchema = v.object({
  country: v.picklist(['', 'CA', 'US']),
  province: text,
  organizationName: text,
  charityNumber: text,
  name: text,
  email: text,
  consent: v.boolean(),
  timeZone: v.optional(text, ''),
})
export type SignUpDraft = v.InferOutput<typeof DraftSchema>

const empty: SignUpDraft = {
  country: '',
  province: '',
  organizationName: '',
  charityNumber: '',
  name: '',
  email: '',
  consent: false,
  timeZone: '',
}

export function readSignUpDraft(): SignUpDraft {
  try {
    const kept = v.safeParse(DraftSchema, JSON.parse(perTab.read(key) ?? 'null'))
    return kept.success ? kept.output : empty
  } catch {
    return empty
  }
}

export function keepSignUpDraft(typed: SignUpDraft): void {
  // Whatever else stands beside them stays out.
  perTab.write(key, JSON.stringify(v.parse(DraftSchema, typed)))
}

export function forgetSignUpDraft(): void {
  perTab.remove(key)
}

const sentKey = 'raffle-desk.sign-up-sent'
const SentSchema = v.object({ email: text, at: v.number() })
/** Where the link of a sign-up went, and when, in milliseconds. */
export type SentSignUp = v.InferOutput<typeof SentSchema>

/** What was sent from this tab's page, so that a reload goes on waiting for its email. */
export function readSentSignUp(): SentSignUp | null {
  try {
    const kept = v.safeParse(SentSchema, JSON.parse(perTab.read(sentKey) ?? 'null'))
    return kept.success ? kept.output : null
  } catch {
    return null
  }
}

export function keepSentSignUp(email: string): SentSignUp {
  const sent = { email, at: Date.now() }
  perTab.write(sentKey, JSON.stringify(sent))
  return sent
}

export function forgetSentSignUp(): void {
  perTab.remove(sentKey)
}
