import { expect } from 'chai'
import { profileCalls } from '../../src/core/profile/profile.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { sampleProfile, sampleSessions } from '../../stories/profile/sample-profile.ts'
import { answerTo, refusal } from '../../stories/support/fake-api.ts'
import { storyWorld } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed } from '../dashboard/placed.ts'
import { goesTo, lookIn } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open() {
  const { desk, api } = storyWorld(usualGlobals, {
    kind: 'standalone',
    answers: [
      answerTo(profileCalls.get, sampleProfile),
      answerTo(profileCalls.sessions, [...sampleSessions]),
      answerTo(profileCalls.change, { ...sampleProfile, name: 'Eva Muise-Roy', version: 4 }),
      answerTo(profileCalls.changePassword, undefined),
      answerTo(profileCalls.endSession, undefined),
      answerTo(profileCalls.endSessions, { ended: 3 }),
    ],
  })
  const root = await placed('profile', desk)
  await waitFor(() => root.dataset.state === 'ready')
  return { api, desk, root, ...lookIn(root) }
}

describe('what somebody sets about themselves', () => {
  it('sends what was changed with its version, and has the session told of it', async () => {
    const { api, find, button } = await open()
    ;(await button('Edit profile')).click()
    ;(await find('[role="dialog"] input[name="name"]')).focus()
    await press('End')
    await type('-Roy')
    ;(await button('Save profile')).click()
    await waitFor(() => api.asked(profileCalls.change).length === 1)
    expect(api.asked(profileCalls.change)[0]?.body).to.deep.equal({
      name: 'Eva Muise-Roy',
      version: 3,
    })
    await waitFor(() => api.asked(sessionCalls.get).length > 0)
  })

  it('keeps both passwords as they are typed where the present one is refused, at its field', async () => {
    const { api, button, find, says, scope } = await open()
    api.answer(
      profileCalls.changePassword,
      refusal(422, 'password-wrong', 'This is not your current password.', { field: 'password' }),
    )
    ;(await button('Change password')).click()
    const fill = async (kind: string, text: string) => {
      ;(await find(`[role="dialog"] input[autocomplete="${kind}"]`)).focus()
      await type(text)
    }
    await fill('current-password', 'Lantern-Harbour-51')
    await fill('new-password', 'Quiet-Anchor-77')
    await press('Enter')
    await says('This is not your current password.')
    const fields = [...scope.querySelectorAll<HTMLInputElement>('[role="dialog"] .rd-input')]
    expect(fields.map(({ value }) => value)).to.deep.equal([
      'Lantern-Harbour-51',
      'Quiet-Anchor-77',
    ])
    api.answer(profileCalls.changePassword, undefined)
    await press('Enter')
    await waitFor(() => !scope.querySelector('[role="dialog"]'))
    expect(api.asked(profileCalls.changePassword)).to.have.length(2)
  })

  it('offers no end of the session that asks, and ends another one by its device', async () => {
    const { api, find, scope } = await open()
    ;(await find('[aria-label^="End the session in Safari on iPhone, since"]')).click()
    ;(await find('[role="alertdialog"] button[type="submit"]')).click()
    await waitFor(() => !scope.querySelector('[role="alertdialog"]'))
    expect(api.asked(profileCalls.endSession)[0]?.params).to.deep.equal({
      id: sampleSessions[1]?.id,
    })
    expect(scope.querySelector('button[aria-label*="Firefox"]')).to.equal(null)
    await waitFor(() => api.asked(profileCalls.sessions).length > 1)
  })

  it('goes to logout once it is signed out everywhere', async () => {
    const { button, find, root } = await open()
    const went = goesTo(root)
    ;(await button('Sign out everywhere')).click()
    ;(await find('[role="alertdialog"] button[type="submit"]')).click()
    await waitFor(() => went.length > 0)
    expect(went).to.deep.equal(['/logout'])
  })
})
