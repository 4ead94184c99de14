import type { Desk } from '../core/desk.ts'
import { loadModule } from '../core/load-chunk.ts'
import { attachRoot } from './attach-root.ts'
import { failureView } from './failure.ts'
import { type AttributeSettings, resolve } from './page.ts'
import { ProviderElement } from './provider-element.ts'
import type { Shell } from './shell/create-shell.ts'

/**
 * The whole dashboard: routes, menus, login and every screen. With no settings at all it works on
 * the origin its script came from.
 *
 * @tag raffle-desk
 * @attr base-path where the dashboard lives below its origin; default /
 * @attr session-recording on: `?log` on login may record the session, masked
 * @attr api-url, flags-url, flags-key, flags-poll-seconds, locale, theme, style-nonce, support-email,
 *   knowledge-base-url as for raffle-desk-session
 * @csspart root everything inside
 */
export class ShellElement extends ProviderElement {
  #root: HTMLElement | undefined
  #shell: Promise<Shell> | undefined

  override connectedCallback() {
    super.connectedCallback()
    this.#root ??= attachRoot(this)
    if (!this.#root.hasChildNodes()) void this.#show()
  }

  protected override onDisconnected() {
    this.#root?.replaceChildren()
    void this.#shell?.then(
      shell => shell.destroy(),
      () => undefined,
    )
    this.#shell = undefined
  }

  protected async createDesk(settings: AttributeSettings): Promise<Desk> {
    this.#shell = this.#createShell(settings)
    return (await this.#shell).desk
  }

  async #createShell(settings: AttributeSettings): Promise<Shell> {
    // Fetched side by side: the shell's code, and what its first screen will need.
    loadModule(() => import('./mount-screen.ts')).catch(() => undefined)
    const [{ createShell }, { config }] = await Promise.all([
      loadModule(() => import('./shell/create-shell.ts')),
      resolve(settings),
    ])
    return createShell({ config, host: this })
  }

  async #show() {
    try {
      await this.desk
      const shell = await this.#shell
      if (shell && this.isConnected) this.#root?.replaceChildren(shell.view)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      this.#root?.replaceChildren(failureView(this, message, () => void this.#show()))
    }
  }
}
