import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { registerFont } from '../../../src/core/style/font.ts'
import { adoptSheets } from '../../../src/core/style/sheets.ts'
import { attachRoot } from '../../../src/elements/attach-root.ts'
import { keepFocus } from '../../../src/screens/kit/keep-focus.ts'
import { LanguageContext } from '../../../src/screens/kit/language.tsx'
import { languageOf } from '../../../stories/support/scene.tsx'
import { fixture } from './fixture.ts'
import { full } from './full.ts'
import { waitFor } from './wait-for.ts'

/** Where a part must work alike: in a plain page, and two shadow roots deep in a hostile host. */
export const places = ['page', 'nested'] as const
export type Place = (typeof places)[number]

/** Both in `npm run full`; else the harder one, for parts that need no more: where ids, overlays or focus don't cross. */
export const somePlaces: readonly Place[] = full ? places : ['nested']

export interface PlacedKit {
  /** What the parts stand in. */
  root: HTMLElement
  /** The document or the shadow root that ids are resolved in. */
  scope: Document | ShadowRoot
  /** Draws something else in the same place. */
  draw(parts: ReactNode): void
  /** The first match, in the parts or in an overlay that they opened; waits for it. */
  find<E extends HTMLElement = HTMLElement>(selector: string): Promise<E>
  /** The first match there is now. */
  query<E extends HTMLElement = HTMLElement>(selector: string): E | null
}

const hostile = `
  * { letter-spacing: 3px; font-family: fantasy; text-transform: uppercase; }
  .hostile { overflow: hidden; transform: translateX(4px); block-size: 220px; inline-size: 360px; }
`

const endings = new Set<() => void>()

/** Draws parts of the kit for one test. */
export async function placeKit(
  parts: ReactNode,
  { place = 'nested', locale = 'en' }: { place?: Place; locale?: Locale } = {},
): Promise<PlacedKit> {
  const root = place === 'page' ? inPage() : inNestedRoots()
  const scope = root.getRootNode() as Document | ShadowRoot
  root.lang = locale
  root.dataset.theme = 'light'
  registerFont()
  const language = languageOf(locale)
  const react = createRoot(root)
  const release = adoptSheets(scope)
  // As the frame of a screen does.
  const keeping = new AbortController()
  keepFocus(scope, keeping.signal)
  endings.add(() => {
    keeping.abort()
    react.unmount()
    release()
  })
  const draw = (next: ReactNode) =>
    flushSync(() => react.render(<LanguageContext value={language}>{next}</LanguageContext>))
  draw(parts)
  await waitFor(() => !language.texts.$loading.get())
  const query = <E extends HTMLElement>(selector: string) => scope.querySelector<E>(selector)
  return {
    root,
    scope,
    draw,
    query,
    async find<E extends HTMLElement>(selector: string) {
      await waitFor(() => query<E>(selector) !== null)
      return query<E>(selector) as E
    },
  }
}

function inPage(): HTMLElement {
  return fixture('<div class="rd-root"></div>')
}

function inNestedRoots(): HTMLElement {
  const outer = fixture('<div class="hostile"></div>')
  const style = document.createElement('style')
  style.textContent = hostile
  document.head.append(style)
  endings.add(() => style.remove())
  const middle = document.createElement('div')
  outer.attachShadow({ mode: 'open' }).append(middle)
  return attachRoot(middle)
}

afterEach(() => {
  for (const end of endings) end()
  endings.clear()
})
