/** The shell's routes: the registry's paths below the base path, in history mode. */
import { createRouter } from '@nanostores/router'
import { computed, type ReadableAtom } from 'nanostores'
import { framesCards, framesCardsMark } from '../../core/order-entry/card-pages.ts'
import type { Row } from '../../core/screen-row.ts'
import { readsCodes, readsCodesMark } from '../../core/slips/reader-page.ts'
import { newStep } from './history-step.ts'

/** Where the URL leads: a screen of the registry, or null for an unknown path. */
export interface Route {
  screen: string | null
  /** Path parameters, decoded. */
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** Below the base path, with the query. */
  path: string
}

export interface ShellRouter {
  readonly $route: ReadableAtom<Route>
  /** The address of a path below the base path. */
  hrefOf(path: string): string
  /** The path below the base path of an address of this dashboard; null for any other address. */
  pathOf(href: string): string | null
  open(path: string, mode?: 'push' | 'replace'): void
}

const unknown = '*'

interface Page {
  route: string
  params: Record<string, string>
  search: Record<string, string>
  path: string
}

/** @param basePath with its trailing slash */
export function createShellRouter(
  basePath: string,
  registry: Readonly<Record<string, Row>>,
): ShellRouter {
  const base = basePath.slice(0, -1)
  const routes = Object.fromEntries(
    Object.entries(registry).flatMap(([id, row]) =>
      row.kind === 'screen' ? [[id, base + row.path] as const] : [],
    ),
  )
  addEventListener('popstate', announceStep)
  const anything = [/^/, () => ({})] as const
  const $page = createRouter({ ...routes, [unknown]: anything }, { links: false })

  function below(path: string): string {
    return path.startsWith(basePath) ? path.slice(base.length) : '/'
  }

  const $route = computed($page, page => toRoute(page as Page | undefined, below))

  function hrefOf(path: string) {
    return base + path
  }

  return {
    $route,
    hrefOf,
    pathOf(href) {
      const url = new URL(href, location.href)
      const inside = url.pathname.startsWith(basePath) || url.pathname === base
      if (url.origin !== location.origin || !inside) return null
      return below(url.pathname) + url.search + url.hash
    },
    open(path, mode = 'push') {
      if (isOfAnotherPolicy(path)) {
        if (mode === 'replace') location.replace(hrefOf(path))
        else location.assign(hrefOf(path))
        return
      }
      const before: unknown = history.state
      const from = location.href
      $page.open(hrefOf(path), mode === 'replace')
      if (location.href === from) return
      // The router leaves the step's state empty; scroll positions are kept by its number.
      history.replaceState(mode === 'replace' ? before : newStep(), '')
    },
  }
}

/**
 * Whether it may do what this document's policy forbids, or the other way round: then it is a document of its own. Signing
 * out passes by, whatever is typed: what follows it is one.
 */
function isOfAnotherPolicy(path: string): boolean {
  const differs = (name: string, may: (path: string) => boolean) => {
    const mark = document.documentElement.getAttribute(name)
    return mark !== null && (mark === 'yes') !== may(path)
  }
  if (path === '/logout') return false
  return differs(framesCardsMark, framesCards) || differs(readsCodesMark, readsCodes)
}

/**
 * Added before the router's own listener, and once whatever number of routers there are: a form with unsaved
 * changes may keep the router from following Back and Forward (screens/kit/forms/leave-guard.ts).
 */
function announceStep(event: PopStateEvent) {
  if (!dispatchEvent(new Event('rd-step', { cancelable: true }))) event.stopImmediatePropagation()
}

function toRoute(page: Page | undefined, below: (path: string) => string): Route {
  if (!page) return { screen: null, params: {}, query: {}, path: '/' }
  const query = new URLSearchParams(page.search).toString()
  return {
    screen: page.route === unknown ? null : page.route,
    params: page.params,
    query: page.search,
    path: below(page.path === '' ? '/' : page.path) + (query ? `?${query}` : ''),
  }
}
