import { expect } from 'chai'
import { followSaved } from '../../../src/core/profile/profile-view.ts'
import { rows } from '../../../src/core/screens.ts'
import { sessionCalls } from '../../../src/core/session/calls.ts'
import { takeReturnPath } from '../../../src/core/session/return-path.ts'
import { keys } from '../../../src/core/session/stored-session.ts'
import { pageNameOf } from '../../../src/core/shell/page-name.ts'
import { wayBackOf } from '../../../src/core/way-back.ts'
import { refusal } from '../../../stories/support/fake-api.ts'
import { flagsEndpoint } from '../../../stories/support/fake-desk.ts'
import { person } from '../../shell/people.ts'
import { focused } from '../../support/browser/page.ts'
import { nextFrame, waitFor } from '../../support/browser/wait-for.ts'
import { defineFixtureScreens, FixtureScreen, openShell } from './open-shell.ts'

defineFixtureScreens(
  'raffle-desk-login',
  'raffle-desk-logout',
  'raffle-desk-dashboard',
  'raffle-desk-orders',
  'raffle-desk-order',
  'raffle-desk-users',
  'raffle-desk-order-intake',
  'raffle-desk-profile',
)

/** The entry of the history that the page stands at: a replaced one keeps it, and however many there are already. */
const step = () => navigation.currentEntry?.key

describe('the shell’s routes', () => {
  it('lead someone who isn’t signed in to login, with its title word for word', async () => {
    const { see, path } = openShell({ path: '/orders' })
    await see('.rd-blank raffle-desk-login')
    expect(path()).to.equal('/login')
    expect(document.title).to.equal('Login to the product')
  })

  it('show home in the sidebar layout, without moving the focus at the start', async () => {
    const { see } = openShell({ role: 'raffle admin' })
    await see('main raffle-desk-dashboard')
    await nextFrame()
    expect(document.title).to.equal('Dashboard – Raffle Desk')
    expect(focused()?.localName).to.equal('body')
  })

  for (const event of ['raffle-desk-ready', 'raffle-desk-error']) {
    it(`draw a list’s frame under its title until the screen says ${event}`, async () => {
      // Its script never comes here.
      const { see, find } = openShell({ path: '/raffles', role: 'raffle admin', registry: rows })
      const screen = await see('main raffle-desk-raffles')
      expect(find('.rd-coming')?.textContent?.trim()).to.equal('Raffles')
      screen.dispatchEvent(new CustomEvent(event, { bubbles: true }))
      expect(find('.rd-coming')).to.equal(null)
      expect(find('main raffle-desk-raffles')).to.equal(screen)
    })
  }

  it('show the profile alone once a second factor is needed, and go on in the same place after it', async () => {
    const user = person('raffle admin')
    const { shell, see, find, path, api } = openShell({ path: '/orders', role: 'raffle admin' })
    await see('main raffle-desk-orders')
    const needed = { ...user, secondFactorNeeded: true }
    api.answer(sessionCalls.get, refusal(403, 'second-factor-needed', 'Set one up.'))
    await shell.desk.http.ask(sessionCalls.get, {}).catch(() => undefined)
    await see('.rd-blank raffle-desk-profile')
    expect(shell.desk.session.$session.get()).to.deep.equal({ state: 'signed-in', user: needed })
    expect(find('nav')).to.equal(null)
    expect(path()).to.equal('/orders')
    api.answer(sessionCalls.get, user)
    await followSaved(shell.desk)
    await see('main raffle-desk-orders')
    expect(find('raffle-desk-profile')).to.equal(null)
  })

  it('draw no frame for a screen that declares none', async () => {
    const { see, find } = openShell({ path: '/orders', role: 'raffle admin' })
    await see('main raffle-desk-orders')
    expect(find('.rd-coming')).to.equal(null)
  })

  it('lead whoever may not open a page to the heading that says so, who can change it, and home', async () => {
    const { see } = openShell({ path: '/orders', role: 'raffle admin', flags: [] })
    const page = await see('.rd-stop-page')
    await waitFor(() => focused() === page.querySelector('h1'), 'the focus on the heading')
    expect(focused()?.textContent).to.equal('You can’t open Orders')
    expect(page.querySelector('.rd-stop-text')?.textContent).to.equal(
      'Your role or your organization’s settings don’t include this page. An account owner of your organization, or the product’s administrators, can give you access.',
    )
    expect(page.querySelector('a')?.getAttribute('href')).to.equal('/below/')
  })

  it('follow a plain click on a link in a screen’s shadow root; the heading gets the focus', async () => {
    const { see, path, root } = openShell({ role: 'raffle admin' })
    const home = await see<FixtureScreen>('raffle-desk-dashboard')
    home.addLink('/below/order/4f09c2').click()
    const order = await see('raffle-desk-order')
    expect(path()).to.equal('/order/4f09c2')
    expect(order.getAttribute('order-id')).to.equal('4f09c2')
    await waitFor(() => focused()?.textContent === 'Heading of raffle-desk-order')
    expect(document.title).to.equal('Orders – Raffle Desk')
    const said = [...root.querySelectorAll('[role=status]')].map(region => region.textContent)
    expect(said).to.include('Orders')
  })

  it('keep where one came from, with its filters, for the page of a record to lead back there', async () => {
    const { see, shell } = openShell({
      path: '/orders?orders.status=VOID',
      role: 'raffle admin',
    })
    const orders = await see<FixtureScreen>('main raffle-desk-orders')
    orders.addLink('/below/order/4f09c2').click()
    const order = await see<FixtureScreen>('raffle-desk-order')
    order.addLink('/below/order/4f09c3').click()
    await waitFor(() => order.getAttribute('order-id') === '4f09c3' || !order.isConnected)
    const from = { screen: 'orders', path: '/orders?orders.status=VOID' }
    expect(wayBackOf(shell.desk).$from.get()).to.deep.equal(from)
  })

  it('name the window by what a screen shows, and by the screen itself once that goes', async () => {
    const { see, shell } = openShell({ path: '/orders', role: 'raffle admin' })
    await see('main raffle-desk-orders')
    const { show } = pageNameOf(shell.desk)
    const forget = show('Prizes, Harbour Lights')
    await waitFor(() => document.title === 'Prizes, Harbour Lights – Raffle Desk', 'the name')
    shell.desk.setLocale('fr')
    await waitFor(() => document.documentElement.lang === 'fr')
    expect(document.title).to.equal('Prizes, Harbour Lights – Raffle Desk')
    shell.desk.setLocale('en')
    // The next screen's name may come before the former one goes.
    const next = show('Harbour Lights')
    forget()
    expect(document.title).to.equal('Harbour Lights – Raffle Desk')
    next()
    await waitFor(() => document.title === 'Orders – Raffle Desk', 'the screen’s own title')
  })

  it('wait for a heading that is still invisible', async () => {
    const { see } = openShell({ role: 'raffle admin' })
    const home = await see<FixtureScreen>('raffle-desk-dashboard')
    FixtureScreen.startsInvisible = true
    home.addLink('/below/orders').click()
    const orders = await see('raffle-desk-orders')
    await nextFrame()
    expect(focused()?.localName).to.equal('body')
    orders.style.visibility = ''
    await waitFor(() => focused()?.textContent === 'Heading of raffle-desk-orders')
  })

  it('leave other clicks to the browser: new tabs, downloads, other places', async () => {
    const { see, path } = openShell({ role: 'raffle admin' })
    const home = await see<FixtureScreen>('raffle-desk-dashboard')
    const cases: [string, Record<string, string>, MouseEventInit][] = [
      ['/below/orders', {}, { ctrlKey: true }],
      ['/below/orders', {}, { metaKey: true }],
      ['/below/orders', {}, { button: 1 }],
      ['/below/orders', { target: '_blank' }, {}],
      ['/below/orders', { download: '' }, {}],
      ['/elsewhere', {}, {}],
      ['https://example.org/below/orders', {}, {}],
    ]
    for (const [href, attributes, init] of cases) {
      const link = home.addLink(href, attributes)
      let taken = true
      const keep = (event: Event) => {
        taken = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', keep, { once: true })
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
      )
      expect(taken, href).to.equal(false)
    }
    expect(path()).to.equal('/')
  })

  it('answer raffle-desk-navigate, and only for paths of ours', async () => {
    const { see, path } = openShell({ role: 'raffle admin' })
    const home = await see('raffle-desk-dashboard')
    const ask = (target: string) =>
      home.dispatchEvent(
        new CustomEvent('raffle-desk-navigate', {
          bubbles: true,
          composed: true,
          cancelable: true,
          detail: { path: target },
        }),
      )
    expect(ask('//evil.example/x'), 'not answered').to.equal(true)
    expect(ask('/users'), 'answered').to.equal(false)
    await see('raffle-desk-users')
    expect(path()).to.equal('/users')
  })

  it('replace the step that a redirect came from', async () => {
    const { see, path } = openShell({ path: '/profile', role: 'Contact Center Agent' })
    const profile = await see<FixtureScreen>('raffle-desk-profile')
    const before = step()
    profile.addLink('/below/').click()
    await see('raffle-desk-order-intake')
    expect(path()).to.equal('/order-intake')
    expect(step()).not.to.equal(before)
    history.back()
    await see('raffle-desk-profile')
    expect(step(), 'one step further').to.equal(before)
  })

  it('keep the address of an unknown path, and say that it leads nowhere', async () => {
    const { see, path } = openShell({ path: '/nowhere/at-all', role: 'raffle admin' })
    await see('raffle-desk-login')
    const line = await see('.rd-missing')
    expect(path()).to.equal('/nowhere/at-all')
    expect(line.textContent).to.contain('This page doesn’t exist.')
    line.querySelector('a')?.click()
    await see('raffle-desk-dashboard')
    expect(path()).to.equal('/')
  })

  it('refuse a page whose flag is off, inside its layout', async () => {
    const { see, find } = openShell({
      path: '/users',
      role: 'raffle admin',
      flags: ['view-dashboard'],
    })
    const heading = await see('main h1')
    expect(heading.textContent).to.equal('You can’t open Users')
    expect(find('raffle-desk-shell-sidebar')).not.to.equal(null)
    expect(find('raffle-desk-users')).to.equal(null)
  })

  it('leave the screen that one stands on to say that it is closed; menus follow, and the next visit is refused', async () => {
    const { see, find, root, shell, api } = openShell({
      path: '/users',
      role: 'RB admin',
      pollSeconds: 0.02,
    })
    const users = await see<FixtureScreen>('main raffle-desk-users')
    await see('a[href="/below/users"]')
    api.answer(flagsEndpoint, { identifier: 'x', traits: [], flags: [] })
    await waitFor(() => find('a[href="/below/users"]') === null)
    expect(find('main raffle-desk-users')).to.equal(users)
    users.addLink('/below/users?search=eva').click()
    await waitFor(() => location.search === '?search=eva')
    expect(find('main raffle-desk-users')).to.equal(users)
    users.addLink('/below/orders').click()
    await waitFor(() => root.textContent?.includes('You can’t open Orders'))
    history.back()
    await waitFor(() => root.textContent?.includes('You can’t open Users'))
    expect(shell.desk.session.$session.get().state).to.equal('signed-in')
  })

  it('lead to logout once a call was answered 401, and remember where one was', async () => {
    const { see, path, shell } = openShell({ path: '/orders?status=VOID', role: 'raffle admin' })
    await see('raffle-desk-orders')
    shell.desk.session.expire()
    await see('raffle-desk-logout')
    expect(path()).to.equal('/logout')
    expect(takeReturnPath(person('raffle admin').id)).to.equal('/orders?status=VOID')
  })

  it('lead to login when another tab has signed out, with nothing to come back to', async () => {
    const { see, path } = openShell({ path: '/orders', role: 'raffle admin' })
    await see('raffle-desk-orders')
    localStorage.setItem(keys.signOuts, 'one more')
    localStorage.removeItem(keys.session)
    window.dispatchEvent(new StorageEvent('storage', { key: keys.session }))
    await see('raffle-desk-login')
    expect(path()).to.equal('/login')
    expect(takeReturnPath(person('raffle admin').id)).to.equal(null)
  })

  it('go home after signing in', async () => {
    const { see, path, shell, api } = openShell({ path: '/login' })
    await see('raffle-desk-login')
    const user = person('account owner')
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    api.answer(sessionCalls.signIn, { token: 'x'.repeat(30), expiresAt, user })
    await shell.desk.session.signIn({ email: user.email, password: 'Abcdefg1' })
    await see('raffle-desk-dashboard')
    expect(path()).to.equal('/')
    await waitFor(() => focused()?.textContent === 'Heading of raffle-desk-dashboard')
    expect(takeReturnPath(user.id)).to.equal(null)
  })

  it('go home after signing in, which offers what a link led to', async () => {
    const { see, path, shell, api } = openShell({ path: '/orders?status=VOID' })
    await see('raffle-desk-login')
    const user = person('raffle admin')
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    api.answer(sessionCalls.signIn, { token: 'x'.repeat(30), expiresAt, user })
    await shell.desk.session.signIn({ email: user.email, password: 'Abcdefg1' })
    await see('raffle-desk-dashboard')
    expect(path()).to.equal('/')
    expect(takeReturnPath(user.id)).to.equal('/orders?status=VOID')
  })

  it('go on to what a link led to once a session turns out to be shared by another tab', async () => {
    const user = person('raffle admin')
    const { see, path } = openShell({
      path: '/orders?status=VOID',
      prepare: api => api.answer(sessionCalls.get, user),
    })
    await see('raffle-desk-login')
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const session = { token: 'a-token-of-more-than-twenty-characters', expiresAt, user }
    const signOuts = localStorage.getItem(keys.signOuts) ?? ''
    localStorage.setItem(keys.session, JSON.stringify({ signOuts, session }))
    window.dispatchEvent(new StorageEvent('storage', { key: keys.session }))
    await see('raffle-desk-orders')
    expect(path()).to.equal('/orders?status=VOID')
    expect(takeReturnPath(person('raffle admin').id)).to.equal(null)
  })
})

describe('the desk’s location in the URL', () => {
  it('keeps parameters that a change doesn’t name, and leaves no step on replace', async () => {
    const { see, path, shell } = openShell({ path: '/orders?keep=1', role: 'raffle admin' })
    const orders = await see('raffle-desk-orders')
    const before = step()
    shell.desk.location.update({ 'orders.page': '2' }, 'replace')
    expect(path()).to.equal('/orders?keep=1&orders.page=2')
    expect(step()).to.equal(before)
    shell.desk.location.update({ 'orders.page': null, 'orders.search': 'Eva & co' })
    expect(step()).not.to.equal(before)
    expect(shell.desk.location.$parameters.get()).to.deep.equal({
      keep: '1',
      'orders.search': 'Eva & co',
    })
    history.back()
    await waitFor(() => shell.desk.location.$parameters.get()['orders.page'] === '2')
    expect(step(), 'one step further').to.equal(before)
    expect(await see('raffle-desk-orders')).to.equal(orders)
  })
})
