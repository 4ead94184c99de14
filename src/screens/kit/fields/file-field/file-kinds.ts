/** The types of files that fields take, told by their first bytes and not by their name alone. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'pdf' | 'csv'

/** Raster images: what SVG may carry along (scripts, other addresses) they can't. */
export const rasterKinds: readonly FileKind[] = ['png', 'jpeg', 'webp', 'gif']

interface KindFacts {
  /** As people call it, in every language. */
  name: string
  extensions: readonly string[]
  /** The first is the one it is sent with. */
  types: readonly [string, ...string[]]
}

export const fileKinds: Record<FileKind, KindFacts> = {
  png: { name: 'PNG', extensions: ['png'], types: ['image/png'] },
  jpeg: { name: 'JPEG', extensions: ['jpg', 'jpeg'], types: ['image/jpeg', 'image/jpg'] },
  webp: { name: 'WebP', extensions: ['webp'], types: ['image/webp'] },
  gif: { name: 'GIF', extensions: ['gif'], types: ['image/gif'] },
  pdf: { name: 'PDF', extensions: ['pdf'], types: ['application/pdf'] },
  csv: {
    name: 'CSV',
    extensions: ['csv'],
    // Windows gives Excel's type to what Excel opens.
    types: ['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain'],
  },
}

/** How many bytes `kindOf` wants to see. */
export const headSize = 1024

/** What the first bytes of a file say it is; null when they say nothing that we take. */
export function kindOf(head: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...head)
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (text.startsWith('%PDF-')) return 'pdf'
  return isTable(head, text) ? 'csv' : null
}

/** CSV has no mark of its own: text it is, without markup at its start. */
function isTable(head: Uint8Array, text: string): boolean {
  const wide = /^(\xff\xfe|\xfe\xff)/.test(text)
  if (!wide && head.some(byte => byte < 9 || (byte > 13 && byte < 32))) return false
  return !/^\s*</.test(text.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', ''))
}
