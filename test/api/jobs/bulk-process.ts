/** A worker of its own for kill -9: it does a bulk as the server would, and says where each step begins. */
import { openDatabase } from '../../../demo/api/database.ts'
import { startJobWorker } from '../../../demo/api/jobs/worker.ts'
import { bulkStep } from '../../../demo/api/orders/bulk-step.ts'

const [url = '', kind = ''] = process.argv.slice(2)
const { jobs } = await openDatabase({ dataDir: '', url })
const worker = startJobWorker({
  db: jobs.db,
  steps: {
    [kind]: async at => {
      process.stdout.write(`from ${at.place}\n`)
      return bulkStep(at)
    },
  },
  now: () => new Date(),
  log: () => undefined,
  holdMs: 200,
})
// What was killed is held for a moment more.
setInterval(worker.wake, 50)
