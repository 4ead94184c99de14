import { expect, waitFor } from 'storybook/test'
import { resetCalls } from '../../src/core/one-time-links/reset-calls.ts'
import { answerTo, type Prepared, refusal } from '../support/fake-api.ts'
import { fillIn } from '../support/fill-in.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('forgotPassword') }
export default meta

const answered = (prepared: Prepared<typeof resetCalls.request>) =>
  onDesk({ session: 'anonymous', answers: [answerTo(resetCalls.request, prepared)] })

async function sent(canvasElement: HTMLElement) {
  const screen = await inside(canvasElement)
  await fillIn(screen.root, { 'Email address': 'eva.muise@example.org' })
  return screen
}

export const Idle: ElementStory = usual(onDesk({ session: 'anonymous' }))

export const Sent: ElementStory = {
  ...answered(undefined),
  async play({ canvasElement }) {
    const { root } = await sent(canvasElement)
    await waitFor(() => expect(root).toHaveTextContent('eva.muise@example.org'))
  },
}

export const TooMany: ElementStory = {
  ...answered(
    refusal(429, 'too-many-attempts', 'Too many attempts.', { headers: { 'retry-after': '1800' } }),
  ),
  async play({ canvasElement }) {
    const { findByRole } = await sent(canvasElement)
    await expect(await findByRole('alert')).toHaveTextContent('30 minutes')
  },
}
