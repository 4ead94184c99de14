/** What happens as a screen takes the place of another: title, focus, read-out, scroll. */
import { pageTitleOf, titleOf } from '../../core/shell/titles.ts'
import { make } from './dom.ts'
import { focusHeading } from './focus.ts'
import { createScrollMemory } from './scroll.ts'
import type { ShellContext } from './shell-context.ts'

export interface Arrival {
  /** Reads out where one has come to. */
  readonly announcer: HTMLElement
  /** A screen, or the refusal of it, is in place. */
  at(place: { state: string; screen: string; main: HTMLElement }): void
  destroy(): void
}

export function createArrival({ desk, registry, router, $texts }: ShellContext): Arrival {
  const announcer = make('div', { class: 'rd-only-read-out', role: 'status' })
  const scroll = createScrollMemory()
  /** Null until the first screen shows: a page that has just loaded keeps the browser's focus. */
  let before: string | null = null
  let leading = new AbortController()

  function lead(title: string, main: HTMLElement) {
    leading.abort()
    leading = new AbortController()
    announcer.textContent = title
    void focusHeading(main, leading.signal)
  }

  return {
    announcer,
    at({ state, screen, main }) {
      const key = registry[screen]?.title ?? screen
      document.title = pageTitleOf($texts.get(), key)
      document.documentElement.lang = desk.$locale.get()
      const [path = '/'] = router.$route.get().path.split('?')
      const place = `${state} ${screen} ${path}`
      if (place === before) return
      scroll.onScreenChange()
      if (before !== null) lead(titleOf($texts.get(), key), main)
      before = place
    },
    destroy() {
      leading.abort()
      scroll.destroy()
    },
  }
}
