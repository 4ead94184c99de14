/** The layouts of signed-in screens. They load apart from the shell, so that login doesn't wait for them. */
import { html, nothing, type TemplateResult } from 'lit'
import { addSheet } from '../../core/style/sheets.ts'
import type { ShellContext } from './shell-context.ts'
import signedInCss from './signed-in.css?inline'
import './sidebar.ts'
import './top-bar.ts'
import userMenuCss from './user-menu.css?inline'

addSheet(signedInCss)
addSheet(userMenuCss)

interface Parts {
  layout: 'sidebar' | 'no-sidebar'
  content: unknown
  onSkip: (event: Event) => void
}

export type SignedInLayout = typeof signedInLayout

function signedInLayout(context: ShellContext, { layout, content, onSkip }: Parts): TemplateResult {
  const besideSidebar = layout === 'sidebar'
  return html`<div class="rd-frame">
    <a class="rd-skip" href="#rd-content" @click=${onSkip}>${context.$texts.get().skipToContent}</a>
    ${
      besideSidebar
        ? html`<raffle-desk-shell-sidebar .context=${context}></raffle-desk-shell-sidebar>`
        : nothing
    }
    <div class="rd-frame-main">
      <raffle-desk-shell-top-bar .context=${context} .besideSidebar=${besideSidebar}></raffle-desk-shell-top-bar>
      <main id="rd-content" class="rd-main" tabindex="-1">${content}</main>
    </div>
  </div>`
}

export default signedInLayout
