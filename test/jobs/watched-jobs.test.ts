import { expect } from 'chai'
import { atom } from 'nanostores'
import * as v from 'valibot'
import { DeskError } from '../../src/core/errors.ts'
import { type Job, JobSchema } from '../../src/core/jobs/job.ts'
import { createWatchedJobs } from '../../src/core/jobs/watched-jobs.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const running: Job = {
  id: 'j1',
  state: 'running',
  done: 3,
  total: 10,
  startedAt: '2026-11-20T18:00:00Z',
  failures: [],
  message: null,
}

/** A desk as far as jobs know it. A second one is the same page after a reload. */
function deskOf(kind: 'standalone' | 'host', subject: string | null = 'eva:tern-cove') {
  return { session: { kind }, $subject: atom(subject) }
}

function far(answers: (id: string) => Job) {
  const asked: string[] = []
  return {
    asked,
    read: async (id: string) => {
      asked.push(id)
      return answers(id)
    },
  }
}

describe('watched jobs', () => {
  const ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    localStorage.clear()
  })

  function watching(...[desk, read]: [ReturnType<typeof deskOf>, (id: string) => Promise<Job>]) {
    const jobs = createWatchedJobs(desk, { kind: 'void-orders', read, pollMs: 20 })
    ends.push(jobs.$jobs.listen(() => undefined))
    return jobs
  }

  it('are polled until they are over', async () => {
    let done = 3
    const clock = turnedClock(20)
    const { read, asked } = far(() => {
      done += 3
      return done < 10 ? { ...running, done } : { ...running, done: 10, state: 'finished' }
    })
    const jobs = watching(deskOf('standalone'), read)
    jobs.watch('j1', running)
    expect(jobs.$jobs.get()[0]?.job?.done).to.equal(3)
    await waitFor(() => {
      clock.turn(20)
      return jobs.$jobs.get()[0]?.job?.state === 'finished'
    })
    const count = asked.length
    clock.turn(60)
    expect(asked.length).to.equal(count)
  })

  it('are found again after a reload, standalone, by the same person only', async () => {
    const { read } = far(() => running)
    watching(deskOf('standalone'), read).watch('j1')
    const again = watching(deskOf('standalone'), read)
    await waitFor(() => again.$jobs.get()[0]?.job?.done === 3)
    expect(watching(deskOf('standalone', 'tom:tern-cove'), read).$jobs.get()).to.deep.equal([])
    again.forget('j1')
    expect(watching(deskOf('standalone'), read).$jobs.get()).to.deep.equal([])
    expect(localStorage.length).to.equal(0)
  })

  it('never touch local storage embedded, and stay while the desk does', () => {
    const desk = deskOf('host')
    const { read } = far(() => running)
    const jobs = watching(desk, read)
    jobs.watch('j1', running)
    expect(localStorage.length).to.equal(0)
    desk.$subject.set(null)
    expect(jobs.$jobs.get()).to.deep.equal([])
    desk.$subject.set('eva:tern-cove')
    expect(jobs.$jobs.get().map(({ id }) => id)).to.deep.equal(['j1'])
  })

  it('keep what is known when a poll fails, and say so', async () => {
    const jobs = watching(deskOf('standalone'), () => Promise.reject(new Error('offline')))
    jobs.watch('j1', running)
    const watched = await waitFor(() => jobs.$jobs.get().find(({ error }) => error))
    expect(watched.job).to.deep.equal(running)
  })

  it('leave the list when the server no longer knows them', async () => {
    const jobs = watching(deskOf('standalone'), () =>
      Promise.reject(new DeskError('not-found', 'gone', { status: 404 })),
    )
    jobs.watch('j1')
    await waitFor(() => jobs.$jobs.get().length === 0)
    expect(localStorage.length).to.equal(0)
  })

  it('take what was kept wrongly for nothing', () => {
    localStorage.setItem('raffle-desk.jobs.void-orders.eva:tern-cove', '{"not":"a list"}')
    const { read } = far(() => running)
    expect(watching(deskOf('standalone'), read).$jobs.get()).to.deep.equal([])
  })

  it('parse as the API answers them, and refuse what is none', () => {
    expect(v.parse(JobSchema, running)).to.deep.equal(running)
    expect(v.is(JobSchema, { ...running, done: 1.5 })).to.equal(false)
    expect(v.is(JobSchema, { ...running, state: 'dancing' })).to.equal(false)
  })
})
