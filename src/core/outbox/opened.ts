/** A person's orders, opened with their key. */
import * as v from 'valibot'
import { referenceOf } from './reference.ts'
import type { Seal } from './seal.ts'
import {
  type OrderAnswer,
  OrderAnswerSchema,
  type OrderContent,
  ProvisionalSchema,
  type StoredOrder,
  type WaitingOrder,
} from './waiting-order.ts'

/**
 * What was kept by an older build is sent as it is, under its key: the server judges it, and no rule that came since keeps
 * it here.
 */
const isObject = (value: unknown) => typeof value === 'object' && value !== null
const KeptContentSchema = v.object({
  purchase: v.custom<OrderContent['purchase']>(isObject),
  typed: v.custom<OrderContent['typed']>(isObject),
  provisional: ProvisionalSchema,
})

const none: OrderAnswer = { receipt: null, reasons: [] }

export interface Opener {
  /** Null: it is another person's, or damaged. */
  open(order: StoredOrder): Promise<WaitingOrder | null>
  openAll(orders: readonly StoredOrder[]): Promise<WaitingOrder[]>
}

/** Each seal is opened once: what it holds never changes. */
export function openerOf(seal: Seal): Opener {
  const opened = new Map<string, { iv: string; value: unknown }>()

  async function openOnce(name: string, sealed: StoredOrder['sealed'] | null): Promise<unknown> {
    if (!sealed) return null
    const iv = sealed.iv.join()
    const known = opened.get(name)
    if (known?.iv === iv) return known.value
    const value = await seal.open(sealed as Parameters<Seal['open']>[0])
    opened.set(name, { iv, value })
    return value
  }

  async function open(order: StoredOrder): Promise<WaitingOrder | null> {
    const { sealed, answer, ...clear } = order
    const content = v.safeParse(KeptContentSchema, await openOnce(order.key, sealed))
    if (!content.success) return null
    const answered = v.safeParse(OrderAnswerSchema, await openOnce(`${order.key} answer`, answer))
    const { receipt, reasons } = answered.success ? answered.output : none
    return { ...clear, ...content.output, receipt, reasons, reference: referenceOf(order.key) }
  }

  return {
    open,
    async openAll(orders) {
      const all = await Promise.all(orders.map(open))
      const keys = new Set(orders.map(({ key }) => key))
      for (const name of opened.keys()) if (!keys.has(name.split(' ')[0] ?? '')) opened.delete(name)
      return all.filter(order => order !== null)
    },
  }
}
