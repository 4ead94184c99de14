/** Puts the dashboard together: desk, routes, guard and view. */
import { atom, computed } from 'nanostores'
import type { DeskConfig } from '../../core/config.ts'
import { createDesk, type Desk } from '../../core/desk.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { rows } from '../../core/screens.ts'
import { createStandaloneSession } from '../../core/session/standalone-session.ts'
import { followChoices, readPreferences } from '../../core/shell/preferences.ts'
import { shellTexts } from '../../core/shell/texts.ts'
import { registerFont } from '../../core/style/font.ts'
import { addSheet, adoptSheets } from '../../core/style/sheets.ts'
import { wayBackOf } from '../../core/way-back.ts'
import { followLook, type Look } from '../mount-screen.ts'
import { guard, type Registry } from './guard.ts'
import { followLinks } from './links.ts'
import { createView } from './raffle-desk.ts'
import { createShellRouter } from './router.ts'
import { followSession } from './session-watch.ts'
import shellCss from './shell.css?inline'
import type { ShellContext } from './shell-context.ts'
import { createUrlLocation } from './url-location.ts'

addSheet(shellCss)

export interface Shell {
  readonly desk: Desk
  readonly view: HTMLElement
  destroy(): void
}

interface Options {
  config: DeskConfig
  host: HTMLElement
  /** The screens there are; another list in tests. */
  registry?: Registry
}

export function createShell({ config, host, registry = rows }: Options): Shell {
  const router = createShellRouter(config.basePath, registry)
  const desk: Desk = createDesk({
    config,
    session: http => createStandaloneSession(http),
    location: createUrlLocation(router),
    askReason: async needed => {
      try {
        const ask = await loadChunk(() => import('../../screens/shell/ask-reason.tsx'))
        return await ask(rootOf(host) ?? host, desk, needed)
      } catch {
        // It can't be asked: the write says why it was refused.
        return false
      }
    },
  })
  applyPreferences(desk)
  const context = createContext(desk, router, registry)
  const stops = [
    followRedirects(context),
    followSession(context),
    followChoices(desk),
    followLinks(host, router),
    keepWayBack(context),
  ]
  const look = styleRoot(host, desk, stops)
  registerFont()
  const view = createView(context, () => look?.renew())
  void desk.start()

  return {
    desk,
    view: view.element,
    destroy() {
      view.destroy()
      for (const stop of stops) stop()
      context.$recording.get()?.stop()
    },
  }
}

/** The person's own choice for this browser goes before the page's settings. */
function applyPreferences(desk: Desk) {
  const { theme, locale } = readPreferences()
  if (theme) desk.setTheme(theme)
  if (locale) desk.setLocale(locale)
}

function createContext(
  desk: Desk,
  router: ShellContext['router'],
  registry: Registry,
): ShellContext {
  const $decision = computed(
    [desk.session.$session, desk.$start, desk.$organization, desk.$flags, router.$route],
    (session, start, organization, flags, route) => {
      const { environment } = desk.config
      return guard({ session, start, organization, flags, environment }, route, registry)
    },
  )
  return {
    desk,
    registry,
    router,
    $decision,
    $texts: desk.texts(shellTexts),
    $recording: atom(null),
  }
}

/** After the step that asks for it: a redirect replaces the step it came from, not the one before. */
function followRedirects({ $decision, router }: ShellContext): () => void {
  return $decision.subscribe(({ state }) => {
    if (state !== 'redirect') return
    queueMicrotask(() => {
      const decision = $decision.get()
      if (decision.state === 'redirect') router.open(decision.path, 'replace')
    })
  })
}

/** What a link leads back to is where one was, with its filters. */
function keepWayBack({ desk, router }: ShellContext): () => void {
  return router.$route.subscribe(({ screen, path }) => {
    if (screen !== null) wayBackOf(desk).arrive({ screen, path })
  })
}

function rootOf(host: HTMLElement): HTMLElement | null | undefined {
  return host.shadowRoot?.querySelector<HTMLElement>('.rd-root')
}

function styleRoot(host: HTMLElement, desk: Desk, stops: (() => void)[]): Look | undefined {
  const root = rootOf(host)
  if (!host.shadowRoot || !root) return undefined
  const look = followLook(root, desk)
  stops.push(adoptSheets(host.shadowRoot), look.stop)
  return look
}
