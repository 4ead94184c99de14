import { expect } from 'chai'
import { organizationCalls } from '../../src/core/organizations/calls.ts'
import { organizationChoices } from '../../src/core/organizations/list-calls.ts'
import { searchDebounceMs } from '../../src/core/organizations/search.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import type { SessionUser } from '../../src/core/session/user.ts'
import { answerTo, at, type Call, refusal } from '../../stories/support/fake-api.ts'
import type { StoryDeskOptions } from '../../stories/support/fake-desk.ts'
import { choices, personIn, ternCove } from '../../stories/support/fixtures.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { focused, press, type } from '../support/browser/page.ts'
import { type PlacedElement, placeElement } from '../support/browser/place-element.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const search = organizationChoices
const switching = sessionCalls.switchOrganization
const asAdmin = (person: SessionUser): SessionUser => ({ ...person, roles: ['RB admin'] })

const options = (screen: PlacedElement) => [
  ...screen.root.querySelectorAll<HTMLElement>('[role=option]'),
]
const names = (screen: PlacedElement) =>
  options(screen).map(option => option.querySelector('.rd-option-label')?.textContent)
const active = (screen: PlacedElement) => {
  const input = screen.get('[role=combobox]')
  const id = input.getAttribute('aria-activedescendant') ?? ''
  return (input.getRootNode() as ShadowRoot).getElementById(id)?.textContent
}
const switcher = (screen: PlacedElement) => screen.get('.rd-switcher-button')

async function opened(desk: StoryDeskOptions = {}) {
  const screen = await placeElement('organizationSwitcher', desk)
  switcher(screen).focus()
  await press('Enter')
  const input = await waitFor(() => screen.root.querySelector<HTMLInputElement>('[role=combobox]'))
  await waitFor(() => focused() === input, 'focus in the search')
  return { ...screen, input }
}

describe('the organisation switcher', () => {
  it('shows nothing to people with nowhere to switch to', async () => {
    const person = (user: SessionUser): SessionUser => ({ ...user, organizations: [] })
    const screen = await placeElement('organizationSwitcher', { person })
    expect(screen.root.querySelector('button')).to.equal(null)
  })

  it('shows itself to RB admins whose own list is empty', async () => {
    const person = (user: SessionUser): SessionUser => ({ ...asAdmin(user), organizations: [] })
    const screen = await placeElement('organizationSwitcher', { person })
    expect(switcher(screen).textContent).to.equal(ternCove.name)
  })

  it('lists the person’s own organisations by name, the current one marked, and asks nobody', async () => {
    const screen = await opened()
    await waitFor(() => options(screen).length === 4)
    expect(names(screen)[0]).to.equal('Cinder Ridge Volunteer Fire Company')
    const marked = options(screen).filter(option => option.ariaSelected === 'true')
    expect(
      marked.map(option => option.querySelector('.rd-option-label')?.textContent),
    ).to.deep.equal([ternCove.name])
    await type('ÉLOIGNEES')
    await waitFor(() => options(screen).length === 1)
    await expectNoAxeViolationsInFull(screen.element)
  })

  it('searches on the server for RB admins: 100 by name, once, 300 ms after the last key', async () => {
    const calls: Call[] = []
    const screen = await opened({
      person: asAdmin,
      answers: [
        answerTo(search, call => {
          calls.push(call)
          return choices
        }),
      ],
    })
    await waitFor(() => options(screen).length === choices.length)
    const clock = turnedClock(searchDebounceMs)
    await type('cove')
    clock.turn(299)
    expect(calls).to.have.length(1)
    clock.turn(1)
    await waitFor(() => calls.length === 2)
    expect(Object.fromEntries(calls[1]!.query)).to.deep.equal({
      page: '1',
      pageSize: '100',
      sortBy: 'name',
      sortDir: 'asc',
      search: 'cove',
    })
    clock.turn(1_000)
    expect(calls).to.have.length(2)
  })

  it('says when nothing matches, in the words of section 2', async () => {
    const screen = await opened()
    expect(screen.input.placeholder).to.equal('Find an organization')
    await type('zzz')
    const note = await waitFor(() => screen.root.querySelector('.rd-options-note:not(:empty)'))
    expect(note.textContent).to.equal('No organizations found matching search.')
  })

  it('obeys arrows, Home, End and Enter', async () => {
    const screen = await opened({ answers: [answerTo(switching, 'never')] })
    await waitFor(() => options(screen).length === 4)
    const all = names(screen)
    await press('Home')
    await waitFor(() => active(screen)?.includes(all[0] ?? ''))
    await press('ArrowUp')
    await waitFor(() => active(screen)?.includes(all[3] ?? ''))
    await press('ArrowDown', 'ArrowDown')
    await waitFor(() => active(screen)?.includes(all[1] ?? ''))
    await press('End', 'ArrowUp')
    await waitFor(() => active(screen)?.includes(all[2] ?? ''))
    await press('Enter')
    await waitFor(() => switcher(screen).getAttribute('aria-busy') === 'true')
    expect(switcher(screen).textContent).to.equal(all[2])
  })

  it('closes on Escape and gives the focus back', async () => {
    const screen = await opened()
    await press('Escape')
    await waitFor(() => focused() === switcher(screen), 'focus on the button')
    expect(screen.root.querySelector('[role=combobox]')).to.equal(null)
  })

  it('says what failed in a red alert that can be dismissed, and tries again', async () => {
    let broken = true
    const screen = await opened({
      person: asAdmin,
      answers: [
        answerTo(search, () =>
          broken ? refusal(500, 'unexpected', 'The search is being rebuilt.') : choices,
        ),
      ],
    })
    const alert = await waitFor(() => screen.root.querySelector('[role=alert]'))
    expect(alert.textContent).to.equal('The search is being rebuilt. (unexpected)')
    await expectNoAxeViolationsInFull(screen.element)
    alert.querySelector('button')?.click()
    await waitFor(() => screen.root.querySelector('[role=alert]') === null)
    broken = false
    screen.get('.rd-options-failure .rd-button').click()
    await waitFor(() => options(screen).length === choices.length)
  })

  it('embedded, follows the other organisation without a reload and keeps the focus', async () => {
    const other = { ...ternCove, id: choices[5]!.id, name: choices[5]!.name }
    const screen = await opened({
      answers: [
        answerTo(switching, {
          token: 'test-token-of-twenty-letters',
          expiresAt: '2036-11-20T12:00:00Z',
          user: personIn(other, 'account owner'),
        }),
        answerTo(at(organizationCalls.get, { id: other.id }), other),
      ],
    })
    await waitFor(() => options(screen).length === 4)
    await press('Home', 'Enter')
    await waitFor(() => screen.root.querySelector('.rd-switcher-name')?.textContent === other.name)
    expect(screen.desk.$organization.get()?.id).to.equal(other.id)
    await waitFor(() => focused() === switcher(screen), 'focus on the button')
  })

  it('says in a modal titled Error why it could not switch, and gives the focus back', async () => {
    const screen = await opened({
      answers: [answerTo(switching, refusal(403, 'other-organization', 'Not for you.'))],
    })
    await waitFor(() => options(screen).length === 4)
    await press('Home', 'Enter')
    const dialog = await waitFor(() => screen.root.querySelector('dialog'))
    expect(dialog.matches(':modal')).to.equal(true)
    const title = (dialog.getRootNode() as ShadowRoot).getElementById(
      dialog.getAttribute('aria-labelledby') ?? '',
    )
    expect(title?.textContent).to.equal('Error')
    expect(dialog.textContent).to.include('Not for you. (other-organization)')
    await expectNoAxeViolationsInFull(screen.element)
    await press('Escape')
    await waitFor(() => screen.root.querySelector('dialog') === null)
    await waitFor(() => focused() === switcher(screen), 'focus on the button')
    expect(switcher(screen).textContent).to.equal(ternCove.name)
  })
})
