/** What lies on a shared machine is sealed with its person's key: AES-GCM, 256 bits, which no script can read out. */
import { type OutboxDatabase, type Sealed, strictly } from './database.ts'

export interface Seal {
  seal(value: unknown): Promise<Sealed>
  /** @returns null where it wasn't sealed with this key, or is damaged */
  open(sealed: Sealed): Promise<unknown>
}

const algorithm = 'AES-GCM'

/** The key of a person in this browser, made at their first order. */
export async function sealOf(database: OutboxDatabase, userId: string): Promise<Seal> {
  const key = (await database.get('keys', userId))?.key ?? (await makeKey(database, userId))
  return {
    async seal(value) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const text = new TextEncoder().encode(JSON.stringify(value))
      return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, text) }
    },
    async open({ iv, data }) {
      try {
        const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, data)
        return JSON.parse(new TextDecoder().decode(text)) as unknown
      } catch {
        return null
      }
    },
  }
}

/** Two tabs may come at once: the first one's key stays. */
async function makeKey(database: OutboxDatabase, userId: string): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  return strictly(database, ['keys'], async transaction => {
    const store = transaction.objectStore('keys')
    const earlier = await store.get(userId)
    if (earlier) return earlier.key
    await store.put({ userId, key: made })
    return made
  })
}
