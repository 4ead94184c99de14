/**
 * Where overlays stand: a container of ours beside the root they belong to, in the browser's top layer,
 * so that no ancestor's overflow or transform clips them.
 */
import { addRoot } from 'react-stately/private/flags/flags'

declare module 'react-stately/private/flags/flags' {
  /**
   * Our build adds it (vite.react-aria.ts): ids are looked up in this root too, and the library listens to window and
   * document while there is one.
   */
  export function addRoot(root: Node): () => void
}

export interface OverlayLayer {
  /** Goes before the ids of the parts, so that two React roots of a page never share one. */
  readonly scope: string
  /** The container, on top of whatever else stands in the top layer if nothing was open in it. */
  open(): HTMLElement
  /** Keeps the container in its root until the last one who asked for it lets go. */
  hold(): () => void
}

const layers = new WeakMap<Node, OverlayLayer>()
let made = 0

/** The layer of the root that a part stands in: one for each of our shadow roots, or for a page. */
export function overlayLayerOf(part: HTMLElement): OverlayLayer {
  const root = part.getRootNode()
  let layer = layers.get(root)
  if (!layer) {
    layer = createLayer(root, part.closest<HTMLElement>('.rd-root'))
    layers.set(root, layer)
  }
  return layer
}

function createLayer(root: Node, look: HTMLElement | null): OverlayLayer {
  const container = document.createElement('div')
  container.className = 'rd-portal'
  container.popover = 'manual'
  hideWhenEmpty(container)
  made += 1
  let holders = 0
  let undo: (() => void) | undefined

  function place() {
    const forget = addRoot(root)
    const place = root instanceof ShadowRoot ? root : document.body
    place.append(container)
    const unfollow = look ? followLook(container, look) : undefined
    undo = () => {
      forget()
      unfollow?.()
      container.remove()
      undo = undefined
    }
  }

  return {
    scope: `${made}`,
    open() {
      // An element that is taken out of its page with something open draws once more on its way out.
      if (container.isConnected && !container.matches(':popover-open')) container.showPopover()
      return container
    },
    hold() {
      if (holders === 0) place()
      holders += 1
      // After React has taken out what stood in it, and given the focus back.
      return () =>
        queueMicrotask(() => {
          holders -= 1
          if (holders === 0) undo?.()
        })
    },
  }
}

/** Language and theme are those of the root. */
function followLook(container: HTMLElement, look: HTMLElement): () => void {
  const follow = () => {
    container.lang = look.lang
    container.dataset.theme = look.dataset.theme ?? 'auto'
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(look, { attributeFilter: ['lang', 'data-theme'] })
  return () => observer.disconnect()
}

/** Hidden and shown again, it stands above what came into the top layer meanwhile. */
function hideWhenEmpty(container: HTMLElement) {
  new MutationObserver(() => {
    if (container.childElementCount === 0 && container.matches(':popover-open')) {
      container.hidePopover()
    }
  }).observe(container, { childList: true })
}
