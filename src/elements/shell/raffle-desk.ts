/** The shell's view: layouts, start and failure, the screen's place, title, focus and read-out. */
import { html, nothing, type TemplateResult } from 'lit'
import { messageOf } from '../../core/errors.ts'
import { pageTitleOf, titleOf } from '../../core/shell/titles.ts'
import { loadChunk } from '../load-chunk.ts'
import { focusHeading } from './focus.ts'
import type { Decision } from './guard.ts'
import { createOutlet } from './outlet.ts'
import { createScrollMemory, type ScrollMemory } from './scroll.ts'
import { definePart, ShellPart } from './shell-element-base.ts'
import type { SignedInLayout } from './signed-in-layout.ts'
import { failureScreen, forbiddenPage, missingLine, startScreen } from './states.ts'

type Shown = Exclude<Decision, { state: 'redirect' }>
type Chunk<T> =
  | { state: 'absent' | 'loading' }
  | { state: 'ready'; part: T }
  | { state: 'failed'; error: unknown }

export class ShellView extends ShellPart {
  #shown: Shown = { state: 'starting' }
  #layout: Chunk<SignedInLayout> = { state: 'absent' }
  #corner: Chunk<true> = { state: 'absent' }
  readonly #outlet = createOutlet()
  #scroll: ScrollMemory | undefined
  /** The screen that the person has been led to; null until the first one shows. */
  #arrived: string | null = null
  #announcement = ''
  #leading = new AbortController()

  protected override stores() {
    const { desk, $decision, $texts, $recording, router } = this.context
    return [$decision, $texts, desk.$outdated, desk.notices.$notices, $recording, router.$route]
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#scroll ??= createScrollMemory()
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#scroll?.destroy()
    this.#scroll = undefined
    this.#leading.abort()
  }

  protected override willUpdate() {
    const decision = this.context.$decision.get()
    if (decision.state !== 'redirect') this.#shown = decision
    if (this.#shown.state !== 'show') this.#outlet.clear()
    if (this.#wantsLayout()) void this.#loadLayout()
    if (this.#wantsCorner()) void this.#loadCorner()
  }

  /** The signed-in layouts load while the organisation does. */
  #wantsLayout(): boolean {
    if (this.#layout.state !== 'absent') return false
    return this.context.desk.session.$session.get().state === 'signed-in'
  }

  #wantsCorner(): boolean {
    const { desk, $recording } = this.context
    const something = desk.notices.$notices.get().length > 0 || desk.$outdated.get()
    return this.#corner.state === 'absent' && (something || $recording.get() !== null)
  }

  async #loadLayout() {
    this.#layout = { state: 'loading' }
    try {
      const part = await loadChunk(() => import('./signed-in-layout.ts'))
      this.#layout = { state: 'ready', part }
    } catch (error) {
      this.#layout = { state: 'failed', error }
    }
    this.requestUpdate()
  }

  async #loadCorner() {
    this.#corner = { state: 'loading' }
    // Without it nothing is lost but a notice: the next one tries again.
    this.#corner = await loadChunk(() => import('./corner.ts')).then(
      () => ({ state: 'ready', part: true }),
      () => ({ state: 'absent' }),
    )
    this.requestUpdate()
  }

  protected override render() {
    return html`
      ${this.#body()}
      <div class="rd-only-read-out" role="status">${this.#announcement}</div>
      ${this.#corner.state === 'ready' ? html`<raffle-desk-shell-corner .context=${this.context}></raffle-desk-shell-corner>` : nothing}
    `
  }

  #body(): TemplateResult {
    const shown = this.#shown
    if (shown.state === 'starting') return startScreen(this.texts)
    if (shown.state === 'failed')
      return this.#failure(this.texts.startFailed, shown.error, this.#retryStart)
    if (shown.layout === 'blank') return this.#blank(shown)
    if (this.#layout.state === 'failed') {
      return this.#failure(this.texts.partFailed, this.#layout.error, this.#retryLayout)
    }
    if (this.#layout.state !== 'ready') return startScreen(this.texts)
    return this.#layout.part(this.context, {
      layout: shown.layout,
      content: this.#content(shown),
      onSkip: this.#skip,
    })
  }

  #blank(shown: Extract<Shown, { state: 'show' | 'forbidden' }>): TemplateResult {
    const missing = shown.state === 'show' && shown.missing
    return html`<main class="rd-blank" id="rd-content" tabindex="-1">
      ${missing ? missingLine(this.texts, this.context.router.hrefOf('/')) : nothing}
      ${this.#content(shown)}
    </main>`
  }

  #content(shown: Extract<Shown, { state: 'show' | 'forbidden' }>) {
    if (shown.state === 'show') return this.#outlet.show(shown.screen, shown.attributes)
    return forbiddenPage(this.texts, {
      title: this.#titleKeyText(shown.screen),
      homeHref: this.context.router.hrefOf('/'),
    })
  }

  #titleKeyText(screen: string): string {
    return titleOf(this.texts, this.context.registry[screen]?.title ?? screen)
  }

  #failure(title: string, error: unknown, onRetry: () => void): TemplateResult {
    return failureScreen(this.texts, {
      title,
      message: messageOf(error),
      logoutHref: this.context.router.hrefOf('/logout'),
      onRetry,
    })
  }

  readonly #retryStart = () => void this.context.desk.start()

  readonly #retryLayout = () => {
    this.#layout = { state: 'absent' }
    this.requestUpdate()
  }

  readonly #skip = (event: Event) => {
    event.preventDefault()
    this.querySelector<HTMLElement>('#rd-content')?.focus()
  }

  protected override updated() {
    const shown = this.#shown
    if (shown.state === 'starting' || shown.state === 'failed') return
    if (shown.layout !== 'blank' && this.#layout.state !== 'ready') return
    const key = this.context.registry[shown.screen]?.title ?? shown.screen
    document.title = pageTitleOf(this.texts, key)
    document.documentElement.lang = this.context.desk.$locale.get()
    const [pathname = '/'] = this.context.router.$route.get().path.split('?')
    this.#arriveAt(`${shown.state} ${shown.screen} ${pathname}`, titleOf(this.texts, key))
  }

  #arriveAt(place: string, title: string) {
    if (this.#arrived === place) return
    const isFirst = this.#arrived === null
    this.#arrived = place
    this.#scroll?.onScreenChange()
    if (isFirst) return
    this.#leading.abort()
    this.#leading = new AbortController()
    this.#announcement = title
    this.requestUpdate()
    const main = this.querySelector<HTMLElement>('#rd-content')
    if (main) void focusHeading(main, this.#leading.signal)
  }
}

export const shellViewTag = 'raffle-desk-shell-view'
definePart(shellViewTag, ShellView)
