/** Orders of this person that wait on this machine, and the way to them. */
import { html, type TemplateResult } from 'lit'
import { canOpen } from '../../core/access.ts'
import { waitingOf } from '../../core/outbox/waiting-mirror.ts'
import { waitingTexts } from '../../core/outbox/waiting-texts.ts'
import { icon } from './icons.ts'
import { accessOf } from './menu-links.ts'
import type { ShellContext } from './shell-context.ts'

/** What it is rendered anew by. */
export function waitingStores({ desk }: ShellContext) {
  return [waitingOf(desk).$waiting, desk.texts(waitingTexts)]
}

export function waitingLink(context: ShellContext): TemplateResult | '' {
  const { desk, router, registry } = context
  const waiting = waitingOf(desk).$waiting.get()
  if (waiting === 0) return ''
  const number = String(waiting)
  const words = desk.texts(waitingTexts).get().waiting({ number })(waiting)
  const rows = ['orderIntake', 'createOrder'].map(id => registry[id])
  const entry = rows.find(row => row && canOpen(row.access, accessOf(context)).allowed)
  const inside = html`${icon('receipt-text')}${words}`
  return entry?.kind === 'screen'
    ? html`<a class="rd-shell-menu-link rd-shell-waiting" href=${router.hrefOf(entry.path)}>${inside}</a>`
    : html`<p class="rd-shell-menu-link rd-shell-waiting">${inside}</p>`
}
