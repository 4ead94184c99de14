/** The rows of an import as they were sent: which of them are orders, and what is wrong with the others. */
import { createHash } from 'node:crypto'
import { canonicalJson, type Json } from '../../../src/core/format/canonical-json.ts'
import { ImportRowSchema } from '../../../src/core/orders/import-calls.ts'
import type { NewOrder } from '../../../src/core/orders/order.ts'
import { parse, requireStorable } from '../http/input.ts'
import { type Reason, Refusal } from '../http/refusal.ts'

export interface OrderOfRow {
  /** From 1, in the order sent. */
  row: number
  order: NewOrder
  /** The raffle's and the row's own, whoever imports it: what a colleague sends again makes no twin. */
  idempotencyKey: string
  /** Of what was sent: a later version's defaults don't make another order of it. */
  requestDigest: Buffer
}

export interface RefusedRow {
  row: number
  reasons: readonly Reason[]
}

/** Why a row is refused, once for each field. @throws whatever is no refusal */
export function refusedRow(row: number, error: unknown): RefusedRow {
  if (!(error instanceof Refusal)) throw error
  const reasons = error.reasons.map(reason =>
    reason.code === 'idempotency-key-reused' ? keyTaken : reason,
  )
  const fields = reasons.map(({ field }) => field)
  return { row, reasons: reasons.filter(({ field }, at) => fields.indexOf(field) === at) }
}

const keyTaken: Reason = { code: 'row-key-taken', field: 'key' }

/** Tells orders from faulty rows. A key is one row's: the same one twice is wrong from the second time on. */
export function checkImportRows(
  eventId: string,
  rows: readonly unknown[],
): { valid: OrderOfRow[]; refused: RefusedRow[] } {
  const valid: OrderOfRow[] = []
  const refused: RefusedRow[] = []
  const seen = new Set<string>()
  for (const [index, sent] of rows.entries()) {
    const row = index + 1
    try {
      requireStorable(sent)
      const { key, ...fields } = parse(ImportRowSchema, sent, 'invalid-body')
      if (seen.has(key)) throw new Refusal(422, [keyTaken])
      seen.add(key)
      // Files know people by their addresses: a key says nobody's.
      const idempotencyKey = `import ${eventId} ${digest(key).toString('base64url')}`
      valid.push({
        row,
        order: { ...fields, eventId },
        idempotencyKey,
        requestDigest: digest(canonicalJson(sent as Json)),
      })
    } catch (error) {
      refused.push(refusedRow(row, error))
    }
  }
  return { valid, refused }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
