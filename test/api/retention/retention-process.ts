/** A worker of its own for kill -9: it says which step it has made, and hangs in one before anything of it is kept. */
import { openDatabase } from '../../../demo/api/database.ts'
import { type RetentionStep, retentionSteps } from '../../../demo/api/retention/steps.ts'
import type { StepName } from '../../../demo/api/retention/tables.ts'
import { startRetentionWorker } from '../../../demo/api/retention/worker.ts'

const [url = '', now = '', hangsIn = '', after = '0'] = process.argv.slice(2)
const { jobs } = await openDatabase({ dataDir: '', url })
let made = 0
const hanging = ([name, step]: [string, RetentionStep]): [string, RetentionStep] => [
  name,
  async at => {
    const done = await step(at)
    made += 1
    process.stdout.write(`made ${name}\n`)
    if (name === hangsIn && made > Number(after)) await new Promise(() => undefined)
    return done
  },
]
const steps = Object.fromEntries(Object.entries(retentionSteps).map(hanging))
const worker = startRetentionWorker({
  db: jobs.db,
  steps: steps as Record<StepName, RetentionStep>,
  now: () => new Date(now),
  log: entry => process.stdout.write(`${JSON.stringify(entry)}\n`),
})
// What was killed is free as soon as the database has noticed.
setInterval(worker.wake, 50)
