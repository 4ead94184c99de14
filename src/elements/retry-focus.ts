/** Where the focus goes after Retry on a part that could not be loaded: the button went with the failure. */
import { claimFocus } from '../core/focus.ts'

/**
 * To the title of what comes, or to the next failure's button.
 * @lazy imported on demand, by desk-element.ts
 */
export function followRetry(root: HTMLElement): void {
  claimFocus(root, () => root.querySelector('h1,h2,h3,.rd-failure button'))
}
