import { loadChunk } from '../core/load-chunk.ts'
import { LoadedInPlace } from './loaded-in-place.tsx'

const loadHtml = () =>
  loadChunk(async () => ({ default: (await import('./kit/html.tsx')).SafeHtml }))

/** HTML from data. What cleans it is loaded once the rest shows. */
export function CleanHtml({ html }: { html: string }) {
  return <LoadedInPlace load={loadHtml}>{SafeHtml => <SafeHtml html={html} />}</LoadedInPlace>
}
