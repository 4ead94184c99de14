import type { Page } from 'playwright-core'

/** What a page's own objects were like, and who listens to them. */
interface Watched {
  /** Takes down every constructor, prototype and singleton as it is now. */
  takeDown(): void
  /** `HTMLElement.prototype.focus`: what was added, replaced or taken away since. */
  changed(): string[]
  /** `document keydown (capture)`: listeners that somebody put on what belongs to the host and left there. */
  listening(): string[]
}

interface WatchedPage {
  hostWatch: Watched
}

/** Before anything else runs in the page: notes each listener that comes and goes. */
export async function watchHost(page: Page): Promise<void> {
  // The runner's compiler wraps named functions in this helper; in the page there is none.
  await page.addInitScript('globalThis.__name = value => value')
  await page.addInitScript(install)
}

/** The page as it is now is the host's own. */
export function takeDownHost(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as WatchedPage).hostWatch.takeDown())
}

/** Members of the page's own objects that are others since `takeDownHost`. */
export function changedMembers(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as WatchedPage).hostWatch.changed())
}

/** Listeners of our scripts that still stand on something of the host's. */
export function listenersLeft(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as WatchedPage).hostWatch.listening())
}

/**
 * Waits until what was taken out of the page has let go of it, as a store does a second after its last reader; whoever
 * asks next says what has not.
 */
export async function lettingGo(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => (globalThis as unknown as WatchedPage).hostWatch.listening().length === 0,
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined)
}

function install() {
  interface Listener {
    target: EventTarget
    type: string
    listener: unknown
    capture: boolean
  }
  type Options = boolean | AddEventListenerOptions | undefined
  const listeners: Listener[] = []
  const own = EventTarget.prototype
  const { addEventListener, removeEventListener } = own
  const isCapture = (options: Options) =>
    typeof options === 'object' ? options?.capture === true : options === true
  const place = (target: EventTarget, type: string, listener: unknown, options: Options) =>
    listeners.findIndex(
      one =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === isCapture(options),
    )

  /** Who asks: scripts of the product, and not the browser's driver. */
  const isOurs = () => /\/assets\/|\/raffle-desk\.js/.test(new Error('who').stack ?? '')

  own.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? globalThis
    if (listener && isOurs() && place(target, type, listener, options) === -1) {
      const added = { target, type, listener, capture: isCapture(options) }
      listeners.push(added)
      const forget = () => void listeners.splice(listeners.indexOf(added), 1)
      const more = typeof options === 'object' ? options : {}
      if (more?.signal) addEventListener.call(more.signal, 'abort', forget, { once: true })
      if (more?.once)
        addEventListener.call(target, type, forget, { ...more, signal: undefined } as never)
    }
    return addEventListener.call(target, type, listener, options)
  }
  own.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? globalThis
    const at = place(target, type, listener, options as Options)
    if (at >= 0) listeners.splice(at, 1)
    return removeEventListener.call(target, type, listener, options)
  }

  const before = new Map<object, { name: string; members: PropertyDescriptorMap }>()
  const membersOf = (object: object) => Object.getOwnPropertyDescriptors(object)

  function takeDown() {
    const note = (name: string, object: unknown) => {
      const isObject =
        typeof object === 'function' || (typeof object === 'object' && object !== null)
      if (isObject && object !== globalThis && !before.has(object as object))
        before.set(object as object, { name, members: membersOf(object as object) })
    }
    const { document, navigator, screen, visualViewport } = globalThis
    const singletons = {
      document,
      html: document.documentElement,
      head: document.head,
      body: document.body,
    }
    for (const [name, object] of Object.entries({
      ...singletons,
      navigator,
      screen,
      visualViewport,
    }))
      note(name, object)
    for (const name of Object.getOwnPropertyNames(globalThis).filter(one => /^[A-Z]/.test(one))) {
      const value = Reflect.get(globalThis, name)
      note(name, value)
      note(`${name}.prototype`, value?.prototype)
    }
  }

  function changed(): string[] {
    return [...before].flatMap(([object, { name, members }]) => {
      const now = membersOf(object)
      return Reflect.ownKeys({ ...members, ...now })
        .filter(key => !isSame(members[key as string], now[key as string]))
        .map(key => `${name}.${String(key).replace(/(?<=_reactListening).*/, '…')}`)
    })
  }

  function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) {
    return (
      one !== undefined &&
      other !== undefined &&
      (['value', 'get', 'set', 'writable', 'enumerable', 'configurable'] as const).every(part =>
        Object.is(one[part], other[part]),
      )
    )
  }

  function nameOf(target: EventTarget): string {
    return target instanceof Element ? target.localName : Object.prototype.toString.call(target)
  }

  /** Nodes that are gone took their listeners along; what can't be reached any more hears nothing either. */
  function isHosts({ target }: Listener): boolean {
    if (target instanceof Node) return target.isConnected
    return !(
      target instanceof AbortSignal ||
      target instanceof XMLHttpRequest ||
      target instanceof MessagePort
    )
  }

  function listening(): string[] {
    return listeners
      .filter(isHosts)
      .map(({ target, type, capture }) => `${nameOf(target)} ${type}${capture ? ' (capture)' : ''}`)
  }

  Object.assign(globalThis, { hostWatch: { takeDown, changed, listening } })
}
