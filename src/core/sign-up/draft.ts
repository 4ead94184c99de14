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
