/** Puts a screen into an element's root: loads it, shows it, keeps language and theme in step. */
import type { Desk } from '../core/desk.ts'
import { loadChunk } from '../core/load-chunk.ts'
import type { ScreenId } from '../core/screens.ts'
import type { Session } from '../core/session/session.ts'
import { registerFont } from '../core/style/font.ts'
import { adoptSheets } from '../core/style/sheets.ts'
import { loadFrame, screenLoaders } from '../screens/index.ts'
import type { ScreenState } from '../screens/kit/screen-state.ts'
import type { ScreenComponent } from '../screens/screen-frame.tsx'
import type { Values } from './properties.ts'
import { createScreenView } from './screen-view.tsx'

export interface MountedScreen {
  update(values: Values): void
  unmount(): void
}

interface Options {
  id: ScreenId
  tag: string
  host: HTMLElement
  root: HTMLElement
  desk: Desk
  /** Read once the screen is there: the element goes on changing them meanwhile. */
  values: Values
}

/**
 * @throws ChunkLoadError, ModuleNotFoundError when the screen can't be loaded
 * @lazy imported on demand, by desk-element.ts
 */
export async function mountScreen(options: Options): Promise<MountedScreen> {
  const { id, tag, host, root, desk } = options
  const started = desk.start()
  const [frame, screen] = await Promise.all([
    loadChunk(() => loadFrame(id)),
    loadChunk<{ default: ScreenComponent }>(screenLoaders[id]),
  ])
  void started.then(() => screen.ask?.(desk))
  const view = createScreenView(tag, frame)
  const look = followLook(root, desk)
  const stops = [adoptSheets(root.getRootNode() as ShadowRoot), look.stop, followExpiry(host, desk)]
  registerFont()

  function show(values: Values) {
    view.view = { desk, id, values, host, screen, onReady, onState }
  }

  function onState(state: ScreenState) {
    root.dataset.state = state
  }

  function onReady() {
    look.renew()
    root.style.minHeight = ''
    host.dispatchEvent(
      new CustomEvent('raffle-desk-ready', { bubbles: true, composed: true, detail: { id } }),
    )
  }

  root.replaceChildren(view)
  show({ ...options.values })

  return {
    update: show,
    unmount() {
      for (const stop of stops) stop()
      view.remove()
    },
  }
}

export interface Look {
  /** What now stands in the root is new: where its French is on its way, it is hidden until that is there. */
  renew(): void
  stop(): void
}

/**
 * Language, theme and "French on its way", on a root of ours. Hidden is only what nobody has read yet, and
 * what changes its language: a part that brings its texts later leaves what is shown, and focused, alone.
 */
export function followLook(root: HTMLElement, desk: Desk): Look {
  const { $locale, $theme, texts } = desk
  let filled = false
  let shown = false

  function hide() {
    const loading = texts.$loading.get()
    if (filled && !loading) shown = true
    root.toggleAttribute('data-translating', loading && !shown)
  }

  function renew() {
    filled = true
    shown = false
    hide()
  }

  const stops = [
    $locale.subscribe(locale => {
      root.lang = locale
      shown = false
      hide()
    }),
    $theme.subscribe(theme => {
      root.dataset.theme = theme
    }),
    texts.$loading.listen(hide),
  ]
  return {
    renew,
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** The last expiry that was announced, a desk: several elements share one session, and one event. */
const announced = new WeakMap<Desk, Session>()

function followExpiry(host: HTMLElement, desk: Desk): () => void {
  return desk.session.$session.subscribe(session => {
    if (session.state !== 'expired' || desk.session.kind !== 'host') return
    if (announced.get(desk) === session) return
    announced.set(desk, session)
    // The host may let its person sign in again, and then go on without a reload.
    const detail = { renew: () => desk.start() }
    host.dispatchEvent(
      new CustomEvent('raffle-desk-session-expired', { bubbles: true, composed: true, detail }),
    )
  })
}
