/** A worker of its own for kill -9: it hands over what waits. */
import { openDatabase } from '../../../demo/api/database.ts'
import { smtpMailer } from '../../../demo/api/mail/mailer.ts'
import { startMailWorker } from '../../../demo/api/mail/worker.ts'

const [url = '', smtpUrl = '', from = ''] = process.argv.slice(2)
const { jobs } = await openDatabase({ dataDir: '', url })
const worker = startMailWorker({
  db: jobs.db,
  mailer: smtpMailer({ smtpUrl, from }),
  now: () => new Date(),
  log: () => undefined,
  holdMs: 500,
})
// What was killed is held for a moment more.
setInterval(worker.wake, 50)
