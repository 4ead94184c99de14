import { html, LitElement } from 'lit'
import { customElement, property } from 'lit/decorators.js'

/** A Lit element as small as can be, to show that the test system compiles and renders one. */
@customElement('self-check-greeting')
export class Greeting extends LitElement {
  @property() name = 'nobody'

  override render() {
    return html`<p>Hello, ${this.name}</p>`
  }
}
