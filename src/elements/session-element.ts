import { type AttributeSettings, createPageDesk } from './page.ts'
import { ProviderElement } from './provider-element.ts'

/**
 * One session for the elements inside it, where a page needs more than its default one: two
 * organisations side by side, two languages.
 *
 * @tag raffle-desk-session
 * @attr token-url an address on the page's own origin that answers POST with { token, expiresAt }
 * @attr api-url the script's own origin, or one given to configure()
 * @attr locale en or fr
 * @attr theme auto (as the page), light or dark
 * @attr flags-url, flags-key, flags-poll-seconds a Flagsmith on the script's own origin, or as given to configure()
 * @attr style-nonce the nonce of the page's style-src
 * @attr support-email, dashboard-url, knowledge-base-url
 * @prop getToken a function that answers { token, expiresAt }
 */
export class SessionElement extends ProviderElement {
  override connectedCallback() {
    // A host's `* { display: … !important }` would give it a box.
    this.style.setProperty('display', 'contents', 'important')
    super.connectedCallback()
  }

  protected createDesk(settings: AttributeSettings) {
    return createPageDesk(settings)
  }
}
