/** A worker of its own for kill -9: it goes on with the job that it finds, says which steps it makes, and hangs in one. */
import { openDatabase } from '../../../demo/api/database.ts'
import { startJobWorker } from '../../../demo/api/jobs/worker.ts'

const [url = '', last = '', hangsIn = ''] = process.argv.slice(2)
const { jobs } = await openDatabase({ dataDir: '', url })
const worker = startJobWorker({
  db: jobs.db,
  steps: {
    'in-a-test': async ({ place }) => {
      const number = Number(place ?? 0) + 1
      process.stdout.write(`made ${number}\n`)
      if (number === Number(hangsIn)) await new Promise(() => undefined)
      const next = number < Number(last) ? String(number) : null
      return { text: `${number}\n`, done: 1, total: Number(last), next, fileName: 'numbers.txt' }
    },
  },
  now: () => new Date(),
  log: () => undefined,
  holdMs: 200,
})
// What was killed is held for a moment more.
setInterval(worker.wake, 50)
