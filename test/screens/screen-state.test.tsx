import { expect } from 'chai'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import { raffleListCalls } from '../../src/core/raffles/list-calls.ts'
import { listAnswer, sampleRows } from '../../stories/raffles/sample-raffles.ts'
import { onWire, type Prepared, type Sent } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed } from '../dashboard/placed.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const refused = (status: number) =>
  onWire({
    status,
    body: { errors: [{ code: 'no', message: 'No.' }] },
  })

type Answer = Prepared<typeof raffleListCalls.list>

async function listAnswered(answer: Answer) {
  const test = fakeDesk()
  // Its own reading of raffles comes before the list's.
  await test.desk.start()
  test.api.answer(raffleListCalls.list, answer)
  const root = await placed('raffles', test.desk)
  const is = (state: string) => waitFor(() => root.dataset.state === state, state)
  return { ...test, root, is }
}

describe('the state that a screen declares on its root', () => {
  it('is waiting while a part waits, and ready once all have what they show', async () => {
    let answer: (page: Sent<typeof raffleListCalls.list>) => void = () => undefined
    const { root, is } = await listAnswered(
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    await is('waiting')
    expect(root.querySelectorAll('tbody tr[aria-rowindex]').length).to.equal(0)
    answer(listAnswer(sampleRows))
    await is('ready')
    expect(root.querySelectorAll('tbody tr[aria-rowindex]').length).to.be.greaterThan(0)
  })

  it('is empty where there is nothing, failed until Retry helps, forbidden where the role ends', async () => {
    await (await listAnswered(() => listAnswer([]))).is('empty')
    await (await listAnswered(refused(403))).is('forbidden')
    const { root, api, is } = await listAnswered(refused(400))
    await is('failed')
    api.answer(raffleListCalls.list, () => listAnswer(sampleRows))
    root.querySelector<HTMLElement>('.rd-state-failed button')?.click()
    await is('ready')
  })

  it('is that of the tiles’ failure, whose figures keep their places behind it', async () => {
    for (const [status, state] of [
      [403, 'forbidden'],
      [400, 'failed'],
    ] as const) {
      const { desk, api } = fakeDesk()
      await desk.start()
      api.answer(dashboardCalls.salesKpi, refused(status))
      const root = await placed('salesTiles', desk)
      await waitFor(() => root.dataset.state === state, state)
      expect(root.querySelectorAll('.rd-stat-tile').length).to.be.greaterThan(7)
    }
  })
})
