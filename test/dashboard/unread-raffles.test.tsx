import { expect } from 'chai'
import { onMount } from 'nanostores'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import { homeOf } from '../../src/core/dashboard/home.ts'
import { raffleListCalls } from '../../src/core/raffles/list-calls.ts'
import type { RaffleRow } from '../../src/core/raffles/raffle-row.ts'
import { harbourLights } from '../../stories/raffles/sample-raffles.ts'
import {
  type FakeApi,
  onWire,
  type Prepared,
  pageOf,
  refusal,
  report,
} from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { noSales, ternCove } from '../../stories/support/fixtures.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { inFull } from '../support/browser/full.ts'
import { focused, press } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { chartsDrawn, placed, seen } from './placed.ts'

const draft: RaffleRow = {
  ...harbourLights,
  id: '00000000-0000-4000-8000-000000000071',
  name: 'Kettle Drive',
  organizationId: ternCove.id,
  status: 'pending',
  category: '50/50',
  licenseNumber: 'AGD-000142-25',
  startDate: null,
  endDate: null,
  drawDate: null,
  openDraws: [],
  timeZone: 'America/Halifax',
  version: 1,
}

const broken = refusal(500, 'E1', 'The books are closed.')

function deskAnswered(
  answer: Prepared<typeof raffleListCalls.list>,
  options: Parameters<typeof fakeDesk>[0] = {},
) {
  const made = fakeDesk(options)
  made.api.answer(raffleListCalls.list, answer)
  return made
}

async function home(desk: Parameters<typeof placed>[1]) {
  const root = await placed('dashboard', desk)
  await waitFor(() => root.querySelector('.rd-home:not([data-waiting])'), 'home')
  return root
}

/** The card that needs the raffles, once it says something. */
function card(root: HTMLElement, title: string) {
  return waitFor(
    () =>
      [...root.querySelectorAll<HTMLElement>('.rd-card')].find(
        each => seen(each.querySelector('h2')) === title && each.querySelector('.rd-state-words'),
      ),
    `the card ${title}`,
  )
}

const asked = (api: FakeApi) => api.asked(raffleListCalls.list).length

describe('home whose raffles can’t be read', () => {
  it('says so in their card with Retry, shows all the rest, and goes on in that card', async () => {
    const { desk, api } = deskAnswered(broken, { roles: ['RB admin'] })
    const root = await home(desk)
    const failed = await card(root, 'Needs you now')
    expect(seen(failed)).to.include('The raffles could not be loaded.')
    expect(seen(failed)).to.include('The books are closed. (E1)')
    expect(seen(root.querySelector('.rd-home-subtitle'))).to.equal(
      'You are working for Tern Cove Hospice Society.',
    )
    await waitFor(() => root.querySelector('[data-figure="salesAllTime"]'), 'the figures')
    await chartsDrawn(root, 3)
    await expectNoAxeViolationsInFull(root)

    api.answer(raffleListCalls.list, pageOf([draft]))
    failed.querySelector('button')?.focus()
    await press('Enter')
    await waitFor(() => seen(root).includes('Activation requestedKettle Drive'), 'the task')
    expect(seen(root.querySelector('.rd-home-subtitle'))).to.equal('No raffle is on sale.')
    await waitFor(() => seen(focused()) === 'Needs you now', 'the focus in the card')
  })

  it('can be asked again while it goes on failing, and keeps the focus in the card', async () => {
    const { desk, api } = deskAnswered(broken)
    const root = await home(desk)
    const failed = await card(root, 'Needs you now')
    const before = asked(api)
    failed.querySelector('button')?.focus()
    await press('Enter')
    await waitFor(() => asked(api) === before + 1, 'a second call')
    await card(root, 'Needs you now')
    await waitFor(() => seen(focused()) === 'Needs you now', 'the focus in the card')
  })

  it('names the call and the field of an answer that can’t be read', async () => {
    const { desk } = deskAnswered(onWire({ body: pageOf([{ ...draft, name: 7 }]) }))
    const root = await home(desk)
    expect(seen(await card(root, 'Needs you now'))).to.include(
      `The server’s answer to GET ${raffleListCalls.list.path} can’t be read (data.0.name).`,
    )
  })

  inFull('says that the network can’t be reached for them', async () => {
    const { desk } = deskAnswered(() => {
      throw new TypeError('Failed to fetch')
    })
    const root = await home(desk)
    expect(seen(await card(root, 'Needs you now'))).to.include('The network can’t be reached.')
  })

  it('says that a refusal is one, and offers no Retry', async () => {
    const { desk } = deskAnswered(onWire({ status: 403, body: { errors: [{ message: 'No.' }] } }))
    const root = await home(desk)
    const refused = await card(root, 'Needs you now')
    expect(seen(refused)).to.include('You don’t have permission for this.')
    expect(refused.querySelector('button')).to.equal(null)
  })

  it('ends the session where they are answered 401', async () => {
    const { desk } = deskAnswered(onWire({ status: 401, body: { errors: [{ message: 'Over.' }] } }))
    const root = await placed('dashboard', desk)
    await waitFor(() => seen(root).includes('This session has ended. Retry to go on.'), 'its end')
    expect(desk.session.$session.get().state).to.equal('expired')
    expect(root.querySelector('.rd-home')).to.equal(null)
  })

  it('takes nobody for somebody who never made a raffle', async () => {
    const { desk, api } = deskAnswered(broken)
    api.answer(dashboardCalls.salesKpi, report(noSales))
    const root = await home(desk)
    await waitFor(() => root.querySelector('.rd-home-charts .rd-chart-body'), 'charts')
    expect(seen(root)).not.to.include('Set up your first raffle')
  })

  it('says so to those who sell, in French', async () => {
    const { desk, api } = deskAnswered(broken, { roles: ['In Person Sales'], locale: 'fr' })
    const root = await home(desk)
    const failed = await card(root, 'En vente en ce moment')
    const words = 'Les tombolas n’ont pas pu être chargées.'
    await waitFor(() => seen(failed).includes(words), words)
    api.answer(raffleListCalls.list, pageOf([]))
    failed.querySelector('button')?.click()
    await waitFor(() => seen(root).includes('Rien ne vous attend'), 'that nothing waits')
  })
})

describe('home that somebody comes back to', () => {
  inFull('reads the raffles again, and keeps what it has until then', async () => {
    const { desk, api } = deskAnswered(pageOf([draft]), { roles: ['RB admin'] })
    let left = false
    onMount(homeOf(desk).$now, () => () => {
      left = true
    })
    const root = await home(desk)
    await waitFor(() => seen(root).includes('Activation requestedKettle Drive'), 'the task')
    expect(asked(api)).to.equal(1)
    ;(root.getRootNode() as ShadowRoot).host.remove()
    await waitFor(() => left, 'nobody at home')
    const now = Date.now
    Date.now = () => now() + 60_000
    try {
      api.answer(raffleListCalls.list, pageOf([{ ...draft, status: 'draft' }]))
      const again = await home(desk)
      expect(asked(api)).to.equal(2)
      await waitFor(() => !seen(again).includes('Activation requested'), 'the task to go')
    } finally {
      Date.now = now
    }
  })
})
