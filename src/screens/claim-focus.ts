import { loadModule } from '../core/load-chunk.ts'

/**
 * Gives the focus to an element, once it is in sight, unless something else has the focus by then.
 * @returns ends it
 */
export function claimFocus(element: HTMLElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  loadModule(() => import('../core/focus.ts'))
    .then(module => module.claimFocus(element.getRootNode(), () => element, signal))
    // Without it the focus is the browser's.
    .catch(() => undefined)
  return () => ending.abort()
}
