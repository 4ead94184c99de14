import { expect } from 'chai'
import { activityCalls } from '../../../src/core/activity/calls.ts'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { memberCalls } from '../../../src/core/raffles/members/calls.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import { raffleViewOf } from '../../../src/core/raffles/raffle-view.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import { detailOf, harbourLights } from '../../../stories/raffles/sample-raffles.ts'
import { at, onWire, pageOf } from '../../../stories/support/fake-api.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { samples } from '../../support/browser/full.ts'
import { focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

const path = at(raffleCalls.get, { id: harbourLights.id })

async function pressOn(element: HTMLElement) {
  element.focus()
  await press('Enter')
}

function named(root: HTMLElement, selector: string, words: string) {
  return waitFor(
    () =>
      [...root.querySelectorAll<HTMLElement>(selector)].find(
        one => seen(one).replace(/\d+$/, '') === words,
      ),
    words,
  )
}

describe('a raffle whose network comes and goes', () => {
  it('keeps what was read, says so, and after Retry the focus goes on from its title', async () => {
    const { desk, api } = fakeDesk({ roles: ['account owner'] })
    api.answer(path, detailOf(harbourLights))
    const root = await placed('raffle', desk, { 'raffle-id': harbourLights.id })
    await waitFor(() => root.querySelector('.rd-overview'), 'the overview')
    api.goOffline()
    await pressOn(await named(root, '[role="tab"]', 'Sales'))
    const banner = await waitFor(() => root.querySelector('.rd-banner'), 'the banner')
    expect(seen(banner)).to.include('What shows was read before.')
    expect(seen(root.querySelector('h1'))).to.equal('Harbour Lights 50/50')
    expect(seen(focused())).to.equal('Sales')
    api.goOnline()
    await pressOn(await named(root, '.rd-banner button', 'Retry'))
    await waitFor(() => !root.querySelector('.rd-banner'), 'the banner to go')
    await waitFor(() => focused() === root.querySelector('h1'), 'the focus on the title')
  })

  for (const [status, what] of [
    [403, 'no longer theirs'],
    [404, 'gone'],
  ] as const)
    it(`stays with what somebody types where the next read says that it is ${what}`, async () => {
      const { desk, api } = fakeDesk({ roles: ['account owner'] })
      api.answer(path, detailOf(harbourLights))
      api.answer(prizeCalls.list, pageOf([]))
      const root = await placed('raffle', desk, { 'raffle-id': harbourLights.id })
      await pressOn(await named(root, '[role="tab"]', 'Prizes'))
      await pressOn(await named(root, 'button', 'Add prize'))
      const name = await waitFor(
        () =>
          (root.getRootNode() as ShadowRoot).querySelector<HTMLInputElement>('.rd-drawer input'),
        'the form',
      )
      name.focus()
      await type('Ottoman')
      api.answer(path, onWire({ status, body: { errors: [{ message: 'No.' }] } }))
      raffleViewOf(desk, harbourLights.id).reload()
      await waitFor(() => root.textContent?.includes('Your permissions changed.'), 'the banner')
      await waitFor(
        () => desk.notices.$notices.get()[0]?.text.includes('save or copy'),
        'the notice above the drawer',
      )
      const view = raffleViewOf(desk, harbourLights.id)
      for (const [again, state] of [
        [status, status === 403 ? 'forbidden' : 'not-found'],
        [500, 'failed'],
      ] as const) {
        api.answer(path, onWire({ status: again, body: { errors: [{ message: 'No.' }] } }))
        view.reload()
        expect(view.$view.get().state).to.equal('loading')
        await waitFor(() => view.$view.get().state === state, `the answer ${again}`)
      }
      expect(name.isConnected).to.equal(true)
      expect(name.value).to.equal('Ottoman')
    })

  const tabs = [
    ['Winners and draw', prizeCalls.list],
    ['Prizes', prizeCalls.list],
    ['Members', memberCalls.list],
    ['Activity', activityCalls.list],
  ] as const
  for (const [tab, call] of samples(tabs, (_, index) => index === 0))
    it(`keeps the focus in the tab ${tab} after Retry there`, async () => {
      const { desk, api } = fakeDesk({ roles: ['account owner'] })
      api.answer(path, detailOf(harbourLights))
      api.answer(winnerCalls.list, pageOf([]))
      const refusal = onWire({ status: 500, body: { errors: [{ message: 'It is resting.' }] } })
      api.answer(call, refusal)
      const root = await placed('raffle', desk, { 'raffle-id': harbourLights.id })
      await pressOn(await named(root, '[role="tab"]', tab))
      const panel = await waitFor(() => root.querySelector('[role="tabpanel"]'), 'the panel')
      const asked = () => api.asked(call).length
      const isInside = () => panel.contains(focused())

      const before = asked()
      await pressOn(await named(root, '.rd-state-failed button', 'Retry'))
      await waitFor(() => asked() > before, 'the second call')
      await waitFor(isInside, 'the focus in the tab')

      api.answer(call, pageOf([]))
      await pressOn(await named(root, '.rd-state-failed button', 'Retry'))
      await waitFor(() => !root.querySelector('.rd-state-failed'), 'the failure to go')
      await waitFor(isInside, 'the focus in the tab')
    })
})
