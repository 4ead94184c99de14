/** Puts a screen into an element's root: loads it, shows it, keeps language and theme in step. */
import type { ComponentType } from 'react'
import type { Desk } from '../core/desk.ts'
import { loadChunk } from '../core/load-chunk.ts'
import type { ScreenId } from '../core/screens.ts'
import type { Session } from '../core/session/session.ts'
import { registerFont } from '../core/style/font.ts'
import { adoptSheets } from '../core/style/sheets.ts'
import { loadFrame, screenLoaders } from '../screens/index.ts'
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

/** @throws ChunkLoadError, ModuleNotFoundError when the screen can't be loaded */
export async function mountScreen(options: Options): Promise<MountedScreen> {
  const { id, tag, host, root, desk } = options
  void desk.start()
  const [frame, screen] = await Promise.all([
    loadChunk(loadFrame),
    loadChunk<{ default: ComponentType<Values> }>(screenLoaders[id]),
  ])
  const view = createScreenView(tag, frame)
  const stops = [
    adoptSheets(root.getRootNode() as ShadowRoot),
    followLook(root, desk),
    followExpiry(host, desk),
  ]
  registerFont()

  function show(values: Values) {
    view.view = { desk, id, values, host, screen, onReady }
  }

  function onReady() {
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

/** Language, theme and "French on its way", on a root of ours. */
export function followLook(root: HTMLElement, desk: Desk): () => void {
  const stops = [
    desk.$locale.subscribe(locale => {
      root.lang = locale
    }),
    desk.$theme.subscribe(theme => {
      root.dataset.theme = theme
    }),
    desk.texts.$loading.subscribe(loading => {
      root.toggleAttribute('data-translating', loading)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
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
