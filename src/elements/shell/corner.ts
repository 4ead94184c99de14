import { html, nothing } from 'lit'
import { addSheet } from '../../core/style/sheets.ts'
import { showNotices } from '../../screens/shell/notices.tsx'
import cornerCss from './corner.css?inline'
import type { ShellContext } from './shell-context.ts'
import { definePart, ShellPart } from './shell-element-base.ts'

addSheet(cornerCss)

/**
 * What comes up beside the work: notices, the offer of a new version, the sign that a session is
 * being recorded. In the browser's top layer, so that no dialog hides it.
 */
class Corner extends ShellPart {
  /** Of several servers the old one may still answer now and then: the offer stays. */
  #offered: 'not-yet' | 'yes' | 'later' = 'not-yet'
  #endNotices: (() => void) | undefined
  #unfollow: (() => void) | undefined
  #unfollowSession: (() => void) | undefined

  protected override stores() {
    const { desk, $recording } = this.context
    return [desk.notices.$notices, desk.notices.$bars, desk.$outdated, $recording]
  }

  override connectedCallback() {
    super.connectedCallback()
    const { notices, session } = this.context.desk
    // Login says itself why somebody was signed out; what was told before is nobody else's.
    this.#unfollowSession = session.$session.listen(({ state }) => {
      if (state === 'anonymous' || state === 'expired')
        for (const { id } of notices.$notices.get()) notices.dismiss(id)
    })
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#unfollowSession?.()
    this.#endNotices?.()
    this.#unfollow?.()
  }

  protected override willUpdate() {
    this.#unfollow?.()
    this.#unfollow = this.context.$recording.get()?.$state.listen(() => this.requestUpdate())
  }

  protected override render() {
    return html`
      <div class="rd-corner" popover="manual" ?data-bar=${this.context.desk.notices.$bars.get() > 0}>
        ${this.#recordingNotice()} ${this.#versionOffer()}
        <div class="rd-corner-notices"></div>
      </div>
    `
  }

  #recordingNotice() {
    const recording = this.context.$recording.get()
    if (!recording) return nothing
    const failed = recording.$state.get() === 'failed'
    const end = () => {
      recording.stop()
      this.context.$recording.set(null)
    }
    return html`<div class="rd-toast rd-toast-recording" role="status" data-kind=${failed ? 'bad' : 'recording'}>
      <span class="rd-toast-dot" aria-hidden="true"></span>
      <p class="rd-toast-text">${failed ? this.words.recordingFailed : this.words.recording}</p>
      <button type="button" class="rd-shell-button" @click=${end}>${failed ? this.words.dismiss : this.words.stop}</button>
    </div>`
  }

  #versionOffer() {
    if (this.#offered === 'not-yet' && this.context.desk.$outdated.get()) this.#offered = 'yes'
    if (this.#offered !== 'yes') return nothing
    const later = () => {
      this.#offered = 'later'
      this.requestUpdate()
    }
    return html`<div class="rd-toast rd-toast-version" role="status" data-kind="info">
      <span class="rd-toast-dot" aria-hidden="true"></span>
      <p class="rd-toast-text">${this.words.newVersion}</p>
      <button type="button" class="rd-shell-button" @click=${later}>${this.words.later}</button>
      <button type="button" class="rd-shell-button rd-shell-button-main" @click=${() => location.reload()}>${this.words.reload}</button>
    </div>`
  }

  protected override updated() {
    const { desk } = this.context
    const corner = this.querySelector<HTMLElement>('.rd-corner')
    const place = this.querySelector<HTMLElement>('.rd-corner-notices')
    if (place) this.#endNotices ??= showNotices(place, desk)
    const anything = desk.notices.$notices.get().length > 0
    corner?.togglePopover(anything || corner.querySelector('.rd-toast') !== null)
  }
}

definePart('raffle-desk-shell-corner', Corner)

export default function makeCorner(context: ShellContext): HTMLElement {
  const corner = document.createElement('raffle-desk-shell-corner')
  return Object.assign(corner, { context })
}
