/** The outbox's IndexedDB: orders, the keys that seal them, and what a start without a network needs. */
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb'
import type { StoredOrder } from './waiting-order.ts'

const name = 'raffle-desk.outbox'
const version = 1

/** What lies there of anybody (`seal.ts`). */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

export interface OutboxSchema extends DBSchema {
  orders: { key: string; value: StoredOrder; indexes: { byUser: string } }
  /** A key for each person of this browser, which no script can read out. */
  keys: { key: string; value: { userId: string; key: CryptoKey } }
  /** By `<userId> <part>`: what was read while there was a network, sealed. */
  snapshots: { key: string; value: { id: string; userId: string; savedAt: number; sealed: Sealed } }
  /** `fence`: the number of the last sender. `device`: this browser's id, a UUID. */
  marks: { key: 'fence' | 'device'; value: number | string }
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>
type Names = ArrayLike<StoreNames<OutboxSchema>>

/**
 * @param onCleared somebody emptied this browser's storage, or the database itself, while it was open
 * @throws DOMException where the browser keeps nothing: private windows, storage that is forbidden or full
 */
export function openOutboxDatabase(onCleared = () => {}): Promise<OutboxDatabase> {
  return openDB<OutboxSchema>(name, version, {
    upgrade(database) {
      database.createObjectStore('orders', { keyPath: 'key' }).createIndex('byUser', 'userId')
      database.createObjectStore('keys', { keyPath: 'userId' })
      database.createObjectStore('snapshots', { keyPath: 'id' })
      database.createObjectStore('marks')
    },
    // Another tab with a newer build asks this one to let go, or it is deleted.
    blocking(_current, wanted, event) {
      const database = event.target as IDBDatabase
      database.close()
      if (wanted === null) onCleared()
    },
    terminated: onCleared,
  })
}

/**
 * Writes and waits until it is on the disk: Chromium's own default returns before that (`relaxed`, since 121), and an order
 * that was "saved" just before a power cut is gone.
 */
export async function strictly<T, const Stores extends Names & StoreNames<OutboxSchema>[]>(
  database: OutboxDatabase,
  stores: Stores,
  write: (transaction: IDBPTransaction<OutboxSchema, Stores, 'readwrite'>) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  // What `write` throws is thrown below; the transaction's own end is then no news.
  transaction.done.catch(() => undefined)
  try {
    const written = await write(transaction)
    await transaction.done
    return written
  } catch (error) {
    if (!transaction.error) abort(transaction)
    throw error
  }
}

function abort(transaction: { abort(): void }) {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}
