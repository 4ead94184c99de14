import * as v from 'valibot'
import { contracts } from '../../contract.ts'
import { locales } from '../../i18n/texts.ts'
import { RaffleDetailSchema } from '../raffle-detail.ts'
import { RaffleFieldsSchema } from '../raffle-fields.ts'
import { EditViewSchema } from './edit-view.ts'

const path = '/event-service/v2/events'
const edits = { action: 'raffles:read', embed: 'raffles:edit' } as const
/** Enough for every text at its longest, in any script. */
const maxBytes = 1024 * 1024
/** As the server's fields say: they clean what is HTML, with what no page loads. */
const someFields = v.looseObject({})
const { emailTicketBody, emailTicketFooter } = RaffleFieldsSchema.entries

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
    body: someFields,
    answer: RaffleDetailSchema,
    makes: true,
    maxBytes,
  },
  change: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: edits,
    body: someFields,
    answer: RaffleDetailSchema,
    maxBytes,
  },
  /** Sends a test of the ticket email; texts that come along stand in for those saved. */
  testEmail: {
    method: 'POST',
    path: `${path}/:id/test-email`,
    access: edits,
    body: v.strictObject({
      recipient: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200)),
      /** Of the buyer that the test stands for. */
      locale: v.picklist(locales),
      emailTicketBody: v.optional(emailTicketBody),
      emailTicketFooter: v.optional(emailTicketFooter),
    }),
    answer: v.object({ recipient: v.string() }),
    maxBytes,
    chosenHere: true,
  },
})
