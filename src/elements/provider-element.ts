/** What <raffle-desk> and <raffle-desk-session> share: settings from attributes, one desk for all below. */
import type { ConfigInput } from '../core/config.ts'
import type { Desk } from '../core/desk.ts'
import { provideDesk } from './desk-context.ts'
import { resolve } from './page.ts'
import { adoptEarlyProperties } from './properties.ts'

const settingOf: Record<string, (text: string) => ConfigInput> = {
  'api-url': apiUrl => ({ apiUrl }),
  'base-path': basePath => ({ basePath }),
  'token-url': tokenUrl => ({ tokenUrl }),
  locale: locale => ({ locale: locale as 'en' }),
  theme: theme => ({ theme: theme as 'auto' }),
  'style-nonce': styleNonce => ({ styleNonce }),
  'support-email': supportEmail => ({ supportEmail }),
  'dashboard-url': dashboardUrl => ({ dashboardUrl }),
  'knowledge-base-url': knowledgeBaseUrl => ({ knowledgeBaseUrl }),
  'session-recording': recording => ({ sessionRecording: recording === 'on' }),
}

/** On a server that renders pages there are no elements: the class is never used there, and may be imported. */
const BaseElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

export abstract class ProviderElement extends BaseElement {
  static readonly observedAttributes = ['locale', 'theme']

  /** Answers a short-lived token for the person in front of the page. */
  getToken: ConfigInput['getToken']
  #desk: Promise<Desk> | undefined
  #withdraw: (() => void) | undefined

  protected abstract createDesk(settings: ConfigInput): Promise<Desk>
  protected onDisconnected(): void {}

  get desk(): Promise<Desk> {
    this.#desk ??= this.createDesk(this.#settings()).catch(error => {
      this.#desk = undefined
      throw error
    })
    return this.#desk
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['getToken'])
    this.#withdraw ??= provideDesk(this, () => this.desk)
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#withdraw?.()
      this.#withdraw = undefined
      void this.#desk?.then(
        desk => desk.destroy(),
        () => undefined,
      )
      this.#desk = undefined
      this.onDisconnected()
    })
  }

  /** Its mere presence keeps `moveBefore` from disconnecting. */
  connectedMoveCallback() {}

  /** Language and theme may change while it stands; the other settings hold from the start. */
  attributeChangedCallback() {
    // A desk that couldn't be made is reported by those who asked for it.
    this.#desk?.then(
      desk => this.#follow(desk),
      () => undefined,
    )
  }

  async #follow(desk: Desk) {
    try {
      const { config } = await resolve(this.#settings())
      if (config.locale) desk.setLocale(config.locale)
      desk.setTheme(config.theme)
    } catch (error) {
      const detail = { message: error instanceof Error ? error.message : String(error) }
      this.dispatchEvent(
        new CustomEvent('raffle-desk-error', { bubbles: true, composed: true, detail }),
      )
    }
  }

  #settings(): ConfigInput {
    const settings: ConfigInput = this.getToken ? { getToken: this.getToken } : {}
    for (const [name, read] of Object.entries(settingOf)) {
      const text = this.getAttribute(name)
      if (text) Object.assign(settings, read(text))
    }
    return settings
  }
}
