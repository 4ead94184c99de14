import { html, nothing } from 'lit'
import { canOpen } from '../../core/access.ts'
import { maySwitch } from '../../core/organizations/organization.ts'
import { userOf } from '../../core/session/session.ts'
import { icon } from './icons.ts'
import { mark } from './mark.ts'
import { accessOf } from './menu-links.ts'
import { definePart, ShellPart } from './shell-element-base.ts'
import './mobile-menu.ts'
import './palette.ts'
import './user-menu.ts'

class TopBar extends ShellPart {
  readonly #mark = mark()
  static override properties = {
    ...ShellPart.properties,
    /** Beside a sidebar; without one it carries the mark and the person's menu itself. */
    besideSidebar: { attribute: false },
  }

  declare besideSidebar: boolean
  #isOffline = !navigator.onLine
  readonly #onNetwork = ({ type }: Event) => {
    this.#isOffline = type === 'offline'
    this.requestUpdate()
  }

  override connectedCallback() {
    super.connectedCallback()
    addEventListener('online', this.#onNetwork)
    addEventListener('offline', this.#onNetwork)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    removeEventListener('online', this.#onNetwork)
    removeEventListener('offline', this.#onNetwork)
  }

  protected override stores() {
    const { desk } = this.context
    return [desk.session.$session, desk.$organization, desk.$flags]
  }

  protected override render() {
    return html`<header class="rd-top">
      ${
        this.besideSidebar
          ? html`<raffle-desk-shell-mobile-menu .context=${this.context}></raffle-desk-shell-mobile-menu>`
          : html`<a class="rd-brand" href=${this.context.router.hrefOf('/')}
              >${this.#mark}<span class="rd-brand-name">${this.texts.product}</span></a
            >`
      }
      <div class="rd-top-organization">
        ${
          this.#showsSwitcher()
            ? html`<raffle-desk-organization-switcher></raffle-desk-organization-switcher>`
            : html`<span class="rd-organization-name"
                >${icon('building')}<span class="rd-organization-words"
                  >${this.context.desk.$organization.get()?.name}</span
                ></span
              >`
        }
      </div>
      <p class="rd-offline" role="status">
        ${
          this.#isOffline
            ? html`<span class="rd-offline-word">${this.words.offline}</span
                ><span class="rd-offline-hint"> ${this.words.offlineHint}</span>`
            : nothing
        }
      </p>
      <raffle-desk-shell-palette .context=${this.context}></raffle-desk-shell-palette>
      ${
        this.besideSidebar
          ? nothing
          : html`<raffle-desk-shell-user-menu .context=${this.context}></raffle-desk-shell-user-menu>`
      }
    </header>`
  }

  /** Those who may switch, by its row as well. */
  #showsSwitcher(): boolean {
    const access = accessOf(this.context)
    const user = userOf(access.session)
    const row = this.context.registry.organizationSwitcher
    if (!user || !row || !canOpen(row.access, access).allowed) return false
    return maySwitch(user)
  }
}

definePart('raffle-desk-shell-top-bar', TopBar)
