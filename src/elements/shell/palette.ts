import { html, nothing } from 'lit'
import { icon } from './icons.ts'
import { lazyPart } from './lazy-part.ts'
import { definePart, ShellPart } from './shell-element-base.ts'
import { onMac, type ShellKey, shellKeyOf } from './shell-keys.ts'

/**
 * The place in the top bar that opens the command palette, and its keys. The palette itself is React
 * and loads when it is first asked for; until then, and when it can't be had, a dialog says so.
 */
class PaletteOpener extends ShellPart {
  readonly #part = lazyPart(
    () => import('../../screens/shell/open-palette.tsx'),
    () => this.#proceed(),
  )
  #wanted: ShellKey | null = null
  #end: (() => void) | undefined

  protected override stores() {
    return []
  }

  override connectedCallback() {
    super.connectedCallback()
    window.addEventListener('keydown', this.#onKey)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    window.removeEventListener('keydown', this.#onKey)
    this.#close()
  }

  protected override render() {
    const { search } = this.words
    return html`
      <button
        type="button"
        class="rd-search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts=${onMac ? 'Meta+K' : 'Control+K'}
        title=${search}
        @click=${() => this.#open('palette')}
      >
        ${icon('search')}<span class="rd-search-words">${search}</span
        ><kbd class="rd-search-keys">${onMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <dialog class="rd-search-wait" aria-label=${search} @close=${this.#forget}>
        ${this.#part.get().state === 'failed' ? this.#failure() : html`<span class="rd-spinner"></span>`}
      </dialog>
      <div class="rd-search-place"></div>
    `
  }

  #failure() {
    const { partFailed, retry } = this.texts
    return this.#wanted
      ? html`<p role="alert">${partFailed}</p>
          <button type="button" class="rd-shell-button" @click=${this.#retry}>${retry}</button>`
      : nothing
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const root = this.getRootNode()
    const shell = root instanceof ShadowRoot ? root.host : null
    const asked = shellKeyOf(event, shell)
    // A modal dialog of the browser would lie above it, and keep it from being used.
    if (!asked || (root instanceof ShadowRoot && root.querySelector('dialog[open]'))) return
    event.preventDefault()
    this.#open(asked)
  }

  #open(asked: ShellKey) {
    if (this.#end) return
    this.#wanted = asked
    if (this.#part.get().state === 'failed') this.#part.retry()
    this.#part.want()
    this.#proceed()
  }

  readonly #retry = () => {
    this.#part.retry()
    this.requestUpdate()
  }

  /** Escape while it loads: it doesn't open by itself later. */
  readonly #forget = () => {
    if (!this.#end) this.#wanted = null
  }

  #proceed() {
    this.requestUpdate()
    const loaded = this.#part.get()
    const wait = this.querySelector<HTMLDialogElement>('.rd-search-wait')
    const place = this.querySelector<HTMLElement>('.rd-search-place')
    if (!this.#wanted || !wait || !place) return
    if (loaded.state !== 'ready') {
      if (!wait.open) wait.showModal()
      return
    }
    const show = this.#wanted
    const { desk, registry, router } = this.context
    const close = () => this.#close()
    // Before the palette: closing gives the focus back, which it then takes.
    this.#end = () => undefined
    wait.close()
    this.#end = loaded.part(place, { show, desk, registry, go: router.open, onMac, onClose: close })
  }

  #close() {
    this.#end?.()
    this.#end = undefined
    this.#wanted = null
  }
}

definePart('raffle-desk-shell-palette', PaletteOpener)
