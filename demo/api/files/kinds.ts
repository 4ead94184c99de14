/** The types of files that are taken, told by their first bytes. SVG and HTML can carry scripts: they never are. */
import type { FilePurpose } from './tables.ts'

const signatures: Record<string, (head: string) => boolean> = {
  'image/png': head => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/jpeg': head => head.startsWith('\xff\xd8\xff'),
  'image/gif': head => /^GIF8[79]a/.test(head),
  'image/webp': head => /^RIFF[\s\S]{4}WEBP/.test(head),
  'application/pdf': head => head.startsWith('%PDF-'),
}

const raster = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']
const megabyte = 1024 * 1024

/** What each purpose takes. */
export const limits: Record<FilePurpose, { types: readonly string[]; maxBytes: number }> = {
  organization: { types: raster, maxBytes: 5 * megabyte },
  raffle: { types: raster, maxBytes: 5 * megabyte },
  license: { types: ['application/pdf', ...raster], maxBytes: 10 * megabyte },
}

export function isRaster(contentType: string): boolean {
  return raster.includes(contentType)
}

/** Whether a file's bytes are what its type says. */
export function bytesAre(contentType: string, bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return signatures[contentType]?.(head) ?? false
}
