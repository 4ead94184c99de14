/** The links of the sidebar and the mobile menu. */
import { html, nothing, type TemplateResult } from 'lit'
import type { AccessContext } from '../../core/access.ts'
import { type MenuLink, type MenuName, menuOf } from '../../core/menu.ts'
import { titleOf } from '../../core/shell/titles.ts'
import { icon } from './icons.ts'
import type { ShellContext } from './shell-context.ts'
import { wordsOf } from './words.ts'

export function accessOf({ desk }: ShellContext): AccessContext {
  return {
    session: desk.session.$session.get(),
    organization: desk.$organization.get(),
    flags: desk.$flags.get(),
    environment: desk.config.environment,
  }
}

export function linksOf(context: ShellContext, name: MenuName): MenuLink[] {
  return menuOf(name, accessOf(context), context.registry)
}

/** A menu's entries, and the Knowledge Base, which is always there (section 2). */
export function menuLinks(
  context: ShellContext,
  { menu, tooltips = false }: { menu: 'sidebar' | 'mobile'; tooltips?: boolean },
): TemplateResult {
  const { knowledgeBase } = context.$texts.get()
  const { newTab } = wordsOf(context).get()
  return html`<ul class="rd-nav-list">
    ${linksOf(context, menu).map(link => menuLink(context, link, tooltips))}
    <li>
      <a
        class="rd-nav-link"
        href=${context.desk.config.knowledgeBaseUrl}
        target="_blank"
        rel="noopener"
        title=${tooltips ? knowledgeBase : nothing}
      >
        ${icon('book-open')}
        <span class="rd-nav-name">${knowledgeBase}<span class="rd-only-read-out"> ${newTab}</span></span>
        <span class="rd-nav-away">${icon('arrow-up-right')}</span>
      </a>
    </li>
  </ul>`
}

function menuLink(context: ShellContext, link: MenuLink, tooltips: boolean): TemplateResult {
  const name = titleOf(context.$texts.get(), link.title)
  return html`<li>
    <a
      class="rd-nav-link"
      href=${context.router.hrefOf(link.path)}
      aria-current=${current(context, link) ?? nothing}
      title=${tooltips ? name : nothing}
    >
      ${icon(link.icon)}<span class="rd-nav-name">${name}</span>
    </a>
  </li>`
}

/** The very page, or what stands below it (a raffle, under Raffles). */
export function current(
  { router, registry }: ShellContext,
  link: MenuLink,
): 'page' | 'true' | null {
  const { screen } = router.$route.get()
  const row = screen === null ? undefined : registry[screen]
  if (row?.kind !== 'screen') return null
  if (row.path === link.path) return 'page'
  return row.under === link.id ? 'true' : null
}
