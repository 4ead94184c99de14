import * as v from 'valibot'
import { contracts } from '../../contract.ts'
import { CountSchema, GivenIdSchema, said, wholeIn } from '../../fields/values.ts'
import { DrawDetailSchema, DrawSchema, entropyKinds } from './draw.ts'
import { leavables } from './rules.ts'
import { StubSchema } from './stub.ts'

const path = '/event-service/v2/draws'
const reads = { action: 'raffles:read', embed: 'raffles:read' } as const
const draws = { action: 'raffles:draw', embed: 'raffles:draw' } as const
const step = { method: 'POST', access: draws, answer: DrawDetailSchema, chosenHere: true } as const
/** Said of a witness who has a buyer's name: they are another person. The server asks for it. */
const namesake = { anotherPerson: v.optional(v.boolean(), false) }

/** The draws of a raffle, and the steps of each. */
export const drawCalls = contracts({
  list: {
    method: 'GET',
    path,
    access: reads,
    query: v.object({ eventId: GivenIdSchema }),
    answer: v.array(DrawSchema),
    chosenHere: true,
  },
  get: {
    method: 'GET',
    path: `${path}/:id`,
    access: reads,
    answer: DrawDetailSchema,
    chosenHere: true,
  },
  lock: {
    ...step,
    path: `${path}/:id/lock`,
    body: v.strictObject({
      /** Unpaid orders and cheques that stay out because staff say so. */
      leaveOut: v.optional(v.array(v.picklist(leavables)), []),
      comment: v.optional(said(1000)),
    }),
  },
  reopen: { ...step, path: `${path}/:id/reopen`, body: v.strictObject({ reason: said(1000) }) },
  receipt: {
    ...step,
    path: `${path}/:id/receipt`,
    /** `code`: the first 8 hex digits of the root, typed from the receipt. */
    body: v.strictObject({ witness: said(200), ...namesake, code: said(100) }),
  },
  entropy: {
    ...step,
    path: `${path}/:id/entropy`,
    body: v.strictObject({
      kind: v.picklist(entropyKinds),
      /** In the form of `readEntropy`, blanks included: another spelling is refused. */
      text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
      witness: said(200),
      ...namesake,
      /** Why there is another one: for a redraw only. */
      redrawReason: v.optional(said(1000)),
    }),
  },
  resume: { ...step, path: `${path}/:id/resume`, body: v.strictObject({}) },
  /** A page of the stubs to print, from a ticket's number on; in the list's order. */
  stubs: {
    method: 'GET',
    path: `${path}/:id/stubs`,
    access: draws,
    query: v.object({
      from: v.optional(wholeIn(0, 999_999_999_999_999), '0'),
      pageSize: v.optional(wholeIn(1, 1000), '100'),
    }),
    answer: v.array(StubSchema),
    chosenHere: true,
  },
  /** Stubs were printed. */
  print: {
    method: 'POST',
    path: `${path}/:id/stubs`,
    access: draws,
    body: v.strictObject({
      firstNumber: CountSchema,
      lastNumber: CountSchema,
      reprint: v.boolean(),
      reason: v.optional(said(500)),
    }),
    answer: v.object({ stubCount: CountSchema }),
    makes: true,
    chosenHere: true,
  },
  certificate: {
    method: 'GET',
    path: `${path}/:id/certificate`,
    access: reads,
    file: 'application/json',
    chosenHere: true,
  },
  /** A buyer's own proof that their ticket stands in the locked list. */
  proof: {
    method: 'GET',
    path: `${path}/:id/tickets/:number/proof`,
    access: reads,
    file: 'application/json',
    chosenHere: true,
  },
})

/** What each step takes. */
export type DrawSteps = {
  [Step in 'lock' | 'reopen' | 'receipt' | 'entropy' | 'resume']: v.InferInput<
    (typeof drawCalls)[Step]['body']
  >
}

export type StubPrint = v.InferInput<typeof drawCalls.print.body>
