import { html } from 'lit'
import { waitingOf } from '../../core/outbox/waiting-mirror.ts'
import { userOf } from '../../core/session/session.ts'
import { onResize } from '../../core/style/on-resize.ts'
import { icon } from './icons.ts'
import { mark } from './mark.ts'
import { menuLinks } from './menu-links.ts'
import { definePart, ShellPart } from './shell-element-base.ts'
import { userChoices } from './user-choices.ts'
import { userBadge } from './user-menu.ts'

/**
 * The menu on a narrow page: a drawer with the sidebar's entries, Order Intake and the person's own.
 * A modal dialog of the browser: it keeps the focus inside, closes on Escape and gives the focus back.
 */
class MobileMenu extends ShellPart {
  readonly #mark = mark()
  #stopObserving: (() => void) | undefined

  protected override stores() {
    const { desk, router } = this.context
    const own = [desk.session.$session, desk.$flags, desk.$theme, desk.$locale, router.$route]
    return [...own, waitingOf(desk).$waiting]
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#stopObserving = onResize([this], () => this.#closeOutOfSight())
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#stopObserving?.()
  }

  /** A wide page has the sidebar: a drawer left open there would block it unseen, then come back. */
  #closeOutOfSight() {
    if (this.offsetWidth === 0) this.#close()
  }

  protected override render() {
    const user = userOf(this.context.desk.session.$session.get())
    return html`
      <button type="button" class="rd-shell-icon-button" aria-haspopup="dialog" aria-label=${this.words.openMenu} @click=${this.#open}>
        ${icon('menu')}
      </button>
      <dialog class="rd-shell-drawer" aria-label=${this.words.mainMenu} @click=${this.#onClick}>
        <div class="rd-shell-drawer-inside">
          <div class="rd-brand">
            ${this.#mark}<span class="rd-brand-name">${this.texts.product}</span>
            <button type="button" class="rd-shell-icon-button rd-shell-drawer-close" aria-label=${this.words.closeMenu} @click=${this.#close}>
              ${icon('x')}
            </button>
          </div>
          <nav aria-label=${this.words.mainMenu}>${menuLinks(this.context, { menu: 'mobile' })}</nav>
          <div class="rd-shell-drawer-user">
            ${user ? html`<p class="rd-shell-drawer-who">${userBadge(this.words, user)}</p>` : ''}
            ${userChoices(this.context)}
          </div>
        </div>
      </dialog>
    `
  }

  readonly #open = () => {
    waitingOf(this.context.desk).look()
    this.querySelector('dialog')?.showModal()
  }

  readonly #close = () => this.querySelector('dialog')?.close()

  /** Beside the drawer, and on a link, it closes. */
  readonly #onClick = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (target.matches('dialog') || target.closest('a')) this.#close()
  }
}

definePart('raffle-desk-shell-mobile-menu', MobileMenu)
