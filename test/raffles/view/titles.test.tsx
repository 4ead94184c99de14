import { expect } from 'chai'
import { pageNameOf } from '../../../src/core/shell/page-name.ts'
import { drawAnswers } from '../../../stories/raffles/draw-answers.ts'
import { openDraw } from '../../../stories/raffles/draw-fixtures.ts'
import { harbourLights as edited, editorAnswers } from '../../../stories/raffles/edited-raffle.ts'
import { endedRaffle } from '../../../stories/raffles/ended-raffle.ts'
import { detailOf, harbourLights } from '../../../stories/raffles/sample-raffles.ts'
import { type Answers, data } from '../../../stories/support/fake-api.ts'
import { rafflePaths } from '../../../stories/support/paths.ts'
import { storyDesk } from '../../../stories/support/story-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { focused } from '../../support/browser/page.ts'
import { testDesk } from '../../support/browser/test-desk.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

const path = rafflePaths.event(harbourLights.id)
const at = { 'raffle-id': harbourLights.id }
const paging = { nextCursor: null, previousCursor: null, total: 0, totalCapped: false }
const resting = { errors: [{ message: 'It is resting.' }] }

const screens = [
  ['raffle', 'Raffle', 'The raffle could not be loaded'],
  ['rafflePrizes', 'Prizes', 'The raffle could not be loaded'],
  ['raffleMembers', 'Members', 'The raffle could not be loaded'],
  ['raffleWinners', 'Winners', 'The winners could not be loaded'],
  ['raffleDraw', 'Draw', 'The draw could not be loaded'],
] as const

const titlesIn = (root: HTMLElement) =>
  [...root.querySelectorAll('h1')].map(title => title.textContent?.trim())

type Answered = { status: number; body: unknown }

describe('the title of a raffle’s page that isn’t there', () => {
  for (const [screen, title, failed] of screens) {
    it(`stands on ${screen} while it waits, and keeps the focus when it fails`, async () => {
      const { desk, api } = testDesk({ roles: ['account owner'] })
      const answers: ((answer: Answered) => void)[] = []
      api.answer('GET', path, () => new Promise<Answered>(done => answers.push(done)))
      api.answer('GET', rafflePaths.prizes, { body: { data: [], paging } })
      const root = await placed(screen, desk, at)
      const first = await waitFor(() => root.querySelector('h1'), 'the title of the wait')
      expect(titlesIn(root)).to.deep.equal([title])
      first.focus()
      await waitFor(() => answers.length > 0, 'the call')
      for (const answer of answers) answer({ status: 500, body: resting })
      const state = await waitFor(() => root.querySelector('.rd-state-failed'), 'the failure')
      expect(seen(state.querySelector('.rd-state-title'))).to.equal(failed)
      expect(seen(state)).to.include('It is resting.')
      expect(titlesIn(root)).to.deep.equal([title])
      await waitFor(() => focused() === root.querySelector('h1'), 'the focus on the title')
    })

    it(`stands on ${screen} where it is refused, and the focus goes on to what refuses it`, async () => {
      const { desk, api } = testDesk({ roles: ['account owner'] })
      const answers: ((answer: Answered) => void)[] = []
      const refused = { status: 403, body: { errors: [{ message: 'No.' }] } }
      api.answer('GET', path, () => new Promise<Answered>(done => answers.push(done)))
      api.answer('GET', rafflePaths.prizes, refused)
      const root = await placed(screen, desk, at)
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
      const { desk } = testDesk({ roles: ['account owner'] })
      const root = await placed(screen, desk)
      await waitFor(() => seen(root).includes('No raffle was chosen'), 'none chosen')
      expect(titlesIn(root)).to.deep.equal([title])
    })
  }

  it('gives the focus to the raffle’s name once it is read', async () => {
    const { desk, api } = testDesk({ roles: ['account owner'] })
    const answers: ((answer: Answered) => void)[] = []
    api.answer('GET', path, () => new Promise<Answered>(done => answers.push(done)))
    const root = await placed('raffle', desk, at)
    const first = await waitFor(() => root.querySelector('h1'), 'the title of the wait')
    first.focus()
    await waitFor(() => answers.length > 0, 'the call')
    for (const answer of answers) answer({ status: 200, body: { data: detailOf(harbourLights) } })
    await waitFor(() => seen(focused()) === harbourLights.name, 'the focus on the name')
  })

  it('names the list whose prizes could not be read', async () => {
    const { desk, api } = testDesk({ roles: ['account owner'] })
    api.when('GET', path, detailOf(harbourLights))
    api.answer('GET', rafflePaths.prizes, { status: 500, body: resting })
    const root = await placed('rafflePrizes', desk, at)
    const state = await waitFor(() => root.querySelector('.rd-state-failed'), 'the failure')
    expect(seen(state.querySelector('.rd-state-title'))).to.equal('The prizes could not be loaded')
  })

  it('says that a raffle has nothing to draw below a title and a way back', async () => {
    const { desk, api } = testDesk({ roles: ['account owner'] })
    api.when('GET', path, detailOf(harbourLights, { draws: [] }))
    api.answer('GET', rafflePaths.prizes, { body: { data: [], paging } })
    const root = await placed('raffleDraw', desk, at)
    await waitFor(() => seen(root).includes('There is nothing to draw yet'), 'no draws')
    expect(titlesIn(root)).to.deep.equal([`Draw, ${harbourLights.name}`])
    expect(seen(root.querySelector('.rd-page-header-back'))).to.equal(harbourLights.name)
    expect(root.querySelector('.rd-state a')?.classList.contains('rd-button')).to.equal(true)
  })
})

describe('the window of a raffle’s page', () => {
  const world: Answers = {
    ...editorAnswers(edited),
    ...drawAnswers({ draw: openDraw, raffle: { ...endedRaffle, id: edited.id } }),
    [`GET ${rafflePaths.event(edited.id)}`]: data({ ...edited, draws: [openDraw] }),
    [`GET ${rafflePaths.eventMembers}`]: { body: { data: [], paging } },
  }
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
    const at = { 'raffle-id': openDraw.eventId, 'draw-id': openDraw.id }
    const root = await placed('raffleDraw', desk, at)
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
