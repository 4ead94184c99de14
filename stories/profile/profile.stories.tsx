import { expect, userEvent, waitFor } from 'storybook/test'
import { passkeyCalls } from '../../src/core/passkeys/passkey.ts'
import { profileCalls } from '../../src/core/profile/profile.ts'
import { type Answers, answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { samplePasskeys, sampleProfile, sampleSessions } from './sample-profile.ts'

const meta = {
  ...elementMeta('profile', {
    inFull: ['EndingASession', 'RemovingPasskey', 'PasskeysFailed', 'SessionsFailed', 'OneSession'],
  }),
}
export default meta

const usualAnswers: Answers = [
  answerTo(profileCalls.get, sampleProfile),
  answerTo(profileCalls.sessions, [...sampleSessions]),
  answerTo(passkeyCalls.list, samplePasskeys),
]

/** Signed in to us. */
const answering = (answers: Answers = []): ElementStory =>
  onDesk({ kind: 'standalone', answers: [...usualAnswers, ...answers] })

/** Presses the button of these words, and waits for what opens. */
function pressing(story: ElementStory, words: RegExp): ElementStory {
  return {
    ...story,
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      const around = root.getRootNode() as ShadowRoot
      const button = () =>
        [...around.querySelectorAll('button')].find(each =>
          words.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
        )
      await waitFor(() => expect(button()).toBeDefined())
      await userEvent.click(button() as Element)
      await waitFor(() =>
        expect(around.querySelector('[role="dialog"], [role="alertdialog"]')).not.toBeNull(),
      )
    },
  }
}

export const Owner: ElementStory = usual(answering())
/** No mail but those that always come. */
export const Seller: ElementStory = answering([
  answerTo(profileCalls.get, { ...sampleProfile, isOwner: false }),
])
export const ChoseEverything: ElementStory = answering([
  answerTo(profileCalls.get, {
    ...sampleProfile,
    language: 'fr',
    theme: 'dark',
    mailLanguage: 'fr',
    lockMails: false,
  }),
])
export const Editing: ElementStory = pressing(answering(), /Edit profile|Modifier le profil/)
export const ChangingPassword: ElementStory = pressing(answering(), /Change password|Changer le/)
export const EndingASession: ElementStory = pressing(answering(), /Safari/)
export const SigningOutEverywhere: ElementStory = pressing(answering(), /everywhere|partout/)
const factorOn = { ...sampleProfile, secondFactor: true, recoveryCodesLeft: 9 }
export const WithSecondFactor: ElementStory = answering([answerTo(profileCalls.get, factorOn)])
export const RemovingSecondFactor: ElementStory = pressing(
  answering([answerTo(profileCalls.get, factorOn)]),
  /^(Remove|Retirer)$/,
)
export const AddingPasskey: ElementStory = pressing(
  answering([answerTo(profileCalls.get, factorOn)]),
  /^(Add passkey|Ajouter une clé d’accès)$/,
)
export const RemovingPasskey: ElementStory = pressing(
  answering([answerTo(profileCalls.get, factorOn)]),
  /Till laptop/,
)
export const NoPasskey: ElementStory = answering([
  answerTo(profileCalls.get, factorOn),
  answerTo(passkeyCalls.list, []),
])
export const PasskeysFailed: ElementStory = answering([
  answerTo(profileCalls.get, factorOn),
  answerTo(passkeyCalls.list, refusal(500, 'unexpected', 'Passkeys are being counted.')),
])
export const NoRecoveryCodesLeft: ElementStory = answering([
  answerTo(profileCalls.get, { ...factorOn, recoveryCodesLeft: 0 }),
])
export const MakingRecoveryCodes: ElementStory = pressing(
  answering([answerTo(profileCalls.get, factorOn)]),
  /^(Make new codes|Créer de nouveaux codes)$/,
)
/** It can't be removed: an organization asks for it. */
export const SecondFactorStays: ElementStory = answering([
  answerTo(profileCalls.get, {
    ...factorOn,
    secondFactorRequiredBy: ['Tern Cove Hospice Society'],
  }),
])
/** Nothing else opens before it. */
export const SecondFactorNeeded: ElementStory = onDesk({
  kind: 'standalone',
  person: person => ({ ...person, secondFactorNeeded: true }),
  answers: [
    answerTo(profileCalls.get, {
      ...sampleProfile,
      secondFactorRequiredBy: ['Tern Cove Hospice Society'],
    }),
  ],
})
export const SettingUpSecondFactor: ElementStory = pressing(answering(), /^(Set up|Configurer)$/)
export const OneSession: ElementStory = answering([
  answerTo(profileCalls.sessions, sampleSessions.slice(0, 1)),
])
export const SessionsFailed: ElementStory = answering([
  answerTo(profileCalls.sessions, refusal(500, 'unexpected', 'Sessions are being counted.')),
])
export const Loading: ElementStory = answering([
  answerTo(profileCalls.get, 'never'),
  answerTo(profileCalls.sessions, 'never'),
])
export const Failed: ElementStory = answering([
  answerTo(profileCalls.get, refusal(503, 'unavailable', 'The database can’t be reached.')),
])
