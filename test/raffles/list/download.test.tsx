import { expect } from 'chai'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import type { Job } from '../../../src/core/jobs/job.ts'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import { listAnswer, rowOf } from '../../../stories/raffles/sample-raffles.ts'
import { refusal } from '../../../stories/support/fake-api.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { placed } from '../../dashboard/placed.ts'
import { lookIn } from '../../support/browser/look-in.ts'
import { click } from '../../support/browser/page.ts'
import { savedFiles } from '../../support/browser/saved-files.ts'
import { turnedClock } from '../../support/browser/turned-clock.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

const saved = savedFiles()
afterEach(() => localStorage.clear())

const page = (name: string, paging: object) => ({
  data: [rowOf(200, name)],
  paging: { nextCursor: null, previousCursor: null, total: 2, totalCapped: false, ...paging },
})

async function openList({ isLong = false, kind = 'standalone' as 'standalone' | 'host' } = {}) {
  const { desk, api } = fakeDesk({ kind })
  await desk.start()
  const first = page('First page', { nextCursor: 'two', totalCapped: isLong })
  api.answer(raffleListCalls.list, ({ query }) =>
    query.get('cursor') ? listAnswer([rowOf(201, 'Second page')]) : first,
  )
  const root = await placed('raffles', desk)
  const { scope, button, says } = lookIn(root)
  const leave = () => {
    scope.host.remove()
    desk.destroy()
  }
  return { api, root, button, says, leave }
}

const id = '00000000-0000-4000-8000-00000000f11e'
const job = (changes: Partial<Job>): Job => ({
  id,
  state: 'running',
  done: 0,
  total: 40_000,
  startedAt: null,
  failures: [],
  message: null,
  ...changes,
})
const url = 'https://desk.example/job-service/v2/attachments/rdt_once'

describe('the file of a list', () => {
  it('is all pages as one, written here', async () => {
    const { button } = await openList()
    await click(await button('Download CSV'))
    const file = await waitFor(() => saved[0], 'file')
    const text = await file.text()
    expect(file.name).to.match(/^Raffles - \d{4}-\d\d-\d\d\.csv$/)
    expect(text.split('\r\n')).to.have.length(4)
    expect(text).to.include('First page').and.to.include('Second page').and.to.include('24810.00')
  })

  it('is written by the server where it is large, goes on when its page is left, and is saved once', async () => {
    const clock = turnedClock()
    const { api, button, says, leave } = await openList({ isLong: true })
    api.answer(jobCalls.exportList, job({ state: 'waiting', total: null }))
    api.answer(jobCalls.get, job({ done: 12_000 }))
    await click(await button('Download CSV'))
    await says('12,000')
    const [asked] = api.asked(jobCalls.exportList)
    expect(asked?.body.list).to.equal('raffles')
    expect(asked?.body.query).to.include({ sortBy: 'endDate', sortDir: 'desc' })
    leave()

    const back = await openList({ isLong: true })
    const answers = [job({ done: 30_000 }), job({ state: 'finished', done: 40_000 })]
    back.api.answer(jobCalls.get, () => answers.shift() ?? job({ state: 'finished' }))
    back.api.answer(jobCalls.ticket, { url })
    await back.says('30,000')
    clock.turn(1000)
    await waitFor(() => saved.length === 1, 'the file')
    expect(saved[0]?.address).to.equal(url)
    expect(back.api.asked(jobCalls.exportList)).to.have.length(0)
    back.leave()

    const once = await openList({ isLong: true })
    await once.button('Download CSV')
    expect(once.api.asked(jobCalls.get)).to.have.length(0)
    once.leave()
  })

  it('is ended on the server by Cancel', async () => {
    const { api, button, says } = await openList({ isLong: true })
    api.answer(jobCalls.exportList, job({}))
    api.answer(jobCalls.get, job({ done: 500 }))
    api.answer(jobCalls.cancel, undefined)
    await click(await button('Download CSV'))
    await says('500')
    await click(await button('Cancel'))
    await waitFor(() => api.asked(jobCalls.cancel).length === 1, 'the end of the job')
    await button('Download CSV')
    expect(saved).to.have.length(0)
  })

  it('says why the server ended it, and by Retry begins another', async () => {
    const { api, button, says } = await openList({ isLong: true })
    api.answer(jobCalls.exportList, job({}))
    api.answer(jobCalls.get, job({ state: 'failed', message: 'Your role does not allow this.' }))
    await click(await button('Download CSV'))
    await says('Your role does not allow this.')
    api.answer(jobCalls.exportList, refusal(429, 'too-many-jobs', 'Several files are being made.'))
    await click(await button('Retry'))
    await says('Several files are being made.')
  })
})
