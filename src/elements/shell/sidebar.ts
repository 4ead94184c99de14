import { html } from 'lit'
import { userOf } from '../../core/session/session.ts'
import { onResize } from '../../core/style/on-resize.ts'
import { mark } from './mark.ts'
import { menuLinks } from './menu-links.ts'
import { definePart, ShellPart } from './shell-element-base.ts'
import './user-menu.ts'

/** Below this width the names give way to icons; then they show as tooltips. */
const railWidth = 120

class Sidebar extends ShellPart {
  readonly #mark = mark()
  #isRail = false
  #stopObserving: (() => void) | undefined

  protected override stores() {
    const { desk, router } = this.context
    return [desk.session.$session, desk.$organization, desk.$flags, router.$route]
  }

  override connectedCallback() {
    super.connectedCallback()
    this.classList.add('rd-sidebar')
    this.#stopObserving = onResize([this], () => this.#measure())
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#stopObserving?.()
  }

  #measure() {
    const isRail = this.offsetWidth > 0 && this.offsetWidth < railWidth
    if (isRail === this.#isRail) return
    this.#isRail = isRail
    this.requestUpdate()
  }

  protected override render() {
    const { desk } = this.context
    const organization =
      desk.$organization.get()?.name ?? userOf(desk.session.$session.get())?.organizationName
    return html`<nav class="rd-sidebar-nav" aria-label=${this.words.mainMenu}>
      <div class="rd-brand">
        ${this.#mark}
        <span class="rd-brand-words">
          <span class="rd-brand-name">${this.texts.product}</span>
          <span class="rd-brand-organization" title=${organization ?? ''}>${organization}</span>
        </span>
      </div>
      <div class="rd-sidebar-links">
        ${menuLinks(this.context, { menu: 'sidebar', tooltips: this.#isRail })}
      </div>
      <raffle-desk-shell-user-menu .context=${this.context}></raffle-desk-shell-user-menu>
    </nav>`
  }
}

definePart('raffle-desk-shell-sidebar', Sidebar)
