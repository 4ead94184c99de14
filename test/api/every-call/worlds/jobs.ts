/** Jobs, from the file of a list on. */
import { jobCalls } from '../../../../src/core/jobs/calls.ts'
import { dataOf } from '../../draws/support.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { World } from '../world.ts'
import { draft } from './made.ts'

const timeZone = 'America/Halifax'

const fileOfWinners: World = async home => ({
  body: { list: 'winners', timeZone, query: { eventId: (await draft(home)).id } },
})

/** Begun, and by now finished: it is small. */
const finished: World = async home => {
  const { path, answer } = jobCalls.exportList
  const { body } = await fileOfWinners(home)
  const made = await home.api.ask('POST', path, { token: home.token, body, headers: newKey() })
  return { params: { id: dataOf(answer, made, 201).id } }
}

export const jobWorlds = {
  'POST /job-service/v2/exports': fileOfWinners,
  'GET /job-service/v2/jobs/:id': finished,
  'DELETE /job-service/v2/jobs/:id': finished,
  'POST /job-service/v2/jobs/:id/ticket': finished,
} satisfies Partial<Record<CallName, World>>
