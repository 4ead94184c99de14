import { expect, userEvent, waitFor } from 'storybook/test'
import type { EndedState } from '../../src/core/one-time-links/looked-at.ts'
import { signUpCalls } from '../../src/core/sign-up/calls.ts'
import { forgetSignUpDraft } from '../../src/core/sign-up/draft.ts'
import { type Answers, answerTo, refusal } from '../support/fake-api.ts'
import { fillIn } from '../support/fill-in.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('signUp'), beforeEach: forgetSignUpDraft }
export default meta

const answered = (...answers: Answers) => onDesk({ session: 'anonymous', answers })

async function chosen(canvasElement: HTMLElement, country: 'CA' | 'US') {
  const screen = await inside(canvasElement)
  const select = await screen.findByRole('combobox', { name: 'Country' })
  await userEvent.selectOptions(select, country)
  return screen
}

async function filled(canvasElement: HTMLElement) {
  const screen = await chosen(canvasElement, 'CA')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Province' }), 'NS')
  await userEvent.click(await screen.findByRole('checkbox'))
  await fillIn(screen.root, {
    'Name of the organization': 'Gull Rock Animal Rescue',
    'Charity number': '118800000RR0001',
    'Your name': 'Eva Muise',
    'Email address': 'eva.muise@example.org',
    Password: 'Harbour50',
  })
  return screen
}

export const CountryFirst: ElementStory = usual(answered())

export const InCanada: ElementStory = {
  ...answered(),
  async play({ canvasElement }) {
    const { findByRole } = await chosen(canvasElement, 'CA')
    await expect(await findByRole('combobox', { name: 'Province' })).toBeVisible()
  },
}

export const InTheUnitedStates: ElementStory = {
  ...answered(),
  async play({ canvasElement }) {
    const { findByRole } = await chosen(canvasElement, 'US')
    await expect(await findByRole('combobox', { name: 'State' })).toBeVisible()
  },
}

export const Incomplete: ElementStory = {
  ...answered(),
  async play({ canvasElement }) {
    const { root, findByRole } = await chosen(canvasElement, 'CA')
    await userEvent.click(await findByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(8))
  },
}

export const Sent: ElementStory = {
  ...answered(answerTo(signUpCalls.signUp, undefined)),
  async play({ canvasElement }) {
    const { findByRole } = await filled(canvasElement)
    await expect(
      await findByRole('heading', { level: 1, name: 'Confirm your email address' }),
    ).toBeVisible()
  },
}

export const TooMany: ElementStory = {
  ...answered(
    answerTo(
      signUpCalls.signUp,
      refusal(429, 'too-many-attempts', 'Too many attempts.', {
        headers: { 'retry-after': '1800' },
      }),
    ),
  ),
  async play({ canvasElement }) {
    const { findByRole } = await filled(canvasElement)
    await expect(await findByRole('alert')).toHaveTextContent('30 minutes')
  },
}

/** Of the shape that links have; it opens nothing. */
const token = `rdl_${'a'.repeat(43)}`
const opened = (...answers: Answers): ElementStory => ({ ...answered(...answers), args: { token } })
const returned = answerTo(signUpCalls.lookToMend, {
  data: {
    state: 'good',
    about: {
      country: 'US',
      province: 'ND',
      organizationName: 'Prairie Lamplighters',
      charityNumber: '123456789',
      name: 'Nadia Okafor',
      email: 'nadia.okafor@example.org',
      reason: 'The EIN is that of another charity.',
    },
  },
})
const ended = (state: EndedState) => opened(answerTo(signUpCalls.lookToMend, { data: { state } }))

export const SentBack: ElementStory = opened(returned)

export const Mended: ElementStory = {
  ...opened(returned, answerTo(signUpCalls.mend, undefined)),
  async play({ canvasElement }) {
    const { findByRole } = await inside(canvasElement)
    await userEvent.click(await findByRole('button', { name: 'Send again' }))
    await expect(await findByRole('heading', { level: 1, name: /on its way again/ })).toBeVisible()
  },
}

export const MendedAlready: ElementStory = ended('used')
export const MendExpired: ElementStory = ended('expired')
export const MendRevoked: ElementStory = ended('revoked')
export const MendUnknown: ElementStory = ended('unknown')
export const MendFailed: ElementStory = opened(
  answerTo(signUpCalls.lookToMend, refusal(503, 'unavailable', 'The service can’t be reached.')),
)
