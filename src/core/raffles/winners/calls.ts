import * as v from 'valibot'
import { contracts } from '../../contract.ts'
import { longText } from '../../fields/kinds.ts'
import {
  CountSchema,
  GivenIdSchema,
  oneLineText,
  RecordVersionSchema,
  said,
  wholeIn,
} from '../../fields/values.ts'
import { defineList } from '../../table/list.ts'
import { exclusionReasons } from '../excluded/excluded-person.ts'
import { winnerCategories } from '../prizes/prize.ts'
import {
  contactChannels,
  type ExclusionCheck,
  exclusionChecks,
  type RejectionReason,
  rejectionReasons,
  type Winner,
  WinnerSchema,
  winnerStatuses,
} from './winner.ts'

const path = '/event-service/v2/winners'
const reads = { action: 'raffles:read', embed: 'raffles:read' } as const
const draws = { action: 'raffles:draw', embed: 'raffles:draw' } as const
const confirms = { action: 'raffles:second-person', embed: 'raffles:draw' } as const
const note = v.pipe(v.string(), v.trim(), v.maxLength(2000))

/** The picked tickets of a raffle, the newest first. */
export const winnerList = defineList({
  name: 'winners',
  row: WinnerSchema,
  columns: {
    /** A ticket's number names it. */
    ticket: { kind: 'text', card: 'title', value: ({ ticketNumber }: Winner) => ticketNumber },
    prize: { kind: 'text', value: ({ prizeName }: Winner) => prizeName },
    publicName: { kind: 'text' },
    buyer: { kind: 'text', value: ({ buyer }: Winner) => buyer?.name },
    email: { kind: 'email', only: 'file', value: ({ buyer }: Winner) => buyer?.email },
    phone: { kind: 'text', only: 'file', value: ({ buyer }: Winner) => buyer?.phone },
    city: { kind: 'text', only: 'file', value: ({ buyer }: Winner) => buyer?.city },
    province: { kind: 'province', only: 'file', value: ({ buyer }: Winner) => buyer?.province },
    status: { kind: 'choice', card: 'status' },
    pickedAt: { kind: 'instant', sort: 'desc' },
    confirmedAt: { kind: 'instant' },
    category: { kind: 'choice' },
    reason: { kind: 'choice', only: 'file', word: 'rejectReason' },
    note: { kind: 'long-text', only: 'file' },
    orderId: { kind: 'text', only: 'file', word: 'order' },
  },
  filters: {
    prize: { kind: 'lookup', wire: 'prizeId', form: 'uuid', pinned: true },
    status: { kind: 'choice', options: winnerStatuses.map(id => ({ id })), pinned: true },
    category: { kind: 'choice', options: winnerCategories.map(id => ({ id })) },
  },
  order: { by: 'pickedAt', direction: 'desc' },
})

/** Columns for those who see the buyer: who draws or confirms. */
export const buyerColumns = [
  'buyer',
  'email',
  'phone',
  'city',
  'province',
  'reason',
  'note',
] as const satisfies readonly (keyof typeof winnerList.columns)[]

export const winnerCalls = contracts({
  list: {
    method: 'GET',
    path,
    access: reads,
    list: winnerList,
    of: { eventId: GivenIdSchema },
  },
  /** More than one pick makes a batch, which the server works off one by one. */
  pick: {
    method: 'POST',
    path,
    access: draws,
    query: v.object({
      eventId: v.optional(GivenIdSchema),
      /** Default: the raffle's jackpot or grand prize. */
      prizeId: v.optional(GivenIdSchema),
      quantity: v.optional(wholeIn(1, 1000), '1'),
      /** `confirmed` where one person confirms and the body says each of Verify's checks. */
      status: v.optional(v.picklist(['picked', 'confirmed']), 'picked'),
    }),
    body: v.strictObject({
      /** Section 7: "with eventId (and prizeId, quantity, status as query)"; the query may name it as well. */
      eventId: v.optional(GivenIdSchema),
      /** Of a barrel: the number on the stub that was drawn. */
      ticketNumber: v.optional(CountSchema),
      validationCode: v.optional(v.pipe(v.string(), v.maxLength(40))),
      witnesses: v.optional(v.array(said(200)), []),
      /** Said of a witness who has a buyer's name: they are somebody else. */
      anotherPerson: v.optional(v.boolean(), false),
      /** Of a pick that is confirmed at once. */
      checks: v.optional(v.array(v.picklist(exclusionChecks)), []),
      note: v.optional(note),
    }),
    answer: v.array(WinnerSchema),
    makes: true,
  },
  get: { method: 'GET', path: `${path}/:id`, access: reads, answer: WinnerSchema },
  /** Verifies, confirms or rejects. */
  decide: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: confirms,
    body: v.strictObject({
      version: RecordVersionSchema,
      status: v.optional(v.picklist(['verified', 'confirmed', 'rejected'])),
      checks: v.optional(v.array(v.picklist(exclusionChecks))),
      note: v.optional(note),
      reason: v.optional(v.picklist(rejectionReasons)),
    }),
    answer: WinnerSchema,
  },
  /** Rejects every undecided ticket of the winner's buyer in the raffle, all or none. */
  rejectBuyer: {
    method: 'POST',
    path: `${path}/:id/reject-buyer`,
    access: confirms,
    body: v.strictObject({
      /** Of the winner that is named. */
      version: RecordVersionSchema,
      reason: v.picklist(exclusionReasons),
      note: said(2000),
    }),
    answer: v.array(WinnerSchema),
    chosenHere: true,
  },
  /** An attempt to reach a winner. */
  contact: {
    method: 'POST',
    path: `${path}/:id/contacts`,
    access: draws,
    body: v.strictObject({
      channel: v.picklist(contactChannels),
      reached: v.boolean(),
      /** Nobody will reach the winner any more: the draw waits for it no longer. */
      unreachable: v.optional(v.boolean(), false),
      note: v.optional(note, ''),
    }),
    answer: WinnerSchema,
    makes: true,
    chosenHere: true,
  },
  /** Sends or discards what was prepared for a rejected buyer. */
  decideMessage: {
    method: 'PATCH',
    path: '/event-service/v2/winner-messages/:id',
    access: draws,
    body: v.strictObject({
      subject: v.optional(oneLineText(200)),
      body: v.optional(v.pipe(longText(20_000).schema, v.trim(), v.nonEmpty())),
      state: v.picklist(['sent', 'discarded']),
    }),
    answer: WinnerSchema,
    chosenHere: true,
  },
})

/** A stub that was drawn from the barrel. */
export interface DrawnStub {
  ticketNumber: number
  validationCode: string
  witnesses: readonly string[]
  /** One of them has a buyer's name, and is another person. */
  anotherPerson?: true
}

export type WinnerDecision =
  | { status: 'verified'; checks: readonly ExclusionCheck[]; note?: string }
  | { status: 'confirmed'; note?: string }
  | { status: 'rejected'; reason: RejectionReason; note?: string }

export type BuyerRejection = Omit<v.InferInput<typeof winnerCalls.rejectBuyer.body>, 'version'>
export type ContactAttempt = v.InferInput<typeof winnerCalls.contact.body>
export type MessageDecision = v.InferInput<typeof winnerCalls.decideMessage.body>
