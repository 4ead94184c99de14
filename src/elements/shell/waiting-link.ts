/** Orders of this person that wait on this machine: the way to them, and what logging out does. Loads with the first that waits. */
import { html } from 'lit'
import { canOpen } from '../../core/access.ts'
import { waitingOf } from '../../core/outbox/waiting-mirror.ts'
import { waitingTexts } from '../../core/outbox/waiting-texts.ts'
import { icon } from './icons.ts'
import { accessOf } from './menu-links.ts'
import { definePart, ShellPart } from './shell-element-base.ts'

abstract class WaitingPart extends ShellPart {
  protected override stores() {
    const { desk } = this.context
    const { $session } = desk.session
    return [waitingOf(desk).$waiting, $session, desk.$flags, desk.texts(waitingTexts)]
  }

  /** Nothing where none waits. */
  protected said(text: 'waiting' | 'elsewhere' | 'signingOut'): string {
    const { desk } = this.context
    const waiting = waitingOf(desk).$waiting.get()
    return waiting === 0
      ? ''
      : desk
          .texts(waitingTexts)
          .get()
          [text]({ number: String(waiting) })(waiting)
  }
}

class WaitingLink extends WaitingPart {
  protected override render() {
    const { router, registry } = this.context
    const words = this.said('waiting')
    if (words === '') return ''
    const rows = ['orderIntake', 'createOrder'].map(id => registry[id])
    const entry = rows.find(row => row && canOpen(row.access, accessOf(this.context)).allowed)
    const inside = html`${icon('receipt-text')}${words}`
    return entry?.kind === 'screen'
      ? html`<a class="rd-shell-menu-link rd-shell-waiting" href=${router.hrefOf(entry.path)}>${inside}</a>`
      : html`<p class="rd-shell-menu-link rd-shell-waiting">${icon('receipt-text')}${this.said('elsewhere')}</p>`
  }
}

/** Before Log Out, which asks nothing and waits for nothing. */
class WaitingNote extends WaitingPart {
  protected override render() {
    const words = this.said('signingOut')
    return words === '' ? '' : html`<p class="rd-shell-waiting-note">${words}</p>`
  }
}

definePart('raffle-desk-shell-waiting', WaitingLink)
definePart('raffle-desk-shell-waiting-note', WaitingNote)
