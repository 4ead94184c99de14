/** The outbox's records on the disk. Each change is one strict transaction that reads what stands there first. */
import * as v from 'valibot'
import { randomKey } from '../random-key.ts'
import { type OutboxDatabase, openOutboxDatabase, type Sealed, strictly } from './database.ts'
import { isLastSender, next, type Step } from './states.ts'
import { type StoredOrder, StoredOrderSchema } from './waiting-order.ts'

/** Another tab sends now: whoever gets this writes nothing any more. */
export class FenceLost extends Error {
  override readonly name = 'FenceLost'
}

export interface OutboxStore {
  /** Of everybody who uses this browser, the oldest first. What can't be read as an order is left alone. */
  all(): Promise<StoredOrder[]>
  /**
   * Keeps an order, unless its key stands there: then that one is it.
   *
   * @param judge looks at all that stand there; what it throws is thrown, and nothing is kept
   * @throws DOMException QuotaExceededError
   */
  add(order: StoredOrder, judge: (all: readonly StoredOrder[]) => void): Promise<StoredOrder>
  /**
   * Takes a step with an order. @returns as it stands then; null: the step can't be taken, and nothing was written
   *
   * @throws FenceLost where a sender isn't the last one
   */
  change(key: string, step: Step, more?: Change): Promise<StoredOrder | null>
  /** The sender's own number, higher than any before. */
  takeFence(): Promise<number>
  remove(key: string, may: (order: StoredOrder) => boolean): Promise<void>
  /** This browser's id, a UUID. */
  device(): Promise<string>
  close(): void
}

export interface Change {
  answer?: Sealed | undefined
  /** Its content, sealed anew. */
  sealed?: Sealed | undefined
}

/**
 * @param onCleared what was kept is gone while it was open
 * @throws DOMException where the browser keeps nothing
 */
export async function openStore(
  onCleared?: () => void,
): Promise<OutboxStore & { database: OutboxDatabase }> {
  const database = await openOutboxDatabase(onCleared)

  async function all() {
    return inOrder(await database.getAll('orders'))
  }

  return {
    database,
    all,
    add(order, judge) {
      return strictly(database, ['orders'], async transaction => {
        const store = transaction.objectStore('orders')
        const earlier = readable(await store.get(order.key))
        if (earlier) return earlier
        judge(inOrder(await store.getAll()))
        await store.add(order)
        return order
      })
    },
    change(key, step, { answer, sealed } = {}) {
      return strictly(database, ['orders', 'marks'], async transaction => {
        const isSenders = 'fence' in step
        const last = isSenders ? await transaction.objectStore('marks').get('fence') : null
        if (isSenders && !isLastSender(last, step.fence)) throw new FenceLost()
        const store = transaction.objectStore('orders')
        const order = readable(await store.get(key))
        const standing = order && next(order, step)
        if (!order || !standing) return null
        const changed = {
          ...order,
          ...standing,
          ...(answer && { answer }),
          ...(sealed && { sealed }),
        }
        await store.put(changed)
        return changed
      })
    },
    takeFence() {
      return strictly(database, ['marks'], async transaction => {
        const store = transaction.objectStore('marks')
        const fence = Number((await store.get('fence')) ?? 0) + 1
        await store.put(fence, 'fence')
        return fence
      })
    },
    remove(key, may) {
      return strictly(database, ['orders'], async transaction => {
        const store = transaction.objectStore('orders')
        const order = readable(await store.get(key))
        if (order && may(order)) await store.delete(key)
      })
    },
    device() {
      return strictly(database, ['marks'], async transaction => {
        const store = transaction.objectStore('marks')
        const earlier = await store.get('device')
        if (typeof earlier === 'string') return earlier
        const made = newUuid()
        await store.put(made, 'device')
        return made
      })
    },
    close: () => database.close(),
  }
}

function readable(record: unknown): StoredOrder | null {
  const parsed = v.safeParse(StoredOrderSchema, record)
  return parsed.success ? parsed.output : null
}

function inOrder(records: readonly unknown[]): StoredOrder[] {
  return records
    .flatMap(record => readable(record) ?? [])
    .sort((one, other) => one.takenAt - other.takenAt || (one.key < other.key ? -1 : 1))
}

/** Version 4, without `crypto.randomUUID`'s need of its own. */
function newUuid(): string {
  return randomKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
