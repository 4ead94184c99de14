import { expect } from 'chai'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import { recentWinnerCalls } from '../../../src/core/raffles/widgets/recent-calls.ts'
import { sampleWinners } from '../../../stories/raffles/raffle-widgets.ts'
import {
  detailOf,
  harbourLights,
  listAnswer,
  loweredPot,
  pot,
  sampleRows,
} from '../../../stories/raffles/sample-raffles.ts'
import { at, onWire, refusal } from '../../../stories/support/fake-api.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { focused, press } from '../../support/browser/page.ts'
import { turnedClock } from '../../support/browser/turned-clock.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

/** Between two polls of a figure. */
const pollMs = 15_000

describe('the jackpot widget', () => {
  it('shows the pot of the 50/50 that ends next, and how it is computed', async () => {
    const { desk, api } = fakeDesk()
    api.answer(raffleListCalls.list, listAnswer([{ ...harbourLights, jackpot: loweredPot }]))
    const root = await placed('jackpot', desk)
    await waitFor(() => seen(root).includes('$12,405.00'))
    const query = api.asked(raffleListCalls.list).find(call => call.query.has('live'))?.query
    expect(query?.getAll('category[]')).to.deep.equal(['50/50'])
    expect(query?.get('sortBy')).to.equal('endDate')
    root.querySelector<HTMLElement>('.rd-breakdown-button')?.focus()
    await press('Enter')
    const scope = root.getRootNode() as ShadowRoot
    await waitFor(() => scope.textContent?.includes('50% of ticket sales'))
    expect(scope.textContent).to.include('The board lowered the guarantee on 4 May')
    await expectNoAxeViolationsInFull(root)
    await press('Escape')
    await waitFor(() => focused()?.classList.contains('rd-breakdown-button'))
  })

  it('follows the figure, and keeps it while a poll fails', async () => {
    const clock = turnedClock()
    const { desk, api } = fakeDesk()
    const id = harbourLights.id
    api.answer(at(raffleCalls.get, { id }), detailOf(harbourLights))
    const root = await placed('jackpot', desk, { 'raffle-id': id })
    await waitFor(() => seen(root).includes('$12,405.00'))
    const jackpot = { ...pot, amountCents: 1_241_000 }
    api.answer(at(raffleCalls.get, { id }), detailOf({ ...harbourLights, jackpot }))
    clock.turn(pollMs)
    await waitFor(() => seen(root).includes('$12,410.00'), 'the next poll')
  })

  it('says so where the raffle is nobody’s or another organisation’s', async () => {
    const { desk, api } = fakeDesk()
    api.answer(at(raffleCalls.get, { id: 'x' }), refusal(404, 'not-found', 'No.'))
    const root = await placed('jackpot', desk, { 'raffle-id': 'x' })
    await waitFor(() => seen(root).includes('There is no such raffle in this organization.'))
  })
})

describe('the widget of raffles on sale', () => {
  it('lists the first that end, with a link to each, and counts the rest', async () => {
    const { desk, api } = fakeDesk()
    api.answer(raffleListCalls.list, listAnswer(sampleRows.slice(0, 3), 9))
    const root = await placed('liveRaffles', desk)
    await waitFor(() => root.querySelectorAll('li').length === 3)
    expect(seen(root)).to.include('and 6 more')
    const link = root.querySelector<HTMLAnchorElement>('li a')
    expect(link?.getAttribute('href')).to.include(`/raffle?raffle=${harbourLights.id}`)
    await expectNoAxeViolationsInFull(root)
  })

  it('goes on by itself after a failure at its start, and from its title if Retry had the focus', async () => {
    const clock = turnedClock()
    const { desk, api } = fakeDesk()
    await desk.start()
    const errors = [{ code: 'unexpected', message: 'The list is being rebuilt.' }]
    api.answer(raffleListCalls.list, onWire({ status: 500, body: { errors } }))
    const root = await placed('liveRaffles', desk)
    await waitFor(() => seen(root).includes('The raffles could not be loaded.'))
    root.querySelector<HTMLElement>('button')?.focus()
    api.answer(raffleListCalls.list, listAnswer([harbourLights]))
    clock.turn(pollMs)
    await waitFor(() => root.querySelectorAll('li').length === 1, 'the next poll')
    await waitFor(() => seen(focused()) === 'Raffles on sale', 'the focus on the title')
  })
})

describe('the widget of recent winners', () => {
  it('shows what the public may know of them', async () => {
    const { desk, api } = fakeDesk()
    api.answer(recentWinnerCalls.list, sampleWinners)
    const root = await placed('recentWinners', desk)
    await waitFor(() => root.querySelectorAll('li').length === 3)
    expect(seen(root)).to.include('E. T., Halifax')
    expect(seen(root)).to.include('Ticket 105195')
    await expectNoAxeViolationsInFull(root)
  })

  it('asks for one raffle’s by its attribute', async () => {
    const { desk, api } = fakeDesk()
    api.answer(recentWinnerCalls.list, [])
    const root = await placed('recentWinners', desk, { 'raffle-id': harbourLights.id })
    await waitFor(() => seen(root).includes('No winner is confirmed yet.'))
    const call = api.asked(recentWinnerCalls.list)[0]
    expect(call?.query.get('eventId')).to.equal(harbourLights.id)
  })
})
