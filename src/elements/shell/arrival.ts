/** What happens as a screen takes the place of another: title, focus, read-out, scroll. */
import { loadModule } from '../../core/load-chunk.ts'
import { userOf } from '../../core/session/session.ts'
import type { PageName } from '../../core/shell/page-name.ts'
import { pageTitleOf, titleOf } from '../../core/shell/titles.ts'
import { make } from './dom.ts'
import type { ScrollMemory } from './scroll.ts'
import type { ShellContext } from './shell-context.ts'

export interface Arrival {
  /** Reads out where one has come to. */
  readonly announcer: HTMLElement
  /** A screen, or the refusal of it, is in place. */
  at(place: { state: string; screen: string; main: HTMLElement }): void
  /** What had the focus goes: the screen that comes takes it, be it the first. */
  forget(): void
  destroy(): void
}

/** Nothing to do before there is a screen that can be left or has a name of its own. */
const loadTravel = () =>
  loadModule(() => Promise.all([import('./scroll.ts'), import('../../core/shell/page-name.ts')]))
/** Nothing to do before there is a second screen. */
const loadFocus = () => loadModule(() => import('./focus.ts'))

export function createArrival({ desk, registry, router, $texts }: ShellContext): Arrival {
  const announcer = make('div', { class: 'rd-only-read-out', role: 'status' })
  let scroll: ScrollMemory | undefined
  /** Null until the first screen shows: a page that has just loaded keeps the browser's focus. */
  let before: string | null = null
  let leading = new AbortController()
  let key = ''
  let $name: PageName['$name'] | undefined
  let stopNaming: (() => void) | undefined

  function nameWindow() {
    document.title = pageTitleOf($texts.get(), key, $name?.get())
  }

  async function travel(main: HTMLElement, isFirst: boolean) {
    leading.abort()
    leading = new AbortController()
    const { signal } = leading
    const [[{ createScrollMemory }, { pageNameOf }], focus] = await Promise.all([
      loadTravel(),
      isFirst ? null : loadFocus(),
    ])
    if (signal.aborted) return
    scroll ??= createScrollMemory()
    $name ??= pageNameOf(desk).$name
    stopNaming ??= $name.subscribe(nameWindow)
    scroll.onScreenChange()
    focus?.focusHeading(main, signal)
  }

  return {
    announcer,
    at({ state, screen, main }) {
      key = registry[screen]?.title ?? screen
      nameWindow()
      document.documentElement.lang = desk.$locale.get()
      const [path = '/'] = router.$route.get().path.split('?')
      const place = `${state} ${screen} ${path}`
      if (place === before) return
      // A refusal is read out by its heading, also on a page that has just loaded.
      const isFirst = before === null && state !== 'forbidden'
      before = place
      if (!isFirst) announcer.textContent = titleOf($texts.get(), key)
      // A part that can't be loaded leaves focus and scroll to the browser.
      if (!isFirst || userOf(desk.session.$session.get())) {
        travel(main, isFirst).catch(() => undefined)
      }
    },
    forget() {
      before = ''
    },
    destroy() {
      stopNaming?.()
      leading.abort()
      scroll?.destroy()
    },
  }
}
