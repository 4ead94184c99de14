import { expect } from 'storybook/test'
import type { EndedState } from '../../src/core/one-time-links/looked-at.ts'
import { verificationCalls } from '../../src/core/sign-up/calls.ts'
import { type Answers, answerTo, refusal } from '../support/fake-api.ts'
import { fillIn } from '../support/fill-in.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('verifyEmail') }
export default meta

/** Of the shape that links have; it opens nothing. */
const token = `rdl_${'a'.repeat(43)}`

const opened = (...answers: Answers): ElementStory => ({
  ...onDesk({ session: 'anonymous', answers }),
  args: { token },
})
const good = answerTo(verificationCalls.look, {
  data: {
    state: 'good',
    about: { email: 'eva.muise@example.org', organizationName: 'Gull Rock Animal Rescue' },
  },
})
const ended = (state: EndedState) => opened(answerTo(verificationCalls.look, { data: { state } }))

export const Good: ElementStory = usual(opened(good))

export const Done: ElementStory = {
  ...opened(good, answerTo(verificationCalls.use, undefined)),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await fillIn(root, { Password: 'Harbour-2026' })
    await expect(await findByRole('heading', { level: 1, name: /is confirmed/ })).toBeVisible()
  },
}

export const Used: ElementStory = ended('used')
export const Expired: ElementStory = ended('expired')
export const Revoked: ElementStory = ended('revoked')
export const Unknown: ElementStory = ended('unknown')
export const Checking: ElementStory = opened(answerTo(verificationCalls.look, 'never'))
export const Failed: ElementStory = opened(
  answerTo(verificationCalls.look, refusal(503, 'unavailable', 'The service can’t be reached.')),
)

/** Opened without a link. */
export const AnotherLink: ElementStory = onDesk({ session: 'anonymous' })

/** It is sent once more after a while. */
export const SentAnother: ElementStory = {
  ...onDesk({ session: 'anonymous', answers: [answerTo(verificationCalls.request, undefined)] }),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await fillIn(root, { 'Email address': 'eva.muise@example.org' })
    await expect(await findByRole('button', { name: /^Send again in/ })).toBeDisabled()
  },
}
