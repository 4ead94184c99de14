/**
 * ofetch brings ufo and destr to join addresses and to parse JSON. core/http.ts, the only file that imports
 * ofetch, does both itself, so our build leaves them out: 1.5 KB (brotli) on every page.
 */
import type { Plugin } from 'vite'

const instead: Readonly<Record<string, string>> = {
  ufo: 'export const withBase = url => url; export const withQuery = url => url',
  destr: 'export default JSON.parse',
}

export function ofetchAlone(): Plugin {
  return {
    name: 'ofetch-alone',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in instead && importer?.includes('/ofetch/') ? `\0ofetch-alone:${id}` : null,
    load: id =>
      id.startsWith('\0ofetch-alone:')
        ? (instead[id.slice('\0ofetch-alone:'.length)] ?? null)
        : null,
  }
}
