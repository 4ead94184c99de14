import { html, type PropertyValues } from 'lit'
import { initials } from '../../core/format/initials.ts'
import { roleName } from '../../core/menus/role-name.ts'
import type { MenuTexts } from '../../core/menus/texts.ts'
import { waitingOf } from '../../core/outbox/waiting-mirror.ts'
import { userOf } from '../../core/session/session.ts'
import type { SessionUser } from '../../core/session/user.ts'
import { icon } from './icons.ts'
import { definePart, ShellPart } from './shell-element-base.ts'
import { userChoices } from './user-choices.ts'

/** Who is signed in: initials, name and role. */
export function userBadge(words: MenuTexts, user: SessionUser) {
  const [role] = user.roles
  return html`
    <span class="rd-shell-avatar" aria-hidden="true">${initials(user.name)}</span>
    <span class="rd-user-words">
      <span class="rd-user-name">${user.name}</span>
      <span class="rd-user-role">${role ? roleName(words, role) : user.email}</span>
    </span>
  `
}

const gap = 6

/** The person's block; it opens their menu. The browser closes it on Escape and on a click elsewhere. */
class UserMenu extends ShellPart {
  protected override stores() {
    const { desk, router } = this.context
    const own = [desk.session.$session, desk.$flags, desk.$theme, desk.$locale, router.$route]
    return [...own, waitingOf(desk).$waiting]
  }

  protected override render() {
    const user = userOf(this.context.desk.session.$session.get())
    if (!user) return ''
    return html`
      <button
        type="button"
        class="rd-user-button"
        popovertarget="rd-user-menu"
      >
        ${userBadge(this.words, user)}<span class="rd-only-read-out">${this.words.userMenu}</span
        ><span class="rd-user-chevrons">${icon('chevrons')}</span>
      </button>
      <div id="rd-user-menu" class="rd-shell-menu" popover @toggle=${this.#place} @click=${this.#closeOnLink}>
        <p class="rd-shell-menu-who">
          <span class="rd-user-name">${user.name}</span>
          <span class="rd-user-role">${user.email}</span>
        </p>
        ${userChoices(this.context)}
      </div>
    `
  }

  protected override updated(_changed: PropertyValues) {
    this.classList.add('rd-user-menu')
  }

  get #menu(): HTMLElement | null {
    return this.querySelector('.rd-shell-menu')
  }

  /** Above its button where it stands low on the page, below it where it stands high. */
  readonly #place = () => {
    waitingOf(this.context.desk).look()
    const button = this.querySelector('button')?.getBoundingClientRect()
    const menu = this.#menu
    if (!button || !menu?.matches(':popover-open')) return
    const { width, height } = menu.getBoundingClientRect()
    const isLow = button.top > innerHeight / 2
    const top = isLow ? button.top - height - gap : button.bottom + gap
    const left = Math.min(button.left, innerWidth - width - gap)
    menu.style.top = `${Math.max(gap, top)}px`
    menu.style.left = `${Math.max(gap, left)}px`
  }

  readonly #closeOnLink = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) this.#menu?.hidePopover()
  }
}

definePart('raffle-desk-shell-user-menu', UserMenu)
