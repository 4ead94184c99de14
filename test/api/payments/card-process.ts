/** A server of its own for kill -9, whose bank keeps in a table what it was asked, and is sometimes silent. */
import { setImmediate } from 'node:timers/promises'
import { openDatabase } from '../../../demo/api/database.ts'
import { startServer } from '../../../demo/api/server.ts'
import { paymentStandIn } from '../../../demo/api/stand-ins/payments.ts'

const [url = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir: '', url })

/** A kill may come before the answer, or the answer get lost. */
async function answerOf<Answer>(answer: Answer): Promise<Answer> {
  process.stdout.write('asked\n')
  await setImmediate()
  if (Math.random() < 0.1) throw new Error('The line is down.')
  return answer
}

const { port } = await startServer({
  database,
  port: 0,
  payments: {
    ...paymentStandIn,
    async authorize(asked) {
      const answer = await paymentStandIn.authorize(asked)
      if (answer.state === 'authorized')
        await database.jobs.pool.query(
          'insert into bank (reference, held) values ($1, $2) on conflict do nothing',
          [asked.reference, asked.amountCents],
        )
      return answerOf(answer)
    },
    async capture(asked) {
      const answer = await paymentStandIn.capture(asked)
      if (answer.state === 'captured')
        await database.jobs.pool.query(
          `update bank set taken = coalesce(taken, $2),
             wrong = wrong or released or $2 > held or taken <> $2 where reference = $1`,
          [asked.reference, asked.amountCents],
        )
      return answerOf(answer)
    },
    async release({ reference }) {
      await database.jobs.pool.query(
        'update bank set released = true, wrong = wrong or taken is not null where reference = $1',
        [reference],
      )
      return answerOf(undefined)
    },
  },
})
process.stdout.write(`listens ${port}\n`)
