import { expect } from 'chai'
import { organizationCalls } from '../../../src/core/organizations/calls.ts'
import { rows } from '../../../src/core/screens.ts'
import { userOf } from '../../../src/core/session/session.ts'
import { at, refusal } from '../../../stories/support/fake-api.ts'
import { fullRegistry } from '../../shell/full-registry.ts'
import { organization } from '../../shell/people.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { focused, press, setScheme, setWidth } from '../../support/browser/page.ts'
import { nextFrame, waitFor } from '../../support/browser/wait-for.ts'
import { defineFixtureScreens, openShell } from './open-shell.ts'

defineFixtureScreens('raffle-desk-dashboard', 'raffle-desk-users', 'raffle-desk-order-intake')

const namesIn = (root: ParentNode) =>
  [...root.querySelectorAll('.rd-nav-link')].map(link =>
    (link.querySelector('.rd-nav-name')?.textContent ?? '').replace(/\(.*\)/, '').trim(),
  )

beforeEach(() => setWidth(1280))
after(() => setWidth(1280))

describe('the sidebar', () => {
  it('shows the entries whose flags are on, and the Knowledge Base always, in a new tab', async () => {
    const { see, root } = openShell({ role: 'raffle admin', flags: ['view-users'] })
    const sidebar = await see('raffle-desk-shell-sidebar')
    await waitFor(() => namesIn(sidebar).length === 2)
    expect(namesIn(sidebar)).to.deep.equal(['Users', 'Knowledge Base'])
    const link = root.querySelector<HTMLAnchorElement>('[target=_blank]')!
    expect(link.href).to.equal('https://help.raffledesk.example/')
    expect(link.rel).to.equal('noopener')
    expect(link.textContent).to.contain('(opens in a new tab)')
  })

  it('marks the entry of the screen shown', async () => {
    const { see } = openShell({ path: '/users', role: 'RB admin' })
    const current = await see('[aria-current=page]')
    expect(current.textContent).to.contain('Users')
  })

  it('becomes a rail of icons with tooltips when narrow', async () => {
    const { see } = openShell({ role: 'RB admin' })
    const sidebar = await see('raffle-desk-shell-sidebar')
    expect(sidebar.offsetWidth).to.equal(236)
    await setWidth(768)
    await waitFor(() => sidebar.querySelector('a[title="Dashboard"]'))
    expect(sidebar.offsetWidth).to.equal(64)
    await expectNoAxeViolationsInFull(sidebar)
  })

  it('names the organisation, and the person with their role', async () => {
    const { see } = openShell({ role: 'account owner' })
    const sidebar = await see('raffle-desk-shell-sidebar')
    await waitFor(() => sidebar.textContent?.includes(organization.name))
    expect(sidebar.textContent).to.contain('Account owner')
    expect(sidebar.querySelector('.rd-shell-avatar')?.textContent).to.equal('EM')
  })
})

describe('the menu on a narrow page', () => {
  it('is a drawer with Order Intake too; Escape closes it and gives the focus back', async () => {
    await setWidth(390)
    const { see } = openShell({ role: 'RB admin' })
    const button = await see('raffle-desk-shell-mobile-menu button')
    await waitFor(() => button.offsetWidth > 0)
    button.focus()
    await press('Enter')
    const drawer = await see<HTMLDialogElement>('dialog[open]')
    expect(namesIn(drawer)).to.include('Order Intake')
    expect(drawer.contains(focused())).to.equal(true)
    await press('Tab', 'Tab')
    expect(drawer.contains(focused()) || focused() === document.body).to.equal(true)
    await expectNoAxeViolationsInFull(drawer)
    await press('Escape')
    expect(drawer.open).to.equal(false)
    expect(focused()).to.equal(button)
  })

  it('closes as it leads to a screen', async () => {
    await setWidth(390)
    const { see } = openShell({ role: 'RB admin' })
    ;(await see('raffle-desk-shell-mobile-menu button')).click()
    const drawer = await see<HTMLDialogElement>('dialog[open]')
    drawer.querySelector<HTMLAnchorElement>('a[href$="/users"]')!.click()
    await see('raffle-desk-users')
    expect(drawer.open).to.equal(false)
  })

  it('is closed once the page has been wide, and blocks nothing there', async () => {
    await setWidth(1440)
    const { see, root } = openShell({ role: 'RB admin' })
    const button = await see('raffle-desk-shell-mobile-menu button')
    await setWidth(320)
    await waitFor(() => button.offsetWidth > 0)
    // Whoever opens it has seen it.
    await nextFrame()
    expect(root.querySelector('dialog[open]')).to.equal(null)
    button.click()
    const drawer = await see<HTMLDialogElement>('dialog[open]')
    await setWidth(1440)
    await waitFor(() => !drawer.open)
    const entry = await see('raffle-desk-shell-sidebar .rd-nav-link')
    entry.focus()
    expect(focused()).to.equal(entry)
    await setWidth(320)
    await waitFor(() => button.offsetWidth > 0)
    expect(drawer.open).to.equal(false)
  })
})

describe('the notice of a missing network', () => {
  const network = (state: 'online' | 'offline') => {
    dispatchEvent(new Event(state))
  }
  afterEach(() => network('online'))

  it('stands in the top bar while the browser is offline, is read out, and goes', async () => {
    await setWidth(320)
    const { see } = openShell({ role: 'RB admin' })
    const notice = await see('.rd-offline')
    expect([notice.role, notice.textContent?.trim()]).to.deep.equal(['status', ''])
    const height = (await see('.rd-top')).offsetHeight
    network('offline')
    await waitFor(() => notice.textContent?.includes('Offline'))
    expect(notice.textContent).to.include('What you see may be out of date')
    expect((await see('.rd-top')).offsetHeight).to.equal(height)
    expect(document.documentElement.scrollWidth).to.equal(320)
    await expectNoAxeViolationsInFull(await see('.rd-top'))
    network('online')
    await waitFor(() => notice.textContent?.trim() === '')
  })

  it('is in French for who reads French', async () => {
    const { see, shell } = openShell({ role: 'RB admin' })
    shell.desk.setLocale('fr')
    const notice = await see('.rd-offline')
    network('offline')
    await waitFor(() => notice.textContent?.includes('Hors ligne'))
  })
})

describe('the user menu', () => {
  it('holds Account, Profile, System Info and Log Out, and closes on Escape', async () => {
    const { see } = openShell({ role: 'RB admin' })
    const button = await see('.rd-user-button')
    button.focus()
    await press('Enter')
    const menu = await see('.rd-shell-menu:popover-open')
    const links = [...menu.querySelectorAll('a')].map(link => link.textContent?.trim())
    expect(links).to.deep.equal(['Account', 'Profile', 'System Info', 'Log Out'])
    expect([...menu.querySelectorAll('a')].at(-1)?.getAttribute('href')).to.equal('/below/logout')
    await expectNoAxeViolationsInFull(menu)
    await press('Escape')
    expect(menu.matches(':popover-open')).to.equal(false)
    expect(focused()).to.equal(button)
  })

  it('says before Log Out what waits on this machine, and what becomes of it', async () => {
    const { see, shell } = openShell({ role: 'In Person Sales' })
    const button = await see('.rd-user-button')
    const user = userOf(shell.desk.session.$session.get())
    const key = `raffle-desk.waiting.${user?.id}`
    localStorage.setItem(key, '2')
    button.click()
    const note = await see('.rd-shell-menu .rd-shell-waiting-note')
    localStorage.removeItem(key)
    expect(note.textContent).to.match(
      /^Logging out locks them on this machine\. They are sent once/,
    )
    const before = note.parentElement?.nextElementSibling
    expect(before?.textContent?.trim()).to.equal('Log Out')
  })

  it('keeps theme and language for this browser', async () => {
    const { see, shell } = openShell({ role: 'RB admin' })
    ;(await see('.rd-user-button')).click()
    const menu = await see('.rd-shell-menu:popover-open')
    menu.querySelector<HTMLElement>('[value=dark]')!.click()
    menu.querySelector<HTMLElement>('[value=fr]')!.click()
    expect(shell.desk.$theme.get()).to.equal('dark')
    await waitFor(() => menu.textContent?.includes('Se déconnecter'))
    expect(document.title).to.equal('Tableau de bord – Raffle Desk')
    expect(document.documentElement.lang).to.equal('fr')
    const kept = JSON.parse(localStorage.getItem('raffle-desk.preferences') ?? '{}')
    expect(kept).to.deep.equal({ theme: 'dark', locale: 'fr' })
  })
})

describe('the top bar', () => {
  const other = { id: '33333333-3333-4333-8333-333333333333', name: 'Larkspur' }
  const registry = {
    ...fullRegistry,
    organizationSwitcher: {
      kind: 'widget',
      title: 'organizationSwitcher',
      access: rows.organizationSwitcher.access,
      scope: 'organization:switch',
    },
  } as const
  const switcher = 'raffle-desk-organization-switcher'

  it('holds the switcher for RB admins whatever its flag says, and by it for those with a list', async () => {
    const cases: (Parameters<typeof openShell>[0] & { shown: boolean })[] = [
      { role: 'RB admin', flags: ['change-organization'], shown: true },
      { role: 'RB admin', flags: ['view-users'], shown: true },
      { role: 'raffle admin', flags: ['change-organization'], shown: false },
      {
        role: 'raffle admin',
        flags: ['change-organization'],
        user: { organizations: [other] },
        shown: true,
      },
      {
        role: 'raffle admin',
        flags: ['view-users'],
        user: { organizations: [other] },
        shown: false,
      },
    ]
    for (const { shown, ...options } of cases) {
      const { see, find, shell, root } = openShell({ ...options, registry })
      await see('raffle-desk-shell-top-bar .rd-top-organization > *')
      expect(find(switcher) !== null, JSON.stringify(options)).to.equal(shown)
      shell.destroy()
      shell.desk.destroy()
      root.replaceChildren()
    }
  })

  it('stands alone in the layout without a sidebar, with mark and person', async () => {
    const { see, find } = openShell({ path: '/order-intake', role: 'Contact Center Agent' })
    await see('main raffle-desk-order-intake')
    expect(find('raffle-desk-shell-sidebar')).to.equal(null)
    expect(find('.rd-top .rd-user-button')).not.to.equal(null)
  })
})

describe('the layouts', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it(`have no fault that axe finds, ${scheme}`, async () => {
      await setScheme(scheme)
      const { see, root } = openShell({ role: 'RB admin' })
      await see('main raffle-desk-dashboard')
      await expectNoAxeViolationsInFull(root)
      await setScheme('light')
    })
  }

  it('have a link past the menu', async () => {
    const { see } = openShell({ role: 'RB admin' })
    const skip = await see('.rd-skip')
    skip.focus()
    await press('Enter')
    expect(focused()?.id).to.equal('rd-content')
  })
})

describe('the start', () => {
  it('that fails says why; Retry goes on, Log out stays in reach', async () => {
    const { see, api } = openShell({
      role: 'RB admin',
      prepare: prepared =>
        prepared.answer(
          at(organizationCalls.get, { id: organization.id }),
          refusal(503, 'DOWN', 'The database rests.'),
        ),
    })
    const alert = await see('.rd-stop[role=alert]')
    expect(alert.textContent).to.contain('The database rests. (DOWN)')
    expect(alert.querySelector('a')?.getAttribute('href')).to.equal('/below/logout')
    await expectNoAxeViolationsInFull(alert)
    api.answer(at(organizationCalls.get, { id: organization.id }), organization)
    alert.querySelector('button')?.click()
    await see('raffle-desk-dashboard')
  })

  it('is calm, and says what goes on after 400 ms', async () => {
    const { see } = openShell({
      role: 'RB admin',
      prepare: api =>
        api.answer(at(organizationCalls.get, { id: organization.id }), () => new Promise(() => {})),
    })
    const word = await see('.rd-start-word')
    expect(getComputedStyle(word).visibility).to.equal('hidden')
    await waitFor(() => getComputedStyle(word).visibility === 'visible')
    expect(word.textContent).to.equal('Starting…')
  })
})

describe('notices', () => {
  it('show and are read out, good news politely and bad news at once', async () => {
    const { see, find, shell } = openShell({ role: 'RB admin' })
    await see('raffle-desk-dashboard')
    const { notices } = shell.desk
    notices.add('ok', 'The CSV is on its way.')
    notices.add('bad', 'The order could not be voided.')
    await see('.rd-notice-ok')
    const corner = await see('raffle-desk-shell-corner')
    await waitFor(() => corner.querySelector('[role=status]')?.textContent?.includes('CSV'))
    expect(corner.querySelector('[role=alert]')?.textContent).to.contain('voided')
    await expectNoAxeViolationsInFull(corner)
    find('.rd-notice-bad .rd-notice-dismiss')?.click()
    await nextFrame()
    expect(notices.$notices.get().map(notice => notice.kind)).to.deep.equal(['ok'])
  })

  it('stand away from the buttons at the end of the page, wide and narrow', async () => {
    const { see, shell } = openShell({ role: 'RB admin' })
    await see('raffle-desk-dashboard')
    shell.desk.notices.add('bad', 'The order could not be voided.')
    const notice = await see('.rd-notice-bad')
    const wide = notice.getBoundingClientRect()
    expect(wide.left).to.be.greaterThan(236)
    expect(wide.right).to.be.lessThan(innerWidth * 0.55)
    await setWidth(320)
    await waitFor(() => notice.getBoundingClientRect().top < innerHeight / 2)
    const narrow = notice.getBoundingClientRect()
    expect(narrow.top).to.be.greaterThan(56)
    expect(narrow.bottom).to.be.lessThan(innerHeight / 2)
    expect(narrow.right).to.be.lessThan(321)
  })

  for (const width of [1440, 768, 390])
    it(`keep clear of what is done with selected rows, at the window’s lower edge (${width} px wide)`, async () => {
      await setWidth(width)
      const { see, shell } = openShell({ role: 'RB admin' })
      await see('raffle-desk-dashboard')
      const { notices } = shell.desk
      notices.add('bad', 'The order could not be voided.')
      const notice = await see('.rd-notice-bad')
      notices.$bars.set(1)
      await waitFor(() => notice.getBoundingClientRect().bottom < innerHeight / 2)
      expect(notice.getBoundingClientRect().top).to.be.greaterThan(56)
      notices.$bars.set(0)
      await waitFor(() => notice.getBoundingClientRect().top > innerHeight / 2 === width > 700)
    })

  it('offer a reload once the server serves another build', async () => {
    const { see, find, shell } = openShell({ role: 'RB admin' })
    await see('raffle-desk-dashboard')
    ;(shell.desk.$outdated as unknown as { set(value: boolean): void }).set(true)
    const offer = await see('.rd-toast-version')
    expect(offer.textContent).to.contain('A new version is available.')
    offer.querySelector('button')?.click()
    await waitFor(() => find('.rd-toast-version') === null)
  })
})
