import { loadModule } from '../core/load-chunk.ts'

/**
 * Gives the focus to an element, once it is in sight, unless something else has the focus by then.
 *
 * @param from where it is taken from the screen's own title too: `title` for what one comes to a screen for
 * @returns ends it
 */
export function claimFocus(
  element: HTMLElement,
  from: 'nowhere' | 'title' = 'nowhere',
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  loadModule(() => import('../core/focus.ts'))
    .then(module => {
      const isFree = from === 'title' ? module.onlyTitleHasFocus : module.nothingHasFocus
      module.claimFocus(element.getRootNode(), () => element, signal, isFree)
    })
    // Without it the focus is the browser's.
    .catch(() => undefined)
  return () => ending.abort()
}
