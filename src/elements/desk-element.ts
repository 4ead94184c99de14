/**
 * The light public class that every screen's and widget's tag has. It owns attributes, early
 * properties, the shadow root and the reserved height; the screen loads on first connect.
 */
import type { Desk } from '../core/desk.ts'
import { loadModule } from '../core/load-chunk.ts'
import { attributesOf, type Row, tagOf } from '../core/screen-row.ts'
import type { ScreenId } from '../core/screens.ts'
import { attachRoot } from './attach-root.ts'
import { onLateProvider, requestDesk } from './desk-context.ts'
import { failureView, shellOnlyView } from './failure.ts'
import type { MountedScreen } from './mount-screen.ts'
import { onConfigured, pageDesk } from './page.ts'
import {
  adoptEarlyProperties,
  defineProperties,
  parseAttribute,
  propertyOf,
  type Values,
} from './properties.ts'

export interface DeskElement extends HTMLElement {
  /** The desk to stand on, instead of the one found above. */
  desk: Desk | undefined
}

/** The class of one row's tag. */
export function deskElementClass(id: ScreenId, row: Row): CustomElementConstructor {
  const kinds = attributesOf(row)
  const shellOnly = row.kind === 'screen' && row.shellOnly === true

  class RowElement extends HTMLElement implements DeskElement {
    static readonly observedAttributes = Object.keys(kinds)

    readonly #values: Values = {}
    #desk: Desk | undefined
    #root: HTMLElement | undefined
    /** What this connection has started; replaced by a new one, it is stale. */
    #run: symbol | undefined
    #mounted: MountedScreen | undefined
    #found: Promise<Desk> | undefined
    #unlisten: (() => void) | undefined
    #unwait: (() => void) | undefined

    get desk() {
      return this.#desk
    }

    set desk(desk: Desk | undefined) {
      this.#desk = desk
      if (this.#run) this.#restart()
    }

    connectedCallback() {
      adoptEarlyProperties(this, ['desk', ...Object.keys(kinds).map(propertyOf)])
      if (!this.#run) this.#start()
      // Moved: perhaps below another provider.
      else if (!this.#desk) this.#look()
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop()
      })
    }

    /** Its mere presence keeps `moveBefore` from disconnecting. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _old: string | null, text: string | null) {
      this.setValue(propertyOf(name), parseAttribute(kinds[name] ?? 'text', text))
    }

    setValue(property: string, value: unknown) {
      if (this.#values[property] === value) return
      this.#values[property] = value
      this.#mounted?.update({ ...this.#values })
    }

    getValue(property: string): unknown {
      return this.#values[property]
    }

    #start() {
      this.#root ??= attachRoot(this)
      this.#root.style.minHeight = `min(100dvh, ${row.reservedHeight ?? 0}px)`
      this.#root.dataset.state = 'waiting'
      this.#run = Symbol(id)
      this.#look()
    }

    /** Finds the desk: the given one, the nearest provider's, or the page's. */
    #look() {
      let found: Promise<Desk> | undefined = this.#desk && Promise.resolve(this.#desk)
      const answered =
        found !== undefined ||
        requestDesk(this, desk => {
          found = desk
        })
      if (!answered && shellOnly) {
        this.#show('forbidden', shellOnlyView(this))
        return
      }
      if (!answered) {
        this.#unlisten ??= onLateProvider(() => this.#look())
        found = pageDesk()
      }
      if (found && found !== this.#found) void this.#mount(found)
    }

    async #mount(found: Promise<Desk>) {
      const run = this.#run
      this.#found = found
      this.#clear()
      try {
        const loading = loadModule(() => import('./mount-screen.ts'))
        const [{ mountScreen }, desk] = await Promise.all([loading, found])
        if (run !== this.#run || found !== this.#found || !this.#root) return
        this.#mounted = await mountScreen({
          id,
          tag: tagOf(id),
          host: this,
          root: this.#root,
          desk,
          values: this.#values,
        })
        if (run !== this.#run || found !== this.#found) this.#clear()
      } catch (error) {
        if (run === this.#run && found === this.#found) this.#fail(error)
      }
    }

    #fail(error: unknown) {
      const message = error instanceof Error ? error.message : String(error)
      this.#show(
        'failed',
        failureView(this, message, () => this.#retry()),
      )
      this.#unwait = onConfigured(() => this.#restart())
      const detail = { message }
      this.dispatchEvent(
        new CustomEvent('raffle-desk-error', { bubbles: true, composed: true, detail }),
      )
    }

    /** In the place of the screen, which doesn't show. */
    #show(state: 'failed' | 'forbidden', view: HTMLElement) {
      if (!this.#root) return
      this.#root.dataset.state = state
      this.#root.replaceChildren(view)
    }

    #clear() {
      this.#unwait?.()
      this.#unwait = undefined
      this.#mounted?.unmount()
      this.#mounted = undefined
      this.#root?.replaceChildren()
    }

    #retry() {
      this.#restart()
      const root = this.#root
      const follow = loadModule(() => import('./retry-focus.ts'))
      if (root) follow.then(({ followRetry }) => followRetry(root)).catch(() => undefined)
    }

    #restart() {
      this.#stop()
      if (this.isConnected) this.#start()
    }

    #stop() {
      this.#run = undefined
      this.#found = undefined
      this.#unlisten?.()
      this.#unlisten = undefined
      this.#clear()
    }
  }

  defineProperties(
    RowElement.prototype,
    row,
    (element, property, value) => (element as RowElement).setValue(property, value),
    (element, property) => (element as RowElement).getValue(property),
  )
  return RowElement
}
