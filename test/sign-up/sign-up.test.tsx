import { expect } from 'chai'
import { focusedElement } from '../../src/core/focus.ts'
import { signUpCalls, verificationCalls } from '../../src/core/sign-up/calls.ts'
import {
  forgetSentSignUp,
  forgetSignUpDraft,
  keepSentSignUp,
  readSentSignUp,
} from '../../src/core/sign-up/draft.ts'
import { answerTo, refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const token = `rdl_${'a'.repeat(43)}`

async function open() {
  const { desk, api } = fakeDesk({
    session: 'anonymous',
    answers: [
      answerTo(signUpCalls.signUp, undefined),
      answerTo(verificationCalls.request, undefined),
    ],
  })
  await desk.start()
  const root = await placed('signUp', desk)
  const control = (name: string) =>
    waitFor(() => root.querySelector<HTMLInputElement>(`[name=${name}]`), name)
  async function enter(name: string, text: string) {
    ;(await control(name)).focus()
    await type(text)
  }
  /** As a person chooses from a list by its first letters. */
  async function choose(name: string, text: string) {
    ;(await control(name)).focus()
    await type(text)
    await waitFor(async () => (await control(name)).value !== '', `${name} chosen`)
  }
  const close = () => {
    ;(root.getRootNode() as ShadowRoot).host.remove()
    desk.destroy()
  }
  return { api, root, control, enter, choose, close, ...lookIn(root) }
}

async function filled() {
  const screen = await open()
  await screen.choose('country', 'Canada')
  await screen.choose('province', 'Nova')
  await screen.enter('organizationName', 'Gull Rock Rescue')
  await screen.enter('charityNumber', '11880 0000-rr0001')
  await screen.enter('name', 'Eva Muise')
  await screen.enter('email', 'eva@gullrock.example')
  await screen.enter('password', 'harbourS50')
  ;(await screen.control('consent')).focus()
  await press('Space')
  return screen
}

describe('signing an organization up', () => {
  afterEach(() => {
    forgetSignUpDraft()
    forgetSentSignUp()
  })

  it('asks for the country first, and what it calls its charities; another country takes the province away', async () => {
    const { root, choose, enter, control, says, close } = await open()
    expect(root.querySelectorAll('input, select').length).to.equal(1)
    await choose('country', 'Canada')
    await says('12345 6789 RR0001')
    await choose('province', 'Nova')
    await enter('charityNumber', '12-3456789')
    await waitFor(() => root.textContent?.includes('RR and four digits'))
    ;(await control('country')).focus()
    await type('United')
    await says('State')
    expect((await control('province')).value).to.equal('')
    expect(root.textContent).not.to.contain('RR and four digits')
    close()
  })

  inFull('keeps what was typed over a reload, but for the password', async () => {
    const first = await filled()
    first.close()
    const { control, close } = await open()
    expect((await control('organizationName')).value).to.equal('Gull Rock Rescue')
    expect((await control('consent')).checked).to.equal(true)
    expect((await control('password')).value).to.equal('')
    expect(JSON.stringify({ ...sessionStorage })).not.to.contain('harbourS50')
    close()
  })

  it('goes on waiting for its email after a reload, for what is left of the minute', async () => {
    keepSentSignUp('eva@gullrock.example')
    const { says, close } = await open()
    await says('eva@gullrock.example')
    await says('Send again in')
    close()
    await waitFor(() => readSentSignUp() === null, 'forgotten by whoever goes elsewhere')
  })

  it('is sent once more under its key after a lost network, and then leaves no draft', async () => {
    const { api, root, close } = await filled()
    api.goOffline()
    await press('Enter')
    await waitFor(() => root.querySelector('[role=alert]'))
    api.goOnline()
    root.querySelector<HTMLElement>('button[type=submit]')?.focus()
    await press('Enter')
    await waitFor(() => root.querySelector('h1')?.textContent === 'Confirm your email address')
    const sent = api.asked(signUpCalls.signUp)
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).to.equal(1)
    expect(sent.at(-1)?.body).to.deep.equal({
      country: 'CA',
      province: 'NS',
      organizationName: 'Gull Rock Rescue',
      charityNumber: '11880 0000-rr0001',
      name: 'Eva Muise',
      email: 'eva@gullrock.example',
      password: 'harbourS50',
      timeZone: 'America/Halifax',
      language: 'en',
      consent: true,
    })
    expect(JSON.stringify({ ...sessionStorage })).not.to.contain('Gull Rock')
    close()
  })

  inFull(
    'says at its field what the server refuses, and sends the link again after a minute',
    async () => {
      const { api, root, find, control, says, close } = await filled()
      const message = 'This is no charity number of that country.'
      api.answer(
        signUpCalls.signUp,
        refusal(422, 'charity-number', message, { field: 'charityNumber' }),
      )
      await press('Enter')
      await says(message)
      expect((await control('charityNumber')).getAttribute('aria-invalid')).to.equal('true')
      api.answer(signUpCalls.signUp, undefined)
      ;(await find('button[type=submit]')).focus()
      const clock = turnedClock()
      await press('Enter')
      await says('Send again in 60 s')
      // It counts from once it is painted, which its words don't tell.
      await waitFor(() => {
        clock.turn(60_000)
        return root.textContent?.includes('Send the link again')
      }, 'the end of the minute')
      root.querySelector<HTMLButtonElement>('button')?.focus()
      await press('Enter')
      await says('Send again in 60 s')
      expect(api.asked(verificationCalls.request)[0]?.body).to.deep.equal({
        email: 'eva@gullrock.example',
      })
      close()
    },
  )
})

describe('an address that is verified', () => {
  it('is verified by a press and the password of its sign-up; where the link was used meanwhile it says so', async () => {
    const about = { email: 'eva@gullrock.example', organizationName: 'Gull Rock Rescue' }
    const { desk, api } = fakeDesk({
      kind: 'standalone',
      session: 'anonymous',
      answers: [
        answerTo(verificationCalls.look, { data: { state: 'good', about } }),
        answerTo(verificationCalls.use, refusal(409, 'link-used', 'This link was used already.')),
      ],
    })
    await desk.start()
    const root = await placed('verifyEmail', desk, { token })
    const button = await waitFor(() => root.querySelector<HTMLElement>('button[type=submit]'))
    expect(api.asked(verificationCalls.use)).to.deep.equal([])
    api.answer(verificationCalls.look, { data: { state: 'used' } })
    await waitFor(() => focusedElement()?.matches('input[type=password]'), 'the focus')
    await type('Harbour-2026')
    button.focus()
    await press('Enter')
    await waitFor(() => root.textContent?.includes('confirmed already'))
    expect(api.asked(verificationCalls.use)[0]?.body).to.deep.equal({
      token,
      password: 'Harbour-2026',
    })
  })
})
