/** The layouts of signed-in screens. They load apart from the shell, so that login doesn't wait for them. */
import { html, nothing, render, type TemplateResult } from 'lit'
import { loadModule } from '../../core/load-chunk.ts'
import { userOf } from '../../core/session/session.ts'
import { hasRole } from '../../core/session/user.ts'
import type { ShellTexts } from '../../core/shell/texts.ts'
import { titleOf } from '../../core/shell/titles.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { listFrame } from './list-frame.ts'
import type { ShellContext } from './shell-context.ts'
import signedInCss from './signed-in.css?inline'
import './sidebar.ts'
import './top-bar.ts'
import userMenuCss from './user-menu.css?inline'

addSheet(signedInCss)
addSheet(userMenuCss)

interface Parts {
  layout: 'sidebar' | 'no-sidebar'
  /** The screen's element; null where this person may not open it. */
  screen: HTMLElement | null
  /** The screen's id in the registry. */
  id: string
}

/** Screens that have come, or said why they can't: nothing stands in their place any more. */
const arrived = new WeakSet<HTMLElement>()

/** Renders a layout into a place of its own, and answers its main part. */
export default function showLayout(
  place: HTMLElement,
  context: ShellContext,
  parts: Parts,
): HTMLElement {
  const { layout, screen, id } = parts
  const texts = context.$texts.get()
  const besideSidebar = layout === 'sidebar'
  const toContent = () => mainIn(place).focus()
  const arrive = () => {
    if (!screen?.isConnected || arrived.has(screen)) return
    arrived.add(screen)
    showLayout(place, context, parts)
  }
  render(
    html`<div class="rd-frame">
      <button type="button" class="rd-skip" @click=${toContent}>${texts.skipToContent}</button>
      ${
        besideSidebar
          ? html`<raffle-desk-shell-sidebar .context=${context}></raffle-desk-shell-sidebar>`
          : nothing
      }
      <div class="rd-frame-main">
        <raffle-desk-shell-top-bar
          .context=${context}
          .besideSidebar=${besideSidebar}
        ></raffle-desk-shell-top-bar>
        ${staffLine(context)}
        <main
          id="rd-content"
          class="rd-main"
          tabindex="-1"
          @raffle-desk-ready=${arrive}
          @raffle-desk-error=${arrive}
        >
          ${screen && !arrived.has(screen) ? listFrame(texts, context, id) : nothing}
          ${screen ?? forbiddenPage(texts, context, id)}
        </main>
      </div>
    </div>`,
    place,
  )
  return mainIn(place)
}

/** Why an RB admin changes what is another organization's: nobody else loads it. */
function staffLine(context: ShellContext) {
  const user = userOf(context.desk.session.$session.get())
  if (!user || !hasRole(user, 'RB admin')) return nothing
  loadModule(() => import('./staff-line.ts')).catch(() => undefined)
  return html`<raffle-desk-shell-staff .context=${context}></raffle-desk-shell-staff>`
}

function mainIn(place: HTMLElement): HTMLElement {
  return place.querySelector<HTMLElement>('#rd-content') ?? place
}

/** A page that this person's role, or a flag, keeps closed. */
function forbiddenPage(
  texts: ShellTexts,
  { desk, registry, router }: ShellContext,
  id: string,
): TemplateResult {
  const { whoGivesAccess, staffGivesAccess } = desk.texts(errorTexts).get()
  // Nobody of their organization can give an owner more than they have.
  const isOwner = userOf(desk.session.$session.get())?.roles.includes('account owner')
  const who = isOwner ? staffGivesAccess({ email: desk.config.supportEmail }) : whoGivesAccess
  const title = titleOf(texts, registry[id]?.title ?? id)
  return html`<div class="rd-stop rd-stop-page">
    <h1 class="rd-stop-title">${texts.forbiddenTitle({ title })}</h1>
    <p class="rd-stop-text">${texts.forbidden} ${who}</p>
    <p class="rd-stop-actions">
      <a class="rd-shell-button" href=${router.hrefOf('/')}>${texts.goHome}</a>
    </p>
  </div>`
}
