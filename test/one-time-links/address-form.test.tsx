/** The forms that ask for a link by an address: to choose another password, and to verify a sign-up's. */
import { expect } from 'chai'
import { focusedElement } from '../../src/core/focus.ts'
import { resetCalls } from '../../src/core/one-time-links/reset-calls.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { verificationCalls } from '../../src/core/sign-up/calls.ts'
import { answerTo } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { personIn, ternCove } from '../../stories/support/fixtures.ts'
import { placed } from '../dashboard/placed.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const signedIn = {
  token: 'test-token-of-twenty-letters',
  expiresAt: '2036-11-20T12:00:00Z',
  user: personIn(ternCove, 'account owner'),
}

async function open() {
  const { desk, api, setSession } = fakeDesk({
    session: 'anonymous',
    kind: 'standalone',
    answers: [
      answerTo(resetCalls.request, undefined),
      answerTo(verificationCalls.request, undefined),
      answerTo(sessionCalls.signIn, signedIn),
    ],
  })
  await desk.start()
  return { desk, api, setSession }
}
const field = (root: HTMLElement) =>
  waitFor(() => root.querySelector<HTMLInputElement>('[name=email]'), 'the address')

const pages = [
  ['forgotPassword', resetCalls.request],
  ['verifyEmail', verificationCalls.request],
] as const

describe('an address that a link is asked for', () => {
  for (const [name, call] of pages)
    it(`stands there again for whoever tries another one: ${name}`, async () => {
      const { desk, api } = await open()
      const root = await placed(name, desk)
      ;(await field(root)).focus()
      await type('eva.muise@exampel.org')
      await press('Enter')
      ;(await lookIn(root).button('Try another address')).click()
      expect((await field(root)).value).to.equal('eva.muise@exampel.org')
      expect(api.asked<typeof call>(call)).to.have.length(1)
    })

  for (const [name, call] of pages)
    it(`is sent its link again, each time after a minute, as another request: ${name}`, async () => {
      const { desk, api } = await open()
      const root = await placed(name, desk)
      ;(await field(root)).focus()
      await type('eva.muise@example.org')
      const clock = turnedClock()
      await press('Enter')
      for (const times of [2, 3]) {
        await waitFor(() => root.textContent?.includes('Send again in 60 s'), 'the countdown')
        await waitFor(() => {
          clock.turn(60_000)
          return root.textContent?.includes('Send the link again')
        }, 'the end of it')
        ;(await lookIn(root).button('Send the link again')).click()
        await waitFor(() => api.asked<typeof call>(call).length === times, `${times} requests`)
      }
      const asked = api.asked<typeof call>(call)
      expect(asked.map(({ body }) => body.email)).to.deep.equal(
        Array(3).fill('eva.muise@example.org'),
      )
      expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).to.equal(3)
    })

  it('stands there again for whoever left for login before it was sent, and goes with the page', async () => {
    const { desk } = await open()
    const root = await placed('forgotPassword', desk)
    ;(await field(root)).focus()
    await type('eva.m')
    const again = await placed('forgotPassword', desk)
    expect((await field(again)).value).to.equal('eva.m')
    const other = await placed('forgotPassword', (await open()).desk)
    expect((await field(other)).value).to.equal('')
  })

  for (const [name] of pages)
    it(`stands there already for whoever typed it at login: ${name}`, async () => {
      const { desk } = await open()
      const login = await placed('login', desk)
      login.querySelector<HTMLInputElement>('[name=username]')?.focus()
      await type('eva.muise@example.org')
      expect((await field(await placed(name, desk))).value).to.equal('eva.muise@example.org')
    })

  it('is forgotten where somebody signs in in another tab, though login isn’t open here', async () => {
    const { desk, setSession } = await open()
    const root = await placed('forgotPassword', desk)
    ;(await field(root)).focus()
    await type('eva.muise@example.org')
    setSession({ state: 'signed-in', user: signedIn.user })
    setSession({ state: 'anonymous' })
    expect((await field(await placed('forgotPassword', desk))).value).to.equal('')
  })

  it('stands at login, too, for whoever goes back', async () => {
    const { desk } = await open()
    const root = await placed('forgotPassword', desk)
    ;(await field(root)).focus()
    await type('eva.muise@example.org')
    const login = await placed('login', desk)
    const typed = await waitFor(
      () => login.querySelector<HTMLInputElement>('[name=username]'),
      'the address',
    )
    expect(typed.value).to.equal('eva.muise@example.org')
  })

  it('is forgotten once somebody is signed in: the next one at this machine is perhaps another', async () => {
    const { desk } = await open()
    const login = await placed('login', desk)
    login.querySelector<HTMLInputElement>('[name=username]')?.focus()
    await type('eva.muise@example.org')
    login.querySelector<HTMLInputElement>('[name=password]')?.focus()
    await type('Lantern-Harbour-50')
    await press('Enter')
    await waitFor(() => desk.session.$session.get().state === 'signed-in', 'signed in')
    expect((await field(await placed('forgotPassword', desk))).value).to.equal('')
  })
})

describe('the focus', () => {
  for (const [name, attributes] of [
    ['verifyEmail', { token: 'unknown' }],
    ['resetPassword', { token: 'unknown' }],
    ['inviteUser', { token: 'unknown' }],
  ] as const)
    it(`is on the heading of what came of a link that is not ours: ${name}`, async () => {
      const root = await placed(name, (await open()).desk, attributes)
      await waitFor(() => focusedElement() === root.querySelector('h1'), 'the heading')
    })

  it('is on the heading that says where a link was sent', async () => {
    const { desk } = await open()
    const root = await placed('forgotPassword', desk)
    ;(await field(root)).focus()
    await type('eva.muise@example.org')
    await press('Enter')
    await lookIn(root).button('Try another address')
    await waitFor(() => focusedElement() === root.querySelector('h1'), 'the heading')
  })
})
