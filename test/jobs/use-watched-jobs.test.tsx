import { expect } from 'chai'
import { createRoot } from 'react-dom/client'
import type { Job } from '../../src/core/jobs/job.ts'
import { createWatchedJobs } from '../../src/core/jobs/watched-jobs.ts'
import { perDesk } from '../../src/core/per-desk.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { JobProgress } from '../../src/screens/kit/job-progress.tsx'
import { useWatchedJobs } from '../../src/screens/use-watched-jobs.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { box } from '../support/browser/fixture.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const running: Job = {
  id: 'j1',
  state: 'running',
  done: 3,
  total: 10,
  startedAt: null,
  failures: [],
  message: null,
}
const voidJobsOf = perDesk(desk =>
  createWatchedJobs(desk, { kind: 'void-orders', read: async () => running }),
)

function VoidJobs() {
  const { jobs, watch } = useWatchedJobs(voidJobsOf)
  return (
    <>
      <button type="button" onClick={() => watch('j1')}>
        Start
      </button>
      {jobs.map(({ id, job }) => job && <JobProgress key={id} title="Void" job={job} />)}
    </>
  )
}

describe('watched jobs on a screen', () => {
  it('show their bar, and again when the screen comes back', async () => {
    const { desk } = fakeDesk()
    await desk.start()
    const show = () => {
      const place = box()
      const root = createRoot(place)
      root.render(
        <DeskProvider desk={desk}>
          <VoidJobs />
        </DeskProvider>,
      )
      return { place, root }
    }
    const first = show()
    ;(await waitFor(() => first.place.querySelector('button'))).click()
    await waitFor(() => first.place.querySelector('[aria-valuenow="3"]'))
    first.root.unmount()
    const again = show()
    const bar = await waitFor(() => again.place.querySelector('[role="progressbar"]'))
    expect(bar.getAttribute('aria-valuetext')).to.equal('3 of 10')
    again.root.unmount()
    localStorage.clear()
  })
})
