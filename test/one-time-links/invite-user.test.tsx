import { expect } from 'chai'
import { focusedElement } from '../../src/core/focus.ts'
import { invitedCalls } from '../../src/core/one-time-links/invitation-calls.ts'
import { organizationCalls } from '../../src/core/organizations/calls.ts'
import { userOf } from '../../src/core/session/session.ts'
import { keepPreference } from '../../src/core/shell/preferences.ts'
import { answerTo } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed } from '../dashboard/placed.ts'
import { press, type } from '../support/browser/page.ts'
import { nextFrame, waitFor } from '../support/browser/wait-for.ts'

const token = `rdl_${'a'.repeat(43)}`
const invited = {
  email: 'noor.haddad@example.org',
  name: 'Noor Haddad',
  organizationName: 'Fondation de l’Aile-du-Nord',
  hasAccount: false,
  language: 'fr',
} as const

async function open(kind: 'standalone' | 'host') {
  const { desk, api } = fakeDesk({
    session: 'anonymous',
    kind,
    answers: [
      answerTo(invitedCalls.look, { data: { state: 'good', about: invited } }),
      answerTo(invitedCalls.accept, undefined),
    ],
  })
  await desk.start()
  const root = await placed('inviteUser', desk, { token })
  await waitFor(() => root.querySelector('[name=password]'), 'the form')
  return { desk, api, root }
}

describe('an invitation’s page', () => {
  afterEach(() => localStorage.removeItem('raffle-desk.preferences'))

  it('is in the language of its email, and so is what follows', async () => {
    const { desk, root } = await open('standalone')
    await waitFor(() => root.textContent?.includes('Mot de passe'), 'French')
    expect(desk.$locale.get()).to.equal('fr')
    expect(localStorage.getItem('raffle-desk.preferences'), 'no choice of theirs').to.equal(null)
  })

  it('stays in the language that was chosen in this browser', async () => {
    keepPreference({ locale: 'en' })
    const { desk } = await open('standalone')
    expect(desk.$locale.get()).to.equal('en')
  })

  it('stays in its host’s language', async () => {
    const { desk } = await open('host')
    expect(desk.$locale.get()).to.equal('en')
  })

  it('stays as it is once the organization of whoever is signed in comes', async () => {
    const { desk, api } = fakeDesk({ kind: 'standalone' })
    const { email } = userOf(desk.session.$session.get()) ?? {}
    const about = { ...invited, email: email ?? '', hasAccount: true }
    api.answer(invitedCalls.look, { data: { state: 'good', about } })
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    api.through(async (call, prepared) => {
      if (call === organizationCalls.get) await released
      return prepared()
    })
    const started = desk.start()
    const root = await placed('inviteUser', desk, { token })
    const button = await waitFor(() => root.querySelector('button'), 'its button')
    expect(desk.$subject.get(), 'the organization is on its way').to.equal(null)
    release()
    await started
    expect(desk.$subject.get()).not.to.equal(null)
    await nextFrame()
    expect(root.querySelector('button')).to.equal(button)
    expect(api.asked(invitedCalls.look).length).to.equal(1)
  })

  for (const chosen of [undefined, 'en'] as const)
    it(`is accepted with the language that was chosen in this browser, and ends with the focus on its heading: ${chosen}`, async () => {
      if (chosen) keepPreference({ locale: chosen })
      const { api, root } = await open('standalone')
      await waitFor(() => chosen || root.textContent?.includes('Mot de passe'), 'its language')
      await waitFor(() => focusedElement() === root.querySelector('[name=name]'), 'the form')
      await press('Tab')
      await type('Lantern-Harbour-50')
      await press('Enter')
      await waitFor(() => !root.querySelector('form'), 'accepted')
      expect(api.asked(invitedCalls.accept)[0]?.body).to.deep.equal({
        token,
        name: invited.name,
        password: 'Lantern-Harbour-50',
        ...(chosen && { language: chosen }),
      })
      await waitFor(() => focusedElement() === root.querySelector('h1'), 'the heading')
    })
})
