import { expect } from 'storybook/test'
import type { EndedState } from '../../src/core/one-time-links/looked-at.ts'
import { resetCalls } from '../../src/core/one-time-links/reset-calls.ts'
import { type Answers, answerTo, refusal } from '../support/fake-api.ts'
import { fillIn } from '../support/fill-in.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('resetPassword') }
export default meta

/** Of the shape that links have; it opens nothing. */
const token = `rdl_${'a'.repeat(43)}`

const opened = (...answers: Answers): ElementStory => ({
  ...onDesk({ session: 'anonymous', answers }),
  args: { token },
})
const good = answerTo(resetCalls.look, {
  data: { state: 'good', about: { email: 'eva.muise@example.org' } },
})
const ended = (state: EndedState) => opened(answerTo(resetCalls.look, { data: { state } }))

export const Good: ElementStory = usual(opened(good))

/** The rule is shown as it is met. */
export const TooWeak: ElementStory = {
  ...opened(good),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await fillIn(root, { 'New password': 'harbour' })
    await expect(root.querySelectorAll('[data-met]')).toHaveLength(1)
    await expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
  },
}

export const Done: ElementStory = {
  ...opened(good, answerTo(resetCalls.use, undefined)),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await fillIn(root, { 'New password': 'Harbour50' })
    await expect(await findByRole('heading', { level: 1, name: /is set/ })).toBeVisible()
  },
}

export const Used: ElementStory = ended('used')
export const Expired: ElementStory = ended('expired')
export const Revoked: ElementStory = ended('revoked')
export const Unknown: ElementStory = ended('unknown')
export const Checking: ElementStory = opened(answerTo(resetCalls.look, 'never'))
export const Failed: ElementStory = opened(
  answerTo(resetCalls.look, refusal(503, 'unavailable', 'The service can’t be reached.')),
)
