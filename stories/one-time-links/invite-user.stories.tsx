import { expect } from 'storybook/test'
import { invitedCalls } from '../../src/core/one-time-links/invitation-calls.ts'
import type { EndedState } from '../../src/core/one-time-links/looked-at.ts'
import type { SessionUser } from '../../src/core/session/user.ts'
import { answerTo, refusal } from '../support/fake-api.ts'
import type { StoryDeskOptions } from '../support/fake-desk.ts'
import { fillIn } from '../support/fill-in.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('inviteUser') }
export default meta

/** Of the shape that links have; it opens nothing. */
const token = `rdl_${'a'.repeat(43)}`
const email = 'eva.muise@example.org'
const organizationName = 'Saltmarsh Regional Hospital Foundation'

const opened = (options: StoryDeskOptions): ElementStory => ({
  ...onDesk({ session: 'anonymous', ...options }),
  args: { token },
})
const good = (hasAccount: boolean) =>
  answerTo(invitedCalls.look, {
    data: {
      state: 'good',
      about: { email, name: 'Eva Muise', organizationName, hasAccount, language: 'en' },
    },
  })
const ended = (state: EndedState) =>
  opened({ answers: [answerTo(invitedCalls.look, { data: { state } })] })
const eva = (user: SessionUser) => ({ ...user, email })

export const SomebodyNew: ElementStory = usual(opened({ answers: [good(false)] }))

export const Accepted: ElementStory = {
  ...opened({ answers: [good(false), answerTo(invitedCalls.accept, undefined)] }),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await fillIn(root, { Password: 'Harbour50' })
    await expect(await findByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible()
  },
}

export const SignedIn: ElementStory = opened({
  session: 'signed-in',
  person: eva,
  answers: [good(true)],
})
export const WrongAccount: ElementStory = opened({ session: 'signed-in', answers: [good(true)] })
export const HasAccount: ElementStory = opened({ answers: [good(true)] })
export const Used: ElementStory = ended('used')
export const Expired: ElementStory = ended('expired')
export const Revoked: ElementStory = ended('revoked')
export const Failed: ElementStory = opened({
  answers: [
    answerTo(invitedCalls.look, refusal(503, 'unavailable', 'The service can’t be reached.')),
  ],
})
