import { expect } from 'chai'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { memberCalls } from '../../../src/core/raffles/members/calls.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import { pageNameOf } from '../../../src/core/shell/page-name.ts'
import { drawAnswers } from '../../../stories/raffles/draw-answers.ts'
import { openDraw } from '../../../stories/raffles/draw-fixtures.ts'
import { harbourLights as edited, editorAnswers } from '../../../stories/raffles/edited-raffle.ts'
import { endedRaffle } from '../../../stories/raffles/ended-raffle.ts'
import { detailOf, harbourLights } from '../../../stories/raffles/sample-raffles.ts'
import { type Answers, answerTo, at, onWire, pageOf } from '../../../stories/support/fake-api.ts'
import { fakeDesk, storyDesk } from '../../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

const path = at(raffleCalls.get, { id: harbourLights.id })
const shown = { 'raffle-id': harbourLights.id }
const resting = { errors: [{ message: 'It is resting.' }] }

const screens = [
  ['raffle', 'Raffle'],
  ['rafflePrizes', 'Prizes'],
  ['raffleMembers', 'Members'],
  ['raffleWinners', 'Winners'],
  ['raffleDraw', 'Draw'],
] as const

const titlesIn = (root: HTMLElement) =>
  [...root.querySelectorAll('h1')].map(title => title.textContent?.trim())

describe('the title of a raffle’s page that isn’t there', () => {
  for (const [screen, title] of screens) {
    it(`stands on ${screen} where no raffle was chosen`, async () => {
      const { desk } = fakeDesk({ roles: ['account owner'] })
      const root = await placed(screen, desk)
      await waitFor(() => seen(root).includes('No raffle was chosen'), 'none chosen')
      expect(titlesIn(root)).to.deep.equal([title])
    })
  }

  it('names the list whose prizes could not be read', async () => {
    const { desk, api } = fakeDesk({ roles: ['account owner'] })
    api.answer(path, detailOf(harbourLights))
    api.answer(prizeCalls.list, onWire({ status: 500, body: resting }))
    const root = await placed('rafflePrizes', desk, shown)
    const state = await waitFor(() => root.querySelector('.rd-state-failed'), 'the failure')
    expect(seen(state.querySelector('.rd-state-title'))).to.equal('The prizes could not be loaded')
  })

  it('says that a raffle has nothing to draw below a title and a way back', async () => {
    const { desk, api } = fakeDesk({ roles: ['account owner'] })
    api.answer(path, detailOf(harbourLights, { draws: [] }))
    api.answer(prizeCalls.list, pageOf([]))
    const root = await placed('raffleDraw', desk, shown)
    await waitFor(() => seen(root).includes('There is nothing to draw yet'), 'no draws')
    expect(titlesIn(root)).to.deep.equal([`Draw, ${harbourLights.name}`])
    expect(seen(root.querySelector('.rd-page-header-back'))).to.equal(harbourLights.name)
    expect(root.querySelector('.rd-state a')?.classList.contains('rd-button')).to.equal(true)
  })
})

describe('the window of a raffle’s page', () => {
  const world: Answers = [
    ...editorAnswers(edited),
    ...drawAnswers({ draw: openDraw, raffle: { ...endedRaffle, id: edited.id } }),
    answerTo(at(raffleCalls.get, { id: edited.id }), { ...edited, draws: [openDraw] }),
    answerTo(memberCalls.list, pageOf([])),
  ]
  const named = { 'raffle-id': edited.id }

  for (const [screen, attributes, name, heading] of [
    ['raffle', named, edited.name, edited.name],
    ['raffleEditor', named, `Edit ${edited.name}`, `Edit ${edited.name}`],
    ['raffleEditor', {}, 'New raffle', 'New raffle'],
    ['rafflePrizes', named, `Prizes, ${edited.name}`, `Prizes, ${edited.name}`],
    ['raffleMembers', named, `Members, ${edited.name}`, `Members, ${edited.name}`],
    ['raffleWinners', named, `Winners, ${edited.name}`, `Winners, ${edited.name}`],
  ] as const)
    it(`is called “${name}”, and so is its heading`, async () => {
      const desk = storyDesk(usualGlobals, { answers: world })
      const root = await placed(screen, desk, attributes)
      const { $name } = pageNameOf(desk)
      await waitFor(() => $name.get() === name, name)
      expect(titlesIn(root)).to.deep.equal([heading])
      ;(root.getRootNode() as ShadowRoot).host.remove()
      await waitFor(() => $name.get() === null, 'no name')
    })

  it('says which draw it is', async () => {
    const desk = storyDesk(usualGlobals, { answers: drawAnswers({ draw: openDraw }) })
    const attributes = { 'raffle-id': openDraw.eventId, 'draw-id': openDraw.id }
    const root = await placed('raffleDraw', desk, attributes)
    const name = `Final draw, ${openDraw.raffleName}`
    await waitFor(() => pageNameOf(desk).$name.get() === name, name)
    expect(titlesIn(root)).to.deep.equal([name])
  })

  it('says which tab of the raffle is open', async () => {
    const desk = storyDesk(usualGlobals, { answers: world })
    await placed('raffle', desk, named)
    const { $name } = pageNameOf(desk)
    await waitFor(() => $name.get() === edited.name, 'the raffle')
    desk.location.update({ tab: 'sales' })
    await waitFor(() => $name.get() === `Sales, ${edited.name}`, 'its sales')
  })
})
