import { expect } from 'chai'
import type { Job } from '../../src/core/jobs/job.ts'
import { JobProgress } from '../../src/screens/kit/job-progress.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const running: Job = {
  id: 'j1',
  state: 'running',
  done: 100,
  total: 1000,
  startedAt: null,
  failures: [],
  message: null,
}
const failures = Array.from({ length: 7 }, (_, index) => ({
  id: `o${index}`,
  label: `4F09C${index}`,
  message: 'It was voided.',
}))
const nothing = () => undefined

function statusOf(root: HTMLElement): string {
  return root.querySelector('[role="status"], [role="alert"]')?.textContent ?? ''
}

const { now } = Date

describe('job progress', () => {
  afterEach(() => {
    Date.now = now
  })

  it('says done of total, how fast and how long yet, in both languages', async () => {
    const atRest = Date.now()
    Date.now = () => atRest
    const job = { ...running, startedAt: new Date(atRest - 10_000).toISOString() }
    const { root, find } = await placeKit(<JobProgress title="Void" job={job} />)
    await waitFor(() =>
      root.textContent?.includes('100 of 1,000 · 10 per second · about 2 minutes left'),
    )
    const bar = await find('[role="progressbar"]')
    expect(bar.getAttribute('aria-valuenow')).to.equal('100')
    expect(bar.getAttribute('aria-valuetext')).to.equal('100 of 1,000')
    await expectNoAxeViolationsInFull(root)
    const french = await placeKit(<JobProgress title="Annuler" job={job} />, { locale: 'fr' })
    await waitFor(() => french.root.textContent?.includes('encore environ 2'))
  })

  it('tells no pace while nothing moves, as after a killed server, and counts anew from there', async () => {
    const clock = turnedClock()
    let at = Date.now()
    Date.now = () => at
    const job = { ...running, startedAt: new Date(at - 10_000).toISOString() }
    const { root, draw } = await placeKit(<JobProgress title="Void" job={job} />)
    await waitFor(() => root.textContent?.includes('10 per second'))
    at += 15_000
    clock.turn(15_000)
    await waitFor(() => !root.textContent?.includes('per second'), 'no pace')
    expect(root.textContent).to.include('100 of 1,000').and.not.to.include('left')
    at += 2_000
    draw(<JobProgress title="Void" job={{ ...job, done: 140 }} />)
    await waitFor(() => root.textContent?.includes('140 of 1,000 · 20 per second'))
  })

  it('reads out milestones, not every step', async () => {
    const { root, draw } = await placeKit(<JobProgress title="Void" job={running} />)
    const said = new Set<string>()
    for (let done = 100; done <= 1000; done += 50) {
      draw(<JobProgress title="Void" job={{ ...running, done }} />)
      said.add(statusOf(root))
    }
    expect([...said]).to.deep.equal([
      '',
      'Void: 25% done',
      'Void: 50% done',
      'Void: 75% done',
      'Void: 100% done',
    ])
  })

  for (const place of somePlaces) {
    it(`asks before it is cancelled, where that is wanted, by keyboard and mouse (${place})`, async () => {
      let cancelled = 0
      const { find, query, root } = await placeKit(
        <JobProgress
          title="Void"
          job={running}
          onCancel={() => {
            cancelled += 1
          }}
          confirmCancel={{
            title: 'Stop voiding orders?',
            message: '100 orders are void already and stay so.',
            confirmLabel: 'Stop voiding',
            cancelLabel: 'Keep going',
          }}
        />,
        { place },
      )
      const button = await find<HTMLButtonElement>('.rd-job-actions button')
      button.focus()
      await press('Enter')
      await find('[role="alertdialog"]')
      await press('Escape')
      await waitFor(() => query('[role="alertdialog"]') === null)
      await waitFor(() => focused() === button)
      expect(cancelled).to.equal(0)
      await click(button)
      await find('[role="alertdialog"]')
      await click(await find('[role="alertdialog"] button[type="submit"]'))
      await waitFor(() => cancelled === 1)
      await waitFor(() => query('[role="alertdialog"]') === null)
      await expectNoAxeViolationsInFull(root)
    })

    it(`lists what failed and retries only that (${place})`, async () => {
      const retried: string[][] = []
      const { root, find } = await placeKit(
        <JobProgress
          title="Void"
          job={{ ...running, state: 'finished', done: 1000, failures }}
          summary="993 orders are void."
          onRetry={failed => retried.push(failed.map(({ id }) => id))}
          onDismiss={nothing}
        />,
        { place },
      )
      expect(root.textContent).to.include('993 orders are void.')
      expect(statusOf(root)).to.include('7 didn’t succeed')
      expect(root.querySelectorAll('li').length).to.equal(5)
      const more = await find<HTMLButtonElement>('[aria-controls]')
      expect(
        root.contains(
          root.querySelector(`#${CSS.escape(more.getAttribute('aria-controls') ?? '')}`),
        ),
      ).to.equal(true)
      more.focus()
      await press('Space')
      await waitFor(() => root.querySelectorAll('li').length === 7)
      await expectNoAxeViolationsInFull(root)
      await click(await find('.rd-job-actions button'))
      expect(retried).to.deep.equal([failures.map(({ id }) => id)])
    })
  }

  it('says why a whole job failed, as an alert, and offers Retry', async () => {
    let retries = 0
    const { root, find } = await placeKit(
      <JobProgress
        title="Void"
        job={{ ...running, state: 'failed', message: 'The server stopped.' }}
        onRetry={() => {
          retries += 1
        }}
      />,
    )
    expect((await find('[role="alert"]')).textContent).to.include('The server stopped.')
    const retry = await find<HTMLButtonElement>('.rd-job-actions button')
    expect(retry.textContent).to.equal('Retry')
    retry.focus()
    await press('Enter')
    expect(retries).to.equal(1)
    await expectNoAxeViolationsInFull(root)
  })

  it('offers no Cancel twice while it is being cancelled', async () => {
    let cancels = 0
    const { find, root } = await placeKit(
      <JobProgress
        title="Void"
        job={running}
        cancelling
        onCancel={() => {
          cancels += 1
        }}
      />,
    )
    await click(await find('.rd-job-actions button'))
    expect(cancels).to.equal(0)
    expect(statusOf(root)).to.equal('Cancelling…')
  })
})
