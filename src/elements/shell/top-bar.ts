import { html, nothing } from 'lit'
import { canOpen } from '../../core/access.ts'
import { userOf } from '../../core/session/session.ts'
import { hasRole } from '../../core/session/user.ts'
import { icon } from './icons.ts'
import { mark } from './mark.ts'
import { accessOf } from './menu-links.ts'
import { definePart, ShellPart } from './shell-element-base.ts'
import './mobile-menu.ts'
import './user-menu.ts'

class TopBar extends ShellPart {
  readonly #mark = mark()
  static override properties = {
    ...ShellPart.properties,
    /** Beside a sidebar; without one it carries the mark and the person's menu itself. */
    besideSidebar: { attribute: false },
  }

  declare besideSidebar: boolean

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
          this.#maySwitch()
            ? html`<raffle-desk-organization-switcher></raffle-desk-organization-switcher>`
            : html`<span class="rd-organization-name"
                >${icon('building')}${this.context.desk.$organization.get()?.name}</span
              >`
        }
      </div>
      ${
        this.besideSidebar
          ? nothing
          : html`<raffle-desk-shell-user-menu .context=${this.context}></raffle-desk-shell-user-menu>`
      }
    </header>`
  }

  /** RB admins, and those whose organisation list is not empty (section 2); by its flag as well. */
  #maySwitch(): boolean {
    const access = accessOf(this.context)
    const user = userOf(access.session)
    const row = this.context.registry.organizationSwitcher
    if (!user || !row || !canOpen(row.access, access).allowed) return false
    return hasRole(user, 'RB admin') || user.organizations.length > 0
  }
}

definePart('raffle-desk-shell-top-bar', TopBar)
