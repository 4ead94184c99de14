import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { organizationChoices } from '../../src/core/organizations/list-calls.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import type { OrganizationChoice, SessionUser } from '../../src/core/session/user.ts'
import { answerTo, type Call, refusal } from '../support/fake-api.ts'
import { aileDuNord, choices, hundredChoices } from '../support/fixtures.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('organizationSwitcher') }
export default meta

const search = organizationChoices

function asAdmin(person: SessionUser): SessionUser {
  return { ...person, roles: ['RB admin'] }
}

function matching(all: readonly OrganizationChoice[]) {
  return ({ query }: Call) => {
    const wanted = (query.get('search') ?? '').toLowerCase()
    return all.filter(({ name }) => name.toLowerCase().includes(wanted))
  }
}

async function opened(canvasElement: HTMLElement) {
  const screen = await inside(canvasElement)
  const button = await waitFor(() => {
    const found = screen.root.querySelector<HTMLElement>('.rd-switcher-button')
    if (!found) throw new Error('no switcher')
    return found
  })
  await userEvent.click(button)
  return { ...screen, button, input: await screen.findByRole('combobox') }
}

export const Closed: ElementStory = usual({})

export const LongFrenchName: ElementStory = onDesk({ organization: aileDuNord })

export const OwnOrganizations: ElementStory = {
  async play({ canvasElement }) {
    const { findAllByRole } = await opened(canvasElement)
    await expect(await findAllByRole('option')).toHaveLength(4)
  },
}

export const EveryOrganization: ElementStory = {
  ...onDesk({ person: asAdmin, answers: [answerTo(search, matching(choices))] }),
  async play({ canvasElement }) {
    const { findAllByRole } = await opened(canvasElement)
    await expect(await findAllByRole('option')).toHaveLength(choices.length)
  },
}

export const MoreThanAPage: ElementStory = {
  ...onDesk({ person: asAdmin, answers: [answerTo(search, matching(hundredChoices))] }),
  async play({ canvasElement }) {
    const { findByText } = await opened(canvasElement)
    await findByText(/100/, { selector: '.rd-options-note' })
  },
}

export const NoMatch: ElementStory = {
  async play({ canvasElement }) {
    const { input, root } = await opened(canvasElement)
    // Typing by userEvent doesn't reach a controlled input in a shadow root.
    await fireEvent.input(input, { target: { value: 'zzz' } })
    await waitFor(() => expect(root.querySelector('.rd-options-note')).not.toBeEmptyDOMElement())
  },
}

export const Searching: ElementStory = {
  ...onDesk({ person: asAdmin, answers: [answerTo(search, 'never')] }),
  async play({ canvasElement }) {
    await opened(canvasElement)
  },
}

export const SearchFailed: ElementStory = {
  ...onDesk({
    person: asAdmin,
    answers: [answerTo(search, refusal(500, 'unexpected', 'The search is being rebuilt.'))],
  }),
  async play({ canvasElement }) {
    const { findByRole } = await opened(canvasElement)
    await findByRole('alert')
  },
}

const switching = sessionCalls.switchOrganization

async function chosen(canvasElement: HTMLElement) {
  const screen = await opened(canvasElement)
  const options = await screen.findAllByRole('option')
  const other = options.find(option => option.getAttribute('aria-selected') === 'false')
  if (!other) throw new Error('no other organisation')
  await userEvent.click(other)
  return screen
}

export const Switching: ElementStory = {
  ...onDesk({ answers: [answerTo(switching, 'never')] }),
  async play({ canvasElement }) {
    const { button } = await chosen(canvasElement)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const SwitchFailed: ElementStory = {
  ...onDesk({
    answers: [
      answerTo(switching, refusal(403, 'other-organization', 'You may not work here any more.')),
    ],
  }),
  async play({ canvasElement }) {
    const { findByRole } = await chosen(canvasElement)
    await findByRole('alertdialog')
  },
}

export const NowhereToSwitchTo: ElementStory = onDesk({
  person: person => ({ ...person, roles: ['account owner'], organizations: [] }),
})
