/** What `packed.ts` tells apart by a value's first byte. Numbers are of the format: none is ever given another meaning. */
export const kinds = {
  nothing: 0,
  no: 1,
  yes: 2,
  count: 3,
  negative: 4,
  text: 5,
  uuid: 6,
  key: 7,
  instant: 8,
  list: 9,
  record: 10,
  again: 11,
  /** From here on each byte is a word of its own. */
  firstWord: 128,
} as const

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))

/** 16 bytes, in the two ways that we write them. */
export const shapes = {
  uuid: {
    pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    bytesOf: (text: string) => bytesOf(text.replaceAll('-', '')),
    textOf: (bytes: Uint8Array) =>
      hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  },
  key: { pattern: /^[0-9a-f]{32}$/, bytesOf, textOf: hexOf },
} as const

/** The shortest way to write a text that is no word. */
export function kindOf(text: string): 'uuid' | 'key' | 'instant' | 'text' {
  if (shapes.uuid.pattern.test(text)) return 'uuid'
  if (shapes.key.pattern.test(text)) return 'key'
  return isInstant(text) ? 'instant' : 'text'
}

/** As `toISOString` writes it, from 1970 on: the number gives back the very text. */
function isInstant(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return false
  const at = Date.parse(text)
  return at >= 0 && new Date(at).toISOString() === text
}
