import { expect, userEvent, waitFor } from 'storybook/test'
import { passkeyCalls } from '../../src/core/passkeys/passkey.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { answerTo, type Prepared, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('login') }
export default meta

/** Signing in, answered as a story wants it. */
function answered(prepared: Prepared<typeof sessionCalls.signIn>) {
  return onDesk({
    session: 'anonymous',
    answers: [
      answerTo(sessionCalls.signIn, prepared),
      answerTo(passkeyCalls.offered, { rpId: 'localhost', known: ['a-passkey'] }),
    ],
  })
}

async function filledIn(canvasElement: HTMLElement, email: string, password: string) {
  const screen = await inside(canvasElement)
  const [emailField, passwordField] = screen.root.querySelectorAll('input')
  const submit = screen.root.querySelector('button[type=submit]')
  if (!emailField || !passwordField || !submit) throw new Error('The form is not there.')
  await userEvent.type(emailField, email)
  await userEvent.type(passwordField, password)
  return { ...screen, submit }
}

async function submitted(canvasElement: HTMLElement) {
  const screen = await filledIn(canvasElement, 'eva.muise@example.org', 'Harbour50')
  await userEvent.click(screen.submit)
  return screen
}

export const Idle: ElementStory = usual(onDesk({ session: 'anonymous' }))

export const Invalid: ElementStory = {
  ...onDesk({ session: 'anonymous' }),
  async play({ canvasElement }) {
    const { root } = await filledIn(canvasElement, 'eva.muise', 'harbour')
    await expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(2)
  },
}

export const Busy: ElementStory = {
  ...answered('never'),
  async play({ canvasElement }) {
    const { submit } = await submitted(canvasElement)
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: ElementStory = {
  ...answered(refusal(401, 'sign-in-failed', 'The email address or the password is wrong.')),
  async play({ canvasElement }) {
    const { findByRole } = await submitted(canvasElement)
    await expect(await findByRole('alert')).toHaveTextContent('sign-in-failed')
  },
}

/** The password was right, and their account has a second factor. */
export const SecondStep: ElementStory = {
  ...answered({ challenge: 'rdc_of-a-story-and-long-enough', expiresAt: '2099-01-01T00:00:00Z' }),
  async play({ canvasElement }) {
    const { root } = await submitted(canvasElement)
    await waitFor(() =>
      expect(root.querySelector('input[autocomplete="one-time-code"]')).not.toBeNull(),
    )
  },
}

export const TooManyAttempts: ElementStory = {
  ...answered(
    refusal(429, 'too-many', 'Too many attempts.', { headers: { 'retry-after': '540' } }),
  ),
  async play({ canvasElement }) {
    const { findByRole } = await submitted(canvasElement)
    await expect(await findByRole('alert')).toHaveTextContent('9 minutes')
  },
}
