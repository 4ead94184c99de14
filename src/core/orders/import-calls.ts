/** The orders of a file, entered at once (section 7). */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CountSchema, GivenIdSchema, IdSchema, oneLineText } from '../fields/values.ts'
import { uploadModes } from '../raffles/members/member-rows.ts'
import { NewOrderSchema } from './order.ts'

/** The most rows of one call: for the seconds that it takes, nobody else's order of the raffle is entered. */
const mostImportRows = 100

/** An order of a file. Its key tells it from the raffle's other ones for ever: under it, it is imported once. */
export const ImportRowSchema = v.strictObject({
  key: oneLineText(100),
  ...v.omit(NewOrderSchema, ['eventId']).entries,
})

export const importCalls = contracts({
  /** Enters the orders of a file, or of a part of it; each row that can't be is said with its reasons. */
  import: {
    method: 'POST',
    path: '/order-service/v2/orders/import',
    access: { action: 'orders:import', embed: 'never' },
    body: v.strictObject({
      eventId: GivenIdSchema,
      mode: v.picklist(uploadModes),
      /** SHA-256 of the whole file: no part of it is imported twice. */
      fileHash: v.optional(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[0-9a-f]{64}$/))),
      /** Which part of the file, where it has more rows than one call takes. */
      part: v.optional(v.pipe(CountSchema, v.minValue(1), v.maxValue(10_000)), 1),
      /** The buyers are sent their tickets. */
      tells: v.optional(v.boolean(), false),
      /** Each by `ImportRowSchema`, which is asked of row after row: a faulty one is an answer of its own. */
      orders: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(mostImportRows)),
    }),
    answer: v.object({
      imported: v.array(v.object({ row: CountSchema, id: IdSchema })),
      /** Entered under their keys before, whatever became of them since: nothing was done. */
      earlier: v.array(v.object({ row: CountSchema, id: IdSchema })),
      /** By row; one that is wrong in several ways, several times. */
      refused: v.array(
        v.object({
          /** From 1, in the order sent. */
          row: CountSchema,
          /** Dotted path within the row. */
          field: v.optional(v.string()),
          code: v.string(),
          /** In the reader's language. */
          message: v.string(),
        }),
      ),
    }),
    // Enough for every row at a length that people mean.
    maxBytes: 256 * 1024,
    // A text that can't be kept is its own row's fault.
    anyText: true,
    timeoutMs: 60_000,
  },
})
