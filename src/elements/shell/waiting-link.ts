/** Orders of this person that wait on this machine, and the way to them. Loads with the first that waits. */
import { html } from 'lit'
import { canOpen } from '../../core/access.ts'
import { waitingOf } from '../../core/outbox/waiting-mirror.ts'
import { waitingTexts } from '../../core/outbox/waiting-texts.ts'
import { icon } from './icons.ts'
import { accessOf } from './menu-links.ts'
import { definePart, ShellPart } from './shell-element-base.ts'

class WaitingLink extends ShellPart {
  protected override stores() {
    const { desk } = this.context
    const { $session } = desk.session
    return [waitingOf(desk).$waiting, $session, desk.$flags, desk.texts(waitingTexts)]
  }

  protected override render() {
    const { desk, router, registry } = this.context
    const waiting = waitingOf(desk).$waiting.get()
    if (waiting === 0) return ''
    const number = String(waiting)
    const words = desk.texts(waitingTexts).get().waiting({ number })(waiting)
    const rows = ['orderIntake', 'createOrder'].map(id => registry[id])
    const entry = rows.find(row => row && canOpen(row.access, accessOf(this.context)).allowed)
    const inside = html`${icon('receipt-text')}${words}`
    return entry?.kind === 'screen'
      ? html`<a class="rd-shell-menu-link rd-shell-waiting" href=${router.hrefOf(entry.path)}>${inside}</a>`
      : html`<p class="rd-shell-menu-link rd-shell-waiting">${inside}</p>`
  }
}

definePart('raffle-desk-shell-waiting', WaitingLink)
