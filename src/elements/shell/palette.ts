import { html, nothing } from 'lit'
import { messageOf } from '../../core/errors.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { icon } from './icons.ts'
import { lazyPart } from './lazy-part.ts'
import paletteCss from './palette.css?inline'
import { definePart, ShellPart } from './shell-element-base.ts'
import { onMac, type ShellKey, shellKeyOf } from './shell-keys.ts'
import { failureScreen } from './states.ts'

addSheet(paletteCss)

/**
 * The place in the top bar that opens the command palette, and its keys. The palette itself is React
 * and loads when it is first asked for; when it can't be had, a dialog says so.
 */
class PaletteOpener extends ShellPart {
  readonly #part = lazyPart(
    () => import('../../screens/shell/open-palette.tsx'),
    () => this.requestUpdate(),
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
    const part = this.#part.get()
    const busy = part.state === 'loading'
    return html`<button
        type="button"
        class="rd-search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts=${onMac ? 'Meta+K' : 'Control+K'}
        aria-busy=${busy}
        title=${search}
        @click=${() => this.#open('palette')}
      >
        ${busy ? html`<span class="rd-spinner rd-icon"></span>` : icon('search')}<span class="rd-search-words">${search}</span
        ><kbd class="rd-search-keys">${onMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      ${
        part.state === 'failed' && this.#wanted
          ? html`<dialog class="rd-search-failed" aria-label=${search} @close=${this.#close}>
              ${failureScreen(this.texts, {
                title: this.texts.partFailed,
                message: messageOf(part.error),
                logoutHref: this.context.router.hrefOf('/logout'),
                onRetry: this.#part.retry,
              })}
            </dialog>`
          : nothing
      }
      <div class="rd-search-place"></div>`
  }

  protected override updated() {
    const failed = this.querySelector('dialog')
    if (failed && !failed.open) failed.showModal()
    const part = this.#part.get()
    const place = this.querySelector<HTMLElement>('.rd-search-place')
    if (part.state !== 'ready' || !this.#wanted || !place || this.#end) return
    const { desk, registry, router } = this.context
    const options = { show: this.#wanted, desk, registry, go: router.open, onMac }
    this.#end = part.part(place, { ...options, onClose: this.#close })
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const root = this.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const asked = shellKeyOf(event, root.host)
    // A modal dialog of the browser would lie above it, and keep it from being used.
    if (!asked || root.querySelector('dialog[open]')) return
    event.preventDefault()
    this.#open(asked)
  }

  #open(asked: ShellKey) {
    this.#wanted ??= asked
    if (this.#part.get().state === 'failed') this.#part.retry()
    this.#part.want()
    this.requestUpdate()
  }

  readonly #close = () => {
    this.#end?.()
    this.#end = undefined
    this.#wanted = null
  }
}

definePart('raffle-desk-shell-palette', PaletteOpener)
