/**
 * What a page and the payment provider's frame of card fields say to each other, by `postMessage`. A card's number and its
 * code stay in the frame; what leaves it is a token.
 */
import * as v from 'valibot'

/** Tells our messages from any others that reach a window. */
const of = v.literal('raffle-desk-card')
const attempt = v.pipe(v.string(), v.maxLength(64))

/** Asked for a token that pays this much; 3-D Secure, where the card's bank wants it, is for this sum. */
export const TokenAskedSchema = v.strictObject({
  of,
  say: v.literal('pay'),
  attempt,
  amountCents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** ISO 4217. */
  currency: v.string(),
})
export type TokenAsked = v.InferOutput<typeof TokenAskedSchema>

/** Marks what is missing or wrong in the fields, beside what is on the page: no token is made, nothing is confirmed. */
export interface CheckAsked {
  of: 'raffle-desk-card'
  say: 'check'
}

/** Why there is no token: fields are missing or wrong, or its holder didn't confirm the payment. */
export const noTokenReasons = ['incomplete', 'not-confirmed'] as const
export type NoTokenReason = (typeof noTokenReasons)[number]

/** Keys that lead out of the frame to another part of the screen; Tab to what enters the order. */
export const cardKeys = ['F2', 'F3', 'F4', 'F8', 'F9', 'Tab'] as const
export type CardKey = (typeof cardKeys)[number]

export const FrameSaysSchema = v.variant('say', [
  /** It is there, and takes what is typed. `height` in px. */
  v.strictObject({ of, say: v.literal('ready'), height: v.pipe(v.number(), v.integer()) }),
  /** The card's bank asks its holder, in the frame. */
  v.strictObject({ of, say: v.literal('confirming'), height: v.pipe(v.number(), v.integer()) }),
  v.strictObject({
    of,
    say: v.literal('token'),
    attempt,
    token: v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/)),
  }),
  /** Its person asked for the order to be entered: Ctrl and Enter, as everywhere on the screen. */
  v.strictObject({ of, say: v.literal('enter') }),
  /** Another key of the screen was pressed in it, or Tab at its end. */
  v.strictObject({ of, say: v.literal('key'), key: v.picklist(cardKeys) }),
  /** The page gives the frame the focus, after this as after `confirming`; the frame gives it to what is wrong in it. */
  v.strictObject({ of, say: v.literal('none'), attempt, reason: v.picklist(noTokenReasons) }),
])
export type FrameSays = v.InferOutput<typeof FrameSaysSchema>

/** A message that is the frame's, or null: one of another window, another origin or another shape is nobody's. */
export function readFrame(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: { window: unknown; origin: string },
): FrameSays | null {
  if (event.source === null || event.source !== frame.window) return null
  if (event.origin !== frame.origin) return null
  const read = v.safeParse(FrameSaysSchema, event.data)
  return read.success ? read.output : null
}
