import { html, nothing } from 'lit'
import { titleKey } from '../../core/screen-row.ts'
import type { ShellTexts } from '../../core/shell/texts.ts'
import { titleOf } from '../../core/shell/titles.ts'
import { addSheet } from '../../core/style/sheets.ts'
import listFrameCss from './list-frame.css?inline'
import type { ShellContext } from './shell-context.ts'

addSheet(listFrameCss)

/** What a list is made of, there with the layout while its script is on its way; nothing for other screens. */
export function listFrame(texts: ShellTexts, { registry }: ShellContext, id: string) {
  const row = registry[id]
  if (row?.kind !== 'screen' || row.frame !== 'list') return nothing
  return html`<div class="rd-coming" aria-hidden="true">
    <p class="rd-coming-title">${titleOf(texts, titleKey(id, row))}</p>
    <div class="rd-coming-tools"></div>
    <div class="rd-coming-rows"></div>
  </div>`
}
