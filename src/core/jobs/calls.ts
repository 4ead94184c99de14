/** Long jobs (docs/architecture.md, "Downloads and uploads"). The specification leaves the paths open. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { timeZone } from '../fields/time-kinds.ts'
import { ListTextSchema } from '../table/list-text.ts'
import { JobSchema } from './job.ts'

/** The lists that a job makes files of, by their names. */
const fileLists = [
  'raffles',
  'winners',
  'orders',
  'tickets',
  'customers',
  'donations',
  'subscriptions',
  'activity',
] as const
export type FileList = (typeof fileLists)[number]

const path = '/job-service/v2'
// Who may begin one, the list says; how far it is, only they are told.
const access = { action: 'signed-in', embed: 'any-scope' } as const
const chosenHere = true

export const jobCalls = contracts({
  /** Begins a file of all that a list's filters let through, in the language that is asked for. */
  exportList: {
    method: 'POST',
    path: `${path}/exports`,
    access,
    body: v.strictObject({
      list: v.picklist(fileLists),
      /** As the list's own call is asked: what it is of, its filters and its order. */
      query: ListTextSchema,
      /** IANA zone of the day that the file is named by. */
      timeZone: timeZone().schema,
    }),
    answer: JobSchema,
    makes: true,
    chosenHere,
  },
  get: { method: 'GET', path: `${path}/jobs/:id`, access, answer: JobSchema, chosenHere },
  /** Nothing more is done; what is done stays. */
  cancel: { method: 'DELETE', path: `${path}/jobs/:id`, access, answer: null, chosenHere },
  /** An address that gives the finished file once, within a minute. */
  ticket: {
    method: 'POST',
    path: `${path}/jobs/:id/ticket`,
    access,
    answer: v.strictObject({ url: v.pipe(v.string(), v.url()) }),
    chosenHere,
  },
})
