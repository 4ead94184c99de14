/**
 * Envelopes that came on one day and were deposited together: their orders are entered until count and money are what
 * was declared (docs/domain.md, "Orders that staff enter").
 */
import * as v from 'valibot'
import { changeOf, creationOf, type Field, formOf, recordOf } from '../fields/field.ts'
import { count, money, text } from '../fields/kinds.ts'
import {
  CentsSchema,
  CountSchema,
  DaySchema,
  GivenIdSchema,
  IdSchema,
  InstantSchema,
  RecordVersionSchema,
} from '../fields/values.ts'
import { defineList } from '../table/list.ts'

/** `YYYY-MM-DD`; an empty form has none yet. */
function day(): Field<string> {
  return { kind: 'text', schema: DaySchema, typed: DaySchema, initially: '' }
}

export const mailBatchFields = {
  /** What the bank's deposit slip says. */
  depositId: text(60, { required: true }),
  /** The orders count as bought on this day, in each raffle's zone. */
  receivedOn: day(),
  envelopes: count({ least: 1, most: 10_000, initially: null }),
  /** What they hold together. */
  controlCents: money(),
}
export const mailBatchForm = formOf(mailBatchFields)

export const batchStates = ['open', 'closed'] as const

export const MailBatchSchema = recordOf(mailBatchFields, {
  id: IdSchema,
  organizationId: IdSchema,
  state: v.picklist(batchStates),
  /** Purchases of it that stand, in whole or in part: each came in an envelope of its own. */
  enteredEnvelopes: CountSchema,
  /** What of them stands. */
  enteredCents: CentsSchema,
  /** What became void after it was closed: it stays closed, and differs from what was deposited. */
  voidedCents: CentsSchema,
  /** ISO 4217. */
  currency: v.string(),
  openedAt: InstantSchema,
  openedBy: v.nullable(v.string()),
  closedAt: v.nullable(InstantSchema),
  version: RecordVersionSchema,
})
export type MailBatch = v.InferOutput<typeof MailBatchSchema>

export const NewMailBatchSchema = creationOf(mailBatchFields, {
  organizationId: v.optional(GivenIdSchema),
})
export const MailBatchChangeSchema = changeOf(mailBatchFields)

export const mailBatchList = defineList({
  name: 'mail-batches',
  row: MailBatchSchema,
  columns: {
    depositId: { kind: 'text', card: 'title' },
    receivedOn: { kind: 'text' },
    openedAt: { kind: 'instant', sort: 'desc', card: 'meta' },
    envelopes: { kind: 'count' },
    enteredEnvelopes: { kind: 'count' },
    controlCents: { kind: 'money' },
    enteredCents: { kind: 'money' },
    voidedCents: { kind: 'money' },
    state: { kind: 'choice', card: 'status' },
  },
  filters: {
    state: { kind: 'choice', options: batchStates.map(id => ({ id })) },
  },
  order: { by: 'openedAt', direction: 'desc' },
})
