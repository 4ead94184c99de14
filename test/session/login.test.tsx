import { expect } from 'chai'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { answerTo, type Call, type Prepared, refusal } from '../../stories/support/fake-api.ts'
import { personIn, ternCove } from '../../stories/support/fixtures.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedElement, placeElement } from '../support/browser/place-element.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const signedIn = {
  token: 'test-token-of-twenty-letters',
  expiresAt: '2036-11-20T12:00:00Z',
  user: personIn(ternCove, 'account owner'),
}

function login(prepared: Prepared<typeof sessionCalls.signIn> = signedIn) {
  return placeElement('login', {
    session: 'anonymous',
    answers: [answerTo(sessionCalls.signIn, prepared)],
  })
}

const emailField = (screen: PlacedElement) => screen.get<HTMLInputElement>('[name=username]')
const passwordField = (screen: PlacedElement) => screen.get<HTMLInputElement>('[name=password]')
const submitButton = (screen: PlacedElement) => screen.get('button[type=submit]')

async function fillIn(screen: PlacedElement, email: string, password: string) {
  emailField(screen).focus()
  await type(email)
  passwordField(screen).focus()
  await type(password)
}

/** What a field's own description says: the link by id that a screen reader follows. */
function errorOf(field: HTMLInputElement): string {
  const id = field.getAttribute('aria-describedby') ?? ''
  const root = field.getRootNode() as ShadowRoot
  return root.getElementById(id)?.textContent ?? 'no link'
}

function heard(name: string): Promise<CustomEvent> {
  return new Promise(resolve =>
    document.addEventListener(name, event => resolve(event as CustomEvent), { once: true }),
  )
}

describe('login', () => {
  it('leads to a new password by one click, though an empty field that is left says that it is needed', async () => {
    const screen = await login()
    emailField(screen).focus()
    const asked = heard('raffle-desk-navigate')
    document.addEventListener('raffle-desk-navigate', event => event.preventDefault(), {
      once: true,
    })
    await click(screen.get('a[href$="/forgot-password"]'))
    expect((await asked).detail).to.deep.equal({ path: '/forgot-password' })
  })

  it('checks a field as it is typed into, and says so in the words of section 5', async () => {
    const screen = await login()
    emailField(screen).focus()
    await type('e')
    await waitFor(() => errorOf(emailField(screen)) === 'The email address is not valid')
    expect(emailField(screen).getAttribute('aria-invalid')).to.equal('true')
    await type('va@example.org')
    await waitFor(() => errorOf(emailField(screen)) === '')
    expect(emailField(screen).getAttribute('aria-invalid')).to.equal('false')
    passwordField(screen).focus()
    await type('harbour')
    const rule =
      'The password field must contain minimum 8 characters, uppercase, lowercase and a number'
    await waitFor(() => errorOf(passwordField(screen)) === rule)
  })

  it('checks a field as it is left', async () => {
    const screen = await login()
    emailField(screen).focus()
    await press('Tab')
    await waitFor(() => errorOf(emailField(screen)) === 'The email address is required')
    expect(focused()).to.equal(passwordField(screen))
  })

  it('moves the focus to the first invalid field and sends nothing', async () => {
    const calls: Call[] = []
    const screen = await login(call => {
      calls.push(call)
      return signedIn
    })
    await fillIn(screen, 'eva@example.org', 'short')
    await press('Enter')
    await waitFor(() => focused() === passwordField(screen))
    emailField(screen).value = ''
    submitButton(screen).click()
    await waitFor(() => focused() === emailField(screen))
    expect(errorOf(emailField(screen))).to.equal('The email address is required')
    expect(calls).to.deep.equal([])
  })

  it('trims the username, keeps the password as typed, and announces the sign-in', async () => {
    const calls: Call[] = []
    const screen = await login(call => {
      calls.push(call)
      return signedIn
    })
    const announced = heard('raffle-desk-signed-in')
    emailField(screen).type = 'text'
    await fillIn(screen, '  eva@example.org ', ' Harbour50 ')
    await press('Enter')
    await announced
    expect(calls.map(call => call.body)).to.deep.equal([
      { email: 'eva@example.org', password: ' Harbour50 ' },
    ])
    expect(screen.desk.session.$session.get().state).to.equal('signed-in')
  })

  it('shows that it is busy, keeps the focus and sends once', async () => {
    let calls = 0
    let answer: () => void = () => undefined
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const screen = await login(async () => {
      calls += 1
      await answered
      return refusal(401, 'sign-in-failed', 'Wrong.')
    })
    await fillIn(screen, 'eva@example.org', 'Harbour50')
    submitButton(screen).focus()
    submitButton(screen).click()
    submitButton(screen).click()
    await waitFor(() => submitButton(screen).getAttribute('aria-busy') === 'true')
    expect(focused()).to.equal(submitButton(screen))
    answer()
    await waitFor(() => screen.root.querySelector('[role=alert]'))
    expect(calls).to.equal(1)
  })

  it('says that login failed, whom to email and why, and announces the failure', async () => {
    const screen = await login(refusal(401, 'sign-in-failed', 'That is not right.'))
    const announced = heard('raffle-desk-login-error')
    await fillIn(screen, 'eva@example.org', 'Harbour50')
    await press('Enter')
    const event = await announced
    expect(event.detail).to.deep.equal({ message: 'That is not right. (sign-in-failed)' })
    expect(event.composed).to.equal(true)
    const alert = screen.get('[role=alert]')
    const { supportEmail } = screen.desk.config
    expect(alert.textContent).to.match(/^Login failed\. /)
    expect(alert.textContent).to.include(`please email ${supportEmail}.`)
    expect(alert.querySelector('a')?.href).to.equal(`mailto:${supportEmail}`)
    expect(screen.desk.session.$session.get().state).to.equal('anonymous')
  })

  it('says what is the matter where the password is right, without a code', async () => {
    const screen = await login(refusal(403, 'sign-up-waiting', 'You get an email.'))
    await fillIn(screen, 'eva@example.org', 'Harbour50')
    await press('Enter')
    const alert = await waitFor(() => screen.root.querySelector('[role=alert]'))
    expect(alert.textContent).to.match(/^Your sign-up is being reviewed\. .*You get an email\.$/)
  })

  it('leads whoever hasn’t confirmed their address to another link', async () => {
    const screen = await login(refusal(403, 'sign-up-unverified', 'Confirm it first.'))
    await fillIn(screen, 'eva@example.org', 'Harbour50')
    await press('Enter')
    const link = await waitFor(() => screen.root.querySelector('[role=alert] .rd-login-link'))
    expect(link.textContent).to.equal('Send a new link')
    expect(link.getAttribute('href')).to.match(/\/verify-email$/)
  })

  it('says first that there is no network, where there is none', async () => {
    const screen = await login(() => {
      throw new TypeError('The network is gone.')
    })
    await fillIn(screen, 'eva@example.org', 'Harbour50')
    await press('Enter')
    const alert = await waitFor(() => screen.root.querySelector('[role=alert]'))
    expect(alert.textContent).to.match(/^The network can’t be reached\. Check .*Login failed\. For/)
  })

  it('names the wait after too many attempts', async () => {
    const screen = await login(
      refusal(429, 'too-many', 'Slow down.', { headers: { 'retry-after': '3417' } }),
    )
    await fillIn(screen, 'eva@example.org', 'Harbour50')
    await press('Enter')
    const alert = await waitFor(() => screen.root.querySelector('[role=alert]'))
    expect(alert.querySelector('.rd-login-reason')?.textContent).to.equal(
      'Slow down. (too-many)\nToo many attempts. Try again in 57 minutes.',
    )
  })

  it('names the wait once where the server does', async () => {
    const screen = await login(
      refusal(429, 'too-many-attempts', 'Please try again in 45 seconds.', {
        headers: { 'retry-after': '45' },
      }),
    )
    await fillIn(screen, 'eva@example.org', 'Harbour50')
    await press('Enter')
    const reason = await waitFor(() => screen.root.querySelector('.rd-login-reason'))
    expect(reason.textContent).to.equal('Please try again in 45 seconds. (too-many-attempts)')
  })

  it('lets a password manager fill a real form', async () => {
    const screen = await login()
    expect(emailField(screen).autocomplete).to.equal('username')
    expect(passwordField(screen).autocomplete).to.equal('current-password')
    expect(emailField(screen).form).to.equal(passwordField(screen).form)
    const reveal = screen.get('button[aria-label="Show password"]')
    reveal.click()
    await waitFor(() => passwordField(screen).type === 'text')
  })

  it('leads to another password after its button, so that Tab goes from field to field', async () => {
    const screen = await login()
    submitButton(screen).focus()
    await press('Tab')
    expect(focused()?.textContent).to.equal('Forgot Password?')
    expect(focused()?.getAttribute('href')).to.match(/\/forgot-password$/)
  })
})

describe('logout', () => {
  it('signs the person out and asks for the login screen', async () => {
    const asked = heard('raffle-desk-navigate')
    const screen = await placeElement('logout')
    const { detail } = await asked
    expect(detail).to.deep.equal({ path: '/login' })
    expect(screen.desk.session.$session.get().state).to.equal('anonymous')
  })
})
