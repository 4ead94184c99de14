import { expect } from 'chai'
import { passkeyCalls } from '../../src/core/passkeys/passkey.ts'
import { profileCalls } from '../../src/core/profile/profile.ts'
import { profileViewOf } from '../../src/core/profile/profile-view.ts'
import { secondFactorCalls } from '../../src/core/second-factor/calls.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { userOf } from '../../src/core/session/session.ts'
import { sampleProfile, sampleSessions } from '../../stories/profile/sample-profile.ts'
import { answerTo, refusal } from '../../stories/support/fake-api.ts'
import { storyWorld } from '../../stories/support/fake-desk.ts'
import { personIn, ternCove } from '../../stories/support/fixtures.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { savedFiles } from '../support/browser/saved-files.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const challenge = 'rdc_of-a-test-and-long-enough'
const signedIn = {
  token: 'fake-token-of-twenty-letters',
  expiresAt: '2099-01-01T00:00:00Z',
  user: personIn(ternCove, 'account owner'),
}

async function openLogin() {
  const { desk, api } = storyWorld(usualGlobals, {
    kind: 'standalone',
    session: 'anonymous',
    answers: [
      answerTo(sessionCalls.signIn, { challenge, expiresAt: '2099-01-01T00:00:00Z' }),
      answerTo(secondFactorCalls.signIn, signedIn),
      answerTo(passkeyCalls.offered, { rpId: 'localhost', known: [] }),
    ],
  })
  const root = await placed('login', desk)
  await waitFor(() => root.dataset.state === 'ready')
  const { find, ...look } = lookIn(root)
  ;(await find('input[type="email"]')).focus()
  await type('eva.muise@example.org')
  ;(await find('input[type="password"]')).focus()
  await type('Harbour50')
  await press('Enter')
  const code = await find<HTMLInputElement>('input[autocomplete="one-time-code"]')
  await waitFor(() => (root.getRootNode() as ShadowRoot).activeElement === code)
  return { desk, api, root, find, code, ...look }
}

describe('the second step of login', () => {
  it('asks for a code with the focus in its field, keeps a wrong one, and signs in by a right one', async () => {
    const { api, desk, code, says } = await openLogin()
    api.answer(
      secondFactorCalls.signIn,
      refusal(422, 'code-wrong', 'This code is not right.', { field: 'code' }),
    )
    await type('123 456')
    await press('Enter')
    await says('This code is not right.')
    expect(code.value).to.equal('123 456')
    api.answer(secondFactorCalls.signIn, signedIn)
    await press('Enter')
    await waitFor(() => userOf(desk.session.$session.get()) !== null)
    expect(api.asked(secondFactorCalls.signIn)[0]?.body).to.deep.equal({
      challenge,
      code: '123 456',
    })
  })

  inFull('begins anew once the challenge is over, and says why', async () => {
    const { api, find, says } = await openLogin()
    api.answer(secondFactorCalls.signIn, refusal(401, 'second-step-over', 'This took too long.'))
    await type('123456')
    await press('Enter')
    await says('This took too long.')
    await find('input[type="password"]')
  })
})

describe('a second factor that a role needs', () => {
  it('is all that their profile shows before it is set up; then they go on', async () => {
    const required = { ...sampleProfile, secondFactorRequiredBy: [ternCove.name] }
    const { desk, api } = storyWorld(usualGlobals, {
      kind: 'standalone',
      person: person => ({ ...person, secondFactorNeeded: true }),
      answers: [answerTo(profileCalls.get, required)],
    })
    const root = await placed('profile', desk)
    await waitFor(() => root.dataset.state === 'ready')
    const { button, says } = lookIn(root)
    await says(`${ternCove.name} asks for a second factor`)
    expect(root.textContent).not.to.contain('Current password')
    expect(api.asked(profileCalls.sessions)).to.have.length(0)
    await button('Set up')

    const user = userOf(desk.session.$session.get())
    api.answer(sessionCalls.get, {
      ...personIn(ternCove, 'account owner'),
      ...user,
      secondFactorNeeded: false,
    })
    api.answer(profileCalls.get, { ...required, secondFactor: true })
    profileViewOf(desk, user?.id ?? '').reload()
    await waitFor(() => userOf(desk.session.$session.get())?.secondFactorNeeded === false)
  })
})

describe('a second factor of one’s own', () => {
  const saved = savedFiles()

  it('is set up by password and code, and its recovery codes are shown once, others in their place too', async () => {
    const { desk, api } = storyWorld(usualGlobals, {
      kind: 'standalone',
      answers: [
        answerTo(profileCalls.get, sampleProfile),
        answerTo(profileCalls.sessions, [...sampleSessions]),
        answerTo(passkeyCalls.list, []),
        answerTo(secondFactorCalls.begin, {
          key: 'JBSWY3DP',
          address: 'otpauth://totp/a?secret=J',
        }),
        answerTo(secondFactorCalls.confirm, { recoveryCodes: ['HVX23-K7MN9', 'ABCDE-FGHJK'] }),
      ],
    })
    const root = await placed('profile', desk)
    await waitFor(() => root.dataset.state === 'ready')
    const { button, find, scope } = lookIn(root)
    const onButton = (words: string) =>
      waitFor(() => seen(scope.activeElement).includes(words), `the focus on "${words}"`)
    ;(await button('Set up')).focus()
    await press('Enter')
    ;(await find('[role="dialog"] input[autocomplete="current-password"]')).focus()
    await type('Lantern-Harbour-50')
    await press('Enter')
    await find('[role="dialog"] .rd-qr')
    expect(scope.querySelector('[role="dialog"]')?.textContent).to.contain('JBSW Y3DP')
    ;(await find('[role="dialog"] input[autocomplete="one-time-code"]')).focus()
    await type('123456')
    await press('Enter')
    await find('.rd-recovery-codes')
    expect(scope.querySelectorAll('.rd-recovery-codes li')).to.have.length(2)
    await button('Copy recovery codes')
    ;(await button('Save as a file')).click()
    expect(saved[0]?.name).to.match(/^Raffle Desk recovery codes \d{4}-\d\d-\d\d\.txt$/)
    const lines = (await saved[0]?.text())?.split('\r\n') ?? []
    expect(lines[0]).to.equal('Recovery codes of Raffle Desk')
    expect(lines[1]).to.match(new RegExp(`^For ${sampleProfile.email}, made on \\w+ \\d+, \\d{4}$`))
    expect(lines.slice(-4)).to.deep.equal(['', 'HVX23-K7MN9', 'ABCDE-FGHJK', ''])
    api.answer(profileCalls.get, { ...sampleProfile, secondFactor: true, recoveryCodesLeft: 10 })
    ;(await button('I have kept them')).focus()
    await press('Enter')
    await onButton('Remove')
    expect(scope.textContent).to.contain('10 recovery codes left')

    api.answer(secondFactorCalls.renewCodes, { recoveryCodes: ['QRSTU-VWXYZ'] })
    ;(await button('Make new codes')).focus()
    await press('Enter')
    ;(await find('[role="dialog"] input[autocomplete="current-password"]')).focus()
    await type('Lantern-Harbour-50')
    ;(await find('[role="dialog"] input[autocomplete="one-time-code"]')).focus()
    await type('654321')
    await press('Enter')
    await find('.rd-recovery-codes')
    expect(scope.querySelector('.rd-recovery-codes')?.textContent).to.equal('QRSTU-VWXYZ')
    await press('Escape')
    ;(await button('I have kept them')).focus()
    await press('Enter')
    await waitFor(() => scope.querySelector('[role="dialog"]') === null)
    await onButton('Make new codes')
    expect(api.asked(secondFactorCalls.renewCodes)[0]?.body).to.deep.equal({
      password: 'Lantern-Harbour-50',
      code: '654321',
    })

    api.answer(secondFactorCalls.remove, undefined)
    ;(await button('Remove')).focus()
    await press('Enter')
    ;(await find('[role="dialog"] input[autocomplete="current-password"]')).focus()
    await type('Lantern-Harbour-50')
    ;(await find('[role="dialog"] input[autocomplete="one-time-code"]')).focus()
    await type('765432')
    await button('Keep the second factor')
    api.answer(profileCalls.get, sampleProfile)
    await press('Enter')
    await onButton('Set up')
  })

  inFull(
    'that a role needs can’t be removed once it is set up: the focus is in the line of its codes then',
    async () => {
      const required = { ...sampleProfile, secondFactorRequiredBy: [ternCove.name] }
      const { desk, api } = storyWorld(usualGlobals, {
        kind: 'standalone',
        answers: [
          answerTo(profileCalls.get, required),
          answerTo(profileCalls.sessions, [...sampleSessions]),
          answerTo(passkeyCalls.list, []),
          answerTo(secondFactorCalls.begin, { key: 'JBSWY3DP', address: 'otpauth://totp/a' }),
          answerTo(secondFactorCalls.confirm, { recoveryCodes: ['HVX23-K7MN9'] }),
        ],
      })
      const root = await placed('profile', desk)
      await waitFor(() => root.dataset.state === 'ready')
      const { button, find, scope } = lookIn(root)
      ;(await button('Set up')).focus()
      await press('Enter')
      ;(await find('[role="dialog"] input[autocomplete="current-password"]')).focus()
      await type('Lantern-Harbour-50')
      await press('Enter')
      ;(await find('[role="dialog"] input[autocomplete="one-time-code"]')).focus()
      await type('123456')
      await press('Enter')
      api.answer(profileCalls.get, { ...required, secondFactor: true, recoveryCodesLeft: 10 })
      ;(await button('I have kept them')).focus()
      await press('Enter')
      await waitFor(() => seen(scope.activeElement) === 'Make new codes', 'the focus on its codes')
    },
  )
})
