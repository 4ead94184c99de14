import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema, RecordVersionSchema, VersionQuerySchema } from '../fields/values.ts'
import {
  MailBatchChangeSchema,
  MailBatchSchema,
  mailBatchList,
  NewMailBatchSchema,
} from './mail-batch.ts'

const path = '/order-service/v2/mail-batches'
const access = { action: 'orders:create', embed: 'never' } as const
const chosenHere = true

export const mailBatchCalls = contracts({
  list: {
    method: 'GET',
    path,
    access,
    list: mailBatchList,
    of: { organizationId: v.optional(GivenIdSchema) },
    chosenHere,
  },
  create: {
    method: 'POST',
    path,
    access,
    body: NewMailBatchSchema,
    answer: MailBatchSchema,
    makes: true,
    chosenHere,
  },
  /** While it is open: what was declared by mistake. */
  change: {
    method: 'PATCH',
    path: `${path}/:id`,
    access,
    body: MailBatchChangeSchema,
    answer: MailBatchSchema,
    chosenHere,
  },
  /** Envelopes and money are what was declared. */
  close: {
    method: 'POST',
    path: `${path}/:id/close`,
    access,
    body: v.strictObject({ version: RecordVersionSchema }),
    answer: MailBatchSchema,
    chosenHere,
  },
  /** One that was opened by mistake: nothing was ever entered in it. */
  remove: {
    method: 'DELETE',
    path: `${path}/:id`,
    access,
    query: VersionQuerySchema,
    answer: null,
    chosenHere,
  },
})
