import { createHmac, timingSafeEqual } from 'node:crypto'

/** Below it stands the stand-in for a file store. Chosen here. */
export const fileService = '/file-service/v2'

/** How files are named in answers. In the database a file of ours is its path alone, wherever the API stands. */
export interface Addresses {
  /** A file that anybody may see: images of the sales page. */
  open(stored: string | null): string | null
  /** A licence: the address is signed, and good for the hour and the next. */
  license(stored: string | null): string | null
}

const hour = 3_600_000
const ownFile =
  /^\/file-service\/v2\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/[^/?#]+)?$/
/** In characters, so that an address stays short enough for every field that holds one. */
const mostOfName = 100

/**
 * A file's path, which is also what the database keeps of it. The id finds it; its name stands behind for people, who
 * read of an address nothing else.
 */
export function filePath(id: string, name: string): string {
  const path = `${fileService}/files/${id}`
  const end = [...name].slice(-mostOfName).join('')
  // These two would lead upwards.
  return end === '.' || end === '..' ? path : `${path}/${encodeURIComponent(end)}`
}

/** @param origin where the caller reached this API, such as "http://localhost:4700" */
export function addressesOf(origin: string, key: Buffer, now: Date): Addresses {
  return {
    open: stored => openAddress(origin, stored),
    license(stored) {
      const id = stored === null ? undefined : ownFile.exec(stored)?.[1]
      if (id === undefined) return stored
      // To the full hour, so that an answer stays the same for as long and a browser's copy of it is good.
      const until = (Math.floor(now.getTime() / hour) + 2) * hour
      return `${origin}${stored}?until=${until}&signature=${signatureOf(id, until, key)}`
    },
  }
}

/** Of a file that anybody may see: what the database keeps, as an answer names it. */
export function openAddress(origin: string, stored: string | null): string | null {
  return stored !== null && ownFile.test(stored) ? origin + stored : stored
}

/** What is kept of an address that came in: of our own file its path, of another all of it. */
export function storedAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return address
  const { pathname } = new URL(address)
  return ownFile.test(pathname) ? pathname : address
}

/** The id of the file that a stored address means; null for an address elsewhere. */
export function fileIdOf(stored: string | null): string | null {
  return stored === null ? null : (ownFile.exec(stored)?.[1] ?? null)
}

/** Whether a licence's address is one that we gave, and still good. */
export function isSigned(
  id: string,
  { until, signature }: { until: string; signature: string },
  key: Buffer,
  now: Date,
): boolean {
  if (!/^\d{1,15}$/.test(until) || Number(until) < now.getTime()) return false
  const expected = Buffer.from(signatureOf(id, Number(until), key))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function signatureOf(id: string, until: number, key: Buffer): string {
  return createHmac('sha256', key).update(`${id} ${until}`).digest('hex')
}
