import { expect } from 'chai'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import { drawAnswers } from '../../../stories/raffles/draw-answers.ts'
import {
  completeDraw,
  contacted,
  jackpotPrize,
  openDraw,
  raffleId,
  rejectedWinner,
} from '../../../stories/raffles/draw-fixtures.ts'
import { answerTo, at, pageOf } from '../../../stories/support/fake-api.ts'
import { type StoryDeskOptions, storyDesk } from '../../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { focused, press } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

const winners = [contacted, rejectedWinner]
const answers: NonNullable<StoryDeskOptions['answers']> = [
  ...drawAnswers({ draw: completeDraw, prizes: [jackpotPrize], winners }),
  answerTo(at(winnerCalls.get, { id: contacted.id }), contacted),
]

async function shown(options: StoryDeskOptions = {}) {
  const desk = storyDesk(usualGlobals, { answers: [...answers, ...(options.answers ?? [])] })
  const root = await placed('raffleWinners', desk, { 'raffle-id': raffleId })
  await waitFor(() => seen(root.querySelector('tbody')).includes('10482'), 'the rows')
  return { root, desk }
}

describe('the winners of a raffle', () => {
  it('shows prize, ticket, public name, buyer, status, times and category', async () => {
    const { root } = await shown()
    const heads = [...root.querySelectorAll('thead th')].map(seen).filter(Boolean)
    expect(heads).to.deep.equal([
      'Ticket',
      'Prize',
      'Public name',
      'Buyer',
      'Status',
      'Picked',
      'Confirmed',
      'Category',
    ])
    const row = seen(root.querySelector('tbody tr'))
    expect(row).to.include('10482')
    expect(row).to.include('R. T., Halifax')
    expect(row).to.include('Rosalie Thibodeau')
    await expectNoAxeViolationsInFull(root)
  })

  it('asks for 20 a page, and for the status that is filtered by', async () => {
    const asked: URLSearchParams[] = []
    const { desk } = await shown({
      answers: [
        answerTo(winnerCalls.list, call => {
          asked.push(call.query)
          const status = call.query.get('status')
          return pageOf(winners.filter(winner => !status || winner.status === status))
        }),
      ],
    })
    expect(asked[0]?.get('pageSize')).to.equal('20')
    desk.location.update({ status: 'rejected', 'winners.status': 'rejected' })
    await waitFor(() => asked.some(query => query.get('status') === 'rejected'), 'the filter')
  })

  it('opens one by keyboard: its details, attempts to reach it and timeline', async () => {
    const { root } = await shown()
    const title = root.querySelector<HTMLElement>('tbody tr button, tbody tr a')
    title?.focus()
    await press('Enter')
    const drawer = await waitFor(
      () => (root.getRootNode() as ShadowRoot).querySelector('[role="dialog"] .rd-timeline'),
      'the drawer',
    )
    const dialog = drawer.closest('[role="dialog"]')
    expect(seen(dialog)).to.include('Comes by on Monday.')
    expect(seen(dialog)).to.include('confirmed the winner')
    await waitFor(() => dialog?.contains(focused()), 'the focus in it')
    await expectNoAxeViolationsInFull(dialog as HTMLElement)
  })

  it('offers the draw and no filters where there is none yet, and filters to those who filtered', async () => {
    const none = drawAnswers({ draw: openDraw, prizes: [jackpotPrize], winners: [] })
    const desk = storyDesk(usualGlobals, { answers: none })
    const root = await placed('raffleWinners', desk, { 'raffle-id': raffleId })
    await waitFor(() => seen(root).includes('No winners yet'), 'the words')
    expect(root.querySelector('.rd-filters')).to.equal(null)
    const draw = root.querySelector('.rd-state a.rd-button')
    expect(seen(draw)).to.equal('Go to the draw')
    desk.location.update({ 'winners.status': 'rejected' })
    await waitFor(() => seen(root).includes('Nothing matches'), 'no match')
    desk.location.update({ 'winners.status': null })
    await waitFor(() => seen(root).includes('No winners yet'), 'the words again')
    expect(root.querySelector('.rd-filters')).not.to.equal(null)
  })
})
