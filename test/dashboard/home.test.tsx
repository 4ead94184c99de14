import { expect } from 'chai'
import { accountCalls } from '../../src/core/accounts/calls.ts'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import { raffleListCalls } from '../../src/core/raffles/list-calls.ts'
import type { RaffleRow } from '../../src/core/raffles/raffle-row.ts'
import { keepReturnPath } from '../../src/core/session/return-path.ts'
import type { Role } from '../../src/core/session/role.ts'
import { harbourLights } from '../../stories/raffles/sample-raffles.ts'
import { at, onWire, pageOf, report } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { accountWith, noSales, personIn, ternCove } from '../../stories/support/fixtures.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { goesTo } from '../support/browser/look-in.ts'
import { setWidth } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { chartsDrawn, placed, seen } from './placed.ts'

const day = 86_400_000
const reports: readonly string[] = [
  dashboardCalls.salesKpi.path,
  dashboardCalls.donationKpi.path,
  dashboardCalls.salesByDay.path,
  dashboardCalls.salesByMonth.path,
]

const nothingSold = report(noSales)

function raffle(changes: Partial<RaffleRow> = {}): RaffleRow {
  const from = (ms: number) => new Date(Date.now() + ms).toISOString()
  const { drawDate = from(9 * day) } = changes
  return {
    ...harbourLights,
    id: crypto.randomUUID(),
    name: 'Harbour Lights 50/50',
    organizationId: ternCove.id,
    status: 'active',
    category: '50/50',
    licenseNumber: 'AGD-000142-25',
    startDate: from(-9 * day),
    endDate: from(8 * day),
    drawDate,
    openDraws: drawDate ? [{ id: crypto.randomUUID(), drawAt: drawDate }] : [],
    timeZone: 'America/Halifax',
    version: 1,
    ...changes,
  }
}

function deskWith(raffles: RaffleRow[], options: Parameters<typeof fakeDesk>[0] = {}) {
  const made = fakeDesk(options)
  made.api.answer(raffleListCalls.list, pageOf(raffles))
  made.api.answer(
    accountCalls.get,
    accountWith({ past_due: ['external_account', 'person.verification'] }, '2026-11-28T12:00:00Z'),
  )
  return made
}

async function shown(desk: Parameters<typeof placed>[1]) {
  const root = await placed('dashboard', desk)
  await waitFor(() => root.querySelector('.rd-home:not([data-waiting])'), 'home')
  return root
}

describe('home', () => {
  it('welcomes by the first name, and says what is on sale and drawn next', async () => {
    const { desk } = deskWith([raffle(), raffle({ name: 'Puck Night' })])
    const root = await shown(desk)
    expect(root.querySelector('h1')?.textContent).to.equal('Welcome, Eva')
    expect(seen(root.querySelector('.rd-home-subtitle'))).to.match(
      /^Two raffles are on sale\. Harbour Lights 50\/50 draws on .+ A[SD]T/,
    )
    await expectNoAxeViolationsInFull(root)
  })

  it('shows banner, tiles and the charts after them', async () => {
    const { desk, api } = deskWith([raffle()])
    const root = await shown(desk)
    await chartsDrawn(root, 3)
    expect(seen(root)).to.include('Your Stripe account requires attention.')
    const order: string[] = api.calls.map(call => call.path)
    expect(order.indexOf(dashboardCalls.salesKpi.path)).to.be.lessThan(
      order.indexOf(dashboardCalls.salesByDay.path),
    )
    // Asked for while home is drawn, and not once more by what shows them.
    expect(order.filter(path => path === dashboardCalls.salesKpi.path)).to.have.length(1)
    await expectNoAxeViolationsInFull(root)
  })

  it('lists what needs someone, each raffle with a link to where it is done', async () => {
    const past = new Date(Date.now() - day).toISOString()
    const soon = new Date(Date.now() + day / 2).toISOString()
    const { desk } = deskWith(
      [
        raffle({ name: 'Autumn Gala', status: 'ended', drawDate: past }),
        raffle({ name: 'Spring Tide', endDate: soon }),
        raffle({ name: 'Kettle Drive', status: 'pending', licenseNumber: null }),
      ],
      { roles: ['RB admin'] },
    )
    const root = await shown(desk)
    const tasks = await waitFor(() => {
      const found = [...root.querySelectorAll('.rd-task')].map(seen)
      return found.length === 4 && found
    }, 'four tasks')
    expect(tasks[0]).to.match(/^Draw overdueAutumn Gala ?It was due on/)
    expect(tasks[1]).to.include('Ending soonSpring Tide')
    expect(tasks[2]).to.include('Activation requestedKettle Drive')
    expect(tasks[3]).to.include('Licence missingKettle Drive')
    const links = [...root.querySelectorAll('.rd-task a')].map(a => a.getAttribute('href'))
    expect(links).to.have.length(4)
    expect(links[0]).to.match(/^\/raffle\/draw\?raffle=[\w-]+&draw=[\w-]+$/)
    expect(links[1]).to.match(/^\/raffle\?raffle=[\w-]+$/)
    expect(links[2]).to.match(/^\/raffle\?raffle=[\w-]+$/)
    expect(links[3]).to.match(/^\/raffle\/edit\?raffle=[\w-]+&section=licence$/)
  })

  it('says what waits of the orders, each with a link to the list of just those', async () => {
    const { desk, api } = deskWith([])
    const waiting = { today: '2026-11-20', tried: 1240, failed: 412, duplicates: 7, followUps: 1 }
    api.answer(raffleListCalls.list, { ...pageOf([raffle()]), waiting })
    const root = await shown(desk)
    await waitFor(() => root.querySelectorAll('.rd-task').length === 3, 'three tasks')
    expect([...root.querySelectorAll('.rd-task')].map(seen)).to.deep.equal([
      'Orders failing412 failed ordersOf 1,240 since yesterday: far more than usual.',
      'Follow-up due1 order to follow upThe day that was set for it has come.',
      'Maybe duplicates7 orders that may have been bought twiceOf the last 30 days.',
    ])
    expect(
      [...root.querySelectorAll('.rd-task a')].map(link => link.getAttribute('href')),
    ).to.deep.equal([
      '/orders?orders.status=FAILED&orders.bought=2026-11-19..2026-11-20',
      '/orders?orders.mark=follow-up-due&orders.bought=',
      '/orders?orders.mark=duplicate&orders.bought=2026-10-22..2026-11-20&duplicates=open',
    ])
  })

  it('says nothing of orders to whom their list is closed', async () => {
    const { desk, api } = deskWith([], { flagsOff: ['view-orders'] })
    const waiting = { today: '2026-11-20', tried: 1240, failed: 412, duplicates: 7, followUps: 1 }
    api.answer(raffleListCalls.list, { ...pageOf([raffle()]), waiting })
    const root = await shown(desk)
    await waitFor(() => root.querySelector('[data-figure]'), 'tiles')
    expect(root.querySelectorAll('.rd-task')).to.have.length(0)
  })

  it('needs nobody for what others do: no card for RB finance, and no payments line beside the banner', async () => {
    const past = new Date(Date.now() - day).toISOString()
    const overdue = raffle({ status: 'ended', drawDate: past })
    const { desk } = deskWith([overdue, raffle({ licenseNumber: null })], { roles: ['RB finance'] })
    const root = await shown(desk)
    await waitFor(() => root.querySelector('[data-figure]'), 'tiles')
    expect(seen(root)).to.include('Your Stripe account requires attention.')
    expect(root.querySelectorAll('.rd-task')).to.have.length(0)
    expect(seen(root)).not.to.include('Needs you now')
  })

  it('keeps a long list short until the rest is asked for', async () => {
    const { desk } = deskWith(Array.from({ length: 9 }, () => raffle({ licenseNumber: null })))
    const root = await shown(desk)
    await waitFor(() => root.querySelectorAll('.rd-task').length === 4, 'four tasks')
    const more = [...root.querySelectorAll('button')].find(b => seen(b) === 'Show 5 more')
    more?.click()
    await waitFor(() => root.querySelectorAll('.rd-task').length === 9, 'all tasks')
  })

  it('shows an organization that never sold anything its first steps instead of charts', async () => {
    const { desk, api } = deskWith([], { organization: { stripeConnectedAccountId: null } })
    api.answer(dashboardCalls.salesKpi, nothingSold)
    const root = await shown(desk)
    await waitFor(() => root.querySelectorAll('ol .rd-task').length === 3, 'three steps')
    // Nobody can connect payments before the screen for it is there.
    expect(seen(root.querySelector('ol'))).to.match(/^Next stepAdd your licence/)
    expect(seen(root)).not.to.include('Connect payments')
    expect(root.querySelector('.rd-chart-body')).to.equal(null)
    const links = [...root.querySelectorAll('ol .rd-task a')].map(a => a.getAttribute('href'))
    expect(links).to.deep.equal(['/raffle/edit', '/raffle/edit', '/raffle/edit'])
    await expectNoAxeViolationsInFull(root)
  })

  it('shows whoever makes no raffles the charts of a new organization, not its first steps', async () => {
    const { desk, api } = deskWith([], { roles: ['RB finance'] })
    api.answer(dashboardCalls.salesKpi, nothingSold)
    const root = await shown(desk)
    await waitFor(() => root.querySelector('.rd-chart-body'), 'a chart')
    expect(root.querySelector('ol .rd-task')).to.equal(null)
  })

  it('goes on with the draft that is there: its licence, and its request for activation', async () => {
    const draft = raffle({ status: 'draft', licenseNumber: null })
    const { desk, api } = deskWith([draft])
    api.answer(dashboardCalls.salesKpi, nothingSold)
    const root = await shown(desk)
    await waitFor(() => root.querySelectorAll('ol .rd-task').length === 4, 'four steps')
    const links = [...root.querySelectorAll('ol .rd-task a')].map(a => a.getAttribute('href'))
    expect(links).to.deep.equal([
      `/raffle/edit?raffle=${draft.id}&section=licence`,
      `/raffle?raffle=${draft.id}`,
    ])
  })

  for (const role of ['Contact Center Agent', 'In Person Sales'] satisfies Role[]) {
    it(`is for a ${role} what is on sale, and asks for no figures`, async () => {
      const onSale = raffle()
      const { desk, api } = deskWith([onSale], { roles: [role] })
      const root = await shown(desk)
      await waitFor(
        () => seen(root).includes('On sale nowOn saleHarbour Lights 50/50'),
        'On sale nowOn saleHarbour Lights 50/50',
      )
      expect(root.querySelector('.rd-task a')?.getAttribute('href')).to.equal(
        `/raffle?raffle=${onSale.id}`,
      )
      expectNothingAsked(api.calls)
      await expectNoAxeViolationsInFull(root)
    })
  }

  for (const role of ['Agent Manager', 'Data Processing'] satisfies Role[]) {
    it(`has a place for a ${role}, and asks for no figures and no raffles`, async () => {
      const { desk, api } = deskWith([], { roles: [role] })
      const root = await shown(desk)
      expect(seen(root)).to.include('You are working for Tern Cove Hospice Society.')
      await waitFor(
        () => seen(root).includes('Nothing needs you right now.'),
        'Nothing needs you right now.',
      )
      expectNothingAsked(api.calls)
    })
  }

  it('asks for no figures without the flag view-dashboard', async () => {
    const { desk, api } = deskWith([raffle()], {
      flagsOff: ['view-dashboard', 'show-stripe-banner'],
    })
    const root = await shown(desk)
    await waitFor(() => seen(root).includes('On sale now'), 'On sale now')
    expectNothingAsked(api.calls)
  })

  it('offers the way back after a forced sign-out', async () => {
    const { desk } = deskWith([raffle()])
    keepReturnPath(personIn(ternCove, 'account owner').id, '/raffles?status=active')
    const root = await shown(desk)
    const link = await waitFor(() =>
      [...root.querySelectorAll('a')].find(each => seen(each) === 'Continue where you were'),
    )
    expect(link.getAttribute('href')).to.equal('/raffles?status=active')
    const paths = goesTo(root)
    link.click()
    expect(paths).to.deep.equal(['/raffles?status=active'])
  })

  it('moves nothing when the banner comes late', async () => {
    await setWidth(1280)
    const { desk, api } = deskWith([raffle()])
    let answer: () => void = () => undefined
    const account = at(accountCalls.get, { id: 'acct_story' })
    api.answer(
      account,
      () => new Promise(resolve => (answer = () => resolve(onWire({ status: 404, body: {} })))),
    )
    const root = await placed('dashboard', desk)
    await waitFor(() => root.querySelector('.rd-home-room'), 'room for the banner')
    const heading = root.querySelector('h1')!
    const { top } = heading.getBoundingClientRect()
    answer()
    await waitFor(() => seen(root).includes('Error loading Stripe Connected Account:'))
    expect(heading.getBoundingClientRect().top).to.equal(top)
  })

  it('stays in sight while the banner is asked for again', async () => {
    const { desk, api } = deskWith([raffle()])
    const account = at(accountCalls.get, { id: 'acct_story' })
    api.answer(account, onWire({ status: 404, body: {} }))
    const root = await shown(desk)
    api.answer(account, () => new Promise(() => undefined))
    const asked = () => api.asked(account).length
    const before = asked()
    ;[...root.querySelectorAll('button')].find(button => seen(button) === 'Retry')?.click()
    await waitFor(() => asked() > before, 'the second try')
    await new Promise(requestAnimationFrame)
    expect(getComputedStyle(root.querySelector('h1')!).visibility).to.equal('visible')
  })

  it('fits a phone and a column of 320 px without scrolling sideways', async () => {
    const { desk } = deskWith([raffle({ licenseNumber: null })], { locale: 'fr' })
    const root = await shown(desk)
    await chartsDrawn(root, 3)
    for (const width of [390, 336]) {
      await setWidth(width)
      await waitFor(() => root.scrollWidth <= root.clientWidth, `no overflow at ${width}`)
    }
    await setWidth(1280)
  })
})

function expectNothingAsked(calls: readonly { path: string }[]) {
  const asked = calls.map(call => call.path).filter(path => reports.includes(path))
  expect(asked).to.deep.equal([])
  expect(calls.some(call => call.path.includes('/accounts/'))).to.equal(false)
}
