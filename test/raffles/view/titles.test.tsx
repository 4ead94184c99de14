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
import {
  type Answers,
  answerTo,
  at,
  onWire,
  pageOf,
  type Reply,
  type Sent,
} from '../../../stories/support/fake-api.ts'
import { fakeDesk, storyDesk } from '../../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { focused } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

const path = at(raffleCalls.get, { id: harbourLights.id })
const shown = { 'raffle-id': harbourLights.id }
const resting = { errors: [{ message: 'It is resting.' }] }

const screens = [
  ['raffle', 'Raffle', 'The raffle could not be loaded'],
  ['rafflePrizes', 'Prizes', 'The raffle could not be loaded'],
  ['raffleMembers', 'Members', 'The raffle could not be loaded'],
  ['raffleWinners', 'Winners', 'The winners could not be loaded'],
  ['raffleDraw', 'Draw', 'The draw could not be loaded'],
] as const

type Given = Sent<typeof raffleCalls.get> | Reply

const titlesIn = (root: HTMLElement) =>
  [...root.querySelectorAll('h1')].map(title => title.textContent?.trim())

describe('the title of a raffle’s page that isn’t there', () => {
  for (const [screen, title, failed] of screens) {
    it(`stands on ${screen} while it waits, and keeps the focus when it fails`, async () => {
      const { desk, api } = fakeDesk({ roles: ['account owner'] })
      const answers: ((answer: Given) => void)[] = []
      api.answer(path, () => new Promise<Given>(done => answers.push(done)))
      api.answer(prizeCalls.list, pageOf([]))
      const root = await placed(screen, desk, shown)
      const first = await waitFor(() => root.querySelector('h1'), 'the title of the wait')
      expect(titlesIn(root)).to.deep.equal([title])
      first.focus()
      await waitFor(() => answers.length > 0, 'the call')
      for (const answer of answers) answer(onWire({ status: 500, body: resting }))
      const state = await waitFor(() => root.querySelector('.rd-state-failed'), 'the failure')
      expect(seen(state.querySelector('.rd-state-title'))).to.equal(failed)
      expect(seen(state)).to.include('It is resting.')
      expect(titlesIn(root)).to.deep.equal([title])
      await waitFor(() => focused() === root.querySelector('h1'), 'the focus on the title')
    })

    it(`stands on ${screen} where it is refused, and the focus goes on to what refuses it`, async () => {
      const { desk, api } = fakeDesk({ roles: ['account owner'] })
      const answers: ((answer: Given) => void)[] = []
      const refused = onWire({ status: 403, body: { errors: [{ message: 'No.' }] } })
      api.answer(path, () => new Promise<Given>(done => answers.push(done)))
      api.answer(prizeCalls.list, refused)
      const root = await placed(screen, desk, shown)
      const first = await waitFor(() => root.querySelector('h1'), 'the title of the wait')
      first.focus()
      await waitFor(() => answers.length > 0, 'the call')
      for (const answer of answers) answer(refused)
      const refusal = await waitFor(() => root.querySelector('.rd-state-forbidden'), 'the refusal')
      expect(titlesIn(root)).to.deep.equal([title])
      expect(seen(refusal.querySelector('h2'))).to.equal('You don’t have permission for this.')
      await waitFor(() => focused() === refusal.querySelector('h2'), 'the focus on the refusal')
      expect(seen(refusal)).to.include(
        'An account owner of your organization, or the product’s administrators, can give you access.',
      )
      const back = root.querySelector('.rd-page-header-back')
      expect(back?.getAttribute('href')).to.equal('/raffles')
    })

    it(`stands on ${screen} where no raffle was chosen`, async () => {
      const { desk } = fakeDesk({ roles: ['account owner'] })
      const root = await placed(screen, desk)
      await waitFor(() => seen(root).includes('No raffle was chosen'), 'none chosen')
      expect(titlesIn(root)).to.deep.equal([title])
    })
  }

  it('gives the focus to the raffle’s name once it is read', async () => {
    const { desk, api } = fakeDesk({ roles: ['account owner'] })
    const answers: ((answer: Given) => void)[] = []
    api.answer(path, () => new Promise<Given>(done => answers.push(done)))
    const root = await placed('raffle', desk, shown)
    const first = await waitFor(() => root.querySelector('h1'), 'the title of the wait')
    first.focus()
    await waitFor(() => answers.length > 0, 'the call')
    for (const answer of answers) answer(detailOf(harbourLights))
    await waitFor(() => seen(focused()) === harbourLights.name, 'the focus on the name')
  })

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
