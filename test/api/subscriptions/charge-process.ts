/** A worker of its own for kill -9, with a bank that keeps in a table what it was asked, and often says nothing. */
import { setImmediate } from 'node:timers/promises'
import { openDatabase } from '../../../demo/api/database.ts'
import { createWrites } from '../../../demo/api/http/writes.ts'
import { paymentStandIn } from '../../../demo/api/stand-ins/payments.ts'
import { startSubscriptionWorker } from '../../../demo/api/subscriptions/worker.ts'

const [url = ''] = process.argv.slice(2)
const { db, writes, jobs } = await openDatabase({ dataDir: '', url })
startSubscriptionWorker({
  db,
  write: createWrites(writes.db, { patience: 60_000 }),
  payments: {
    ...paymentStandIn,
    async charge(asked) {
      await jobs.pool.query(
        'insert into bank (key, cents) values ($1, $2) on conflict (key) do update set asked = bank.asked + 1',
        [asked.idempotencyKey, asked.amountCents],
      )
      process.stdout.write('asked\n')
      // A kill may come before the answer.
      await setImmediate()
      if (Math.random() < 0.2) throw new Error('The line is down.')
      return paymentStandIn.charge(asked)
    },
  },
  now: () => new Date(),
  log: () => undefined,
  everyMilliseconds: 50,
})
