/** What <raffle-desk> and <raffle-desk-session> share: settings from attributes, one desk for all below. */
import type { ConfigInput } from '../core/config.ts'
import type { Desk } from '../core/desk.ts'
import { provideDesk } from './desk-context.ts'
import { type AttributeSettings, resolve } from './page.ts'
import { adoptEarlyProperties, propertyOf } from './properties.ts'

/** Attributes that are the setting of the same name. */
const settingNames = [
  'api-url',
  'base-path',
  'token-url',
  'locale',
  'theme',
  'style-nonce',
  'support-email',
  'dashboard-url',
  'knowledge-base-url',
  'session-recording',
]

/** On a server that renders pages there are no elements: the class is never used there, and may be imported. */
const BaseElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

export abstract class ProviderElement extends BaseElement {
  static readonly observedAttributes = ['locale', 'theme']

  /** Answers a short-lived token for the person in front of the page. */
  getToken: ConfigInput['getToken']
  #desk: Promise<Desk> | undefined
  #withdraw: (() => void) | undefined

  protected abstract createDesk(settings: AttributeSettings): Promise<Desk>
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

  #settings(): AttributeSettings {
    const settings: AttributeSettings = this.getToken ? { getToken: this.getToken } : {}
    for (const name of settingNames) {
      const text = this.getAttribute(name)
      if (!text) continue
      const value = name === 'session-recording' ? text === 'on' : text
      Object.assign(settings, { [propertyOf(name)]: value })
    }
    if (this.getAttributeNames().some(name => /^(api|flags)-/.test(name))) settings.ruled = this
    return settings
  }
}
