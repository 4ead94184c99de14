import * as v from 'valibot'
import { contracts } from '../../contract.ts'
import { sentOf } from '../../fields/field.ts'
import { partOf } from '../../fields/part.ts'
import { EmailSchema, GivenIdSchema, IdSchema, RecordVersionSchema } from '../../fields/values.ts'
import { locales } from '../../i18n/texts.ts'
import { RaffleDetailSchema } from '../raffle-detail.ts'
import { longestReason } from '../terms.ts'
import { packagesAtMost, TicketPackageInputSchema } from '../ticket-package.ts'
import { EditViewSchema } from './edit-view.ts'
import { judgedFields } from './fields.ts'

const path = '/event-service/v2/events'
const edits = { action: 'raffles:read', embed: 'raffles:edit' } as const
/** Enough for every text at its longest, in any script. */
const maxBytes = 1024 * 1024
const some = partOf(judgedFields)
const { name, category, province, timeZone } = sentOf(judgedFields)
const relations = {
  /** Chosen here: the raffle that this one is an add-on of. */
  parentId: v.optional(v.nullable(IdSchema)),
  packages: v.optional(v.pipe(v.array(TicketPackageInputSchema), v.maxLength(packagesAtMost))),
}

/** What the editor of a raffle asks. */
export const editorCalls = contracts({
  /** What it offers for a country: its label, its provinces or states, its zones. */
  editView: {
    method: 'GET',
    path: '/event-service/v2/edit-views/:country',
    access: { action: 'raffles:read', embed: 'any-scope' },
    answer: EditViewSchema,
    chosenHere: true,
  },
  create: {
    method: 'POST',
    path,
    access: edits,
    body: v.strictObject({
      ...some,
      name,
      category,
      province,
      timeZone,
      ...relations,
      /** Default: the session's own. */
      organizationId: v.optional(GivenIdSchema),
      /** Section 4: the form's default. Without the right to activate it is stored as a draft. */
      status: v.optional(v.picklist(['active', 'draft']), 'active'),
    }),
    answer: RaffleDetailSchema,
    makes: true,
    maxBytes,
  },
  change: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: edits,
    body: v.strictObject({
      ...some,
      ...relations,
      /** Of the raffle as it was read. */
      version: RecordVersionSchema,
      /** Why, in the editing person's words; no field of the raffle. Needed where what was sold becomes less (terms.ts). */
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestReason))),
    }),
    answer: RaffleDetailSchema,
    maxBytes,
  },
  /** Section 7: sends a test of a raffle's ticket email; texts that come along stand in for those saved. */
  testEmail: {
    method: 'POST',
    path: '/order-service/v2/orders/send-test-email',
    access: edits,
    body: v.strictObject({
      eventId: GivenIdSchema,
      recipient: EmailSchema,
      /** Of the buyer that the test stands for. */
      locale: v.picklist(locales),
      emailTicketBody: some.emailTicketBody,
      emailTicketFooter: some.emailTicketFooter,
    }),
    answer: v.object({ recipient: v.string() }),
    maxBytes,
  },
})
