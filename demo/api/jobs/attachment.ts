import type { ApiContext } from '../context.ts'
import { type Call, defineCall } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { hashSecret } from '../session/token.ts'
import { attachmentPath } from './calls.ts'
import type { StoredJob } from './job.ts'
import { receiptKinds } from './kinds.ts'

/** The file of a finished job, as it stands in its parts: nobody holds the whole. The address is the permission, once. */
export const attachment: Call = defineCall(
  {
    method: 'get',
    path: attachmentPath,
    summary: 'The finished file of a job, once, at the address that its ticket gave.',
    chosenHere: true,
    access: 'public',
    answer: null,
  },
  async ({ api, param }) => {
    const now = api.now()
    const job = await api.db
      .updateTable('jobs')
      .set({ ticketHash: null, ticketUntil: null })
      .where('ticketHash', '=', hashSecret(param('ticket')))
      .where('ticketUntil', '>', now)
      .where('endedAt', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('organizations')
            .select('id')
            .whereRef('id', '=', 'jobs.organizationId')
            .where('suspendedAt', 'is', null)
            .where('removedAt', 'is', null),
        ),
      )
      .returningAll()
      .executeTakeFirst()
    if (!job) throw new Refusal(404, 'not-found')
    return { file: partsOf(api, job), type: 'text/csv', name: job.fileName ?? 'file.csv' }
  },
)

async function* partsOf({ db }: Pick<ApiContext, 'db'>, job: StoredJob): AsyncGenerator<string> {
  for (let number = 0; ; number += 1) {
    const part = await db
      .selectFrom('jobParts')
      .select('content')
      .where('jobId', '=', job.id)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!part) break
    yield part.content
  }
  const rest = job.state === 'finished' ? undefined : receiptKinds.get(job.kind)
  if (rest) yield* rest(db, job)
}
