/** Below the top bar: that an RB admin may change another organization's data, why and until when. Loads for them alone. */
import { html } from 'lit'
import { messageOf } from '../../core/errors.ts'
import { formatInstant } from '../../core/format/instants.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import type { StaffReason } from '../../core/staff-reasons/staff-reason.ts'
import { staffReasonsOf } from '../../core/staff-reasons/staff-reasons.ts'
import { staffReasonTexts } from '../../core/staff-reasons/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { icon } from './icons.ts'
import { definePart, ShellPart } from './shell-element-base.ts'
import staffLineCss from './staff-line.css?inline'

addSheet(staffLineCss)

class StaffLine extends ShellPart {
  #ending = new Set<string>()
  /** What else sticks to the page's top stops below it. */
  readonly #height = new ResizeObserver(() => {
    this.parentElement?.style.setProperty('--_rd-staff-h', `${this.offsetHeight}px`)
  })

  override connectedCallback() {
    super.connectedCallback()
    this.#height.observe(this)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#height.disconnect()
  }

  protected override stores() {
    const { desk } = this.context
    return [staffReasonsOf(desk).$held, desk.texts(staffReasonTexts)]
  }

  protected override firstUpdated() {
    super.firstUpdated()
    void staffReasonsOf(this.context.desk).read()
  }

  protected override render() {
    const held = staffReasonsOf(this.context.desk).$held.get()
    return html`<div role="status">${held.map(reason => this.#line(reason))}</div>`
  }

  #line({ id, organizationName: name, reason, endsAt }: StaffReason) {
    const { desk } = this.context
    const texts = desk.texts(staffReasonTexts).get()
    const timeZone = browserTimeZone()
    const time = formatInstant(endsAt, { timeZone, locale: desk.$locale.get(), style: 'time' })
    const busy = this.#ending.has(id)
    return html`<div class="rd-staff">
      ${icon('info')}
      <p class="rd-staff-words">
        <span class="rd-staff-holds">${texts.holds({ name, time })}</span>
        ${reason === null ? '' : html`<bdi>${texts.because({ reason })}</bdi>`}
      </p>
      <button
        type="button"
        class="rd-shell-button"
        aria-label=${texts.endNowOf({ name })}
        aria-busy=${busy}
        @click=${() => void this.#end({ id, name })}
      >
        ${texts.endNow}
      </button>
    </div>`
  }

  async #end({ id, name }: { id: string; name: string }) {
    if (this.#ending.has(id)) return
    const { desk } = this.context
    this.#ending.add(id)
    this.requestUpdate()
    try {
      await staffReasonsOf(desk).end(id)
      desk.notices.add('ok', desk.texts(staffReasonTexts).get().ended({ name }))
      // Its button is gone.
      this.parentElement?.querySelector<HTMLElement>('#rd-content')?.focus()
    } catch (error) {
      desk.notices.add('bad', messageOf(error))
      await staffReasonsOf(desk).read()
    } finally {
      this.#ending.delete(id)
      this.requestUpdate()
    }
  }
}

definePart('raffle-desk-shell-staff', StaffLine)
