/**
 * Raffle Desk's one public entry. Importing it defines the elements; `configure()` tells them where
 * the API is and how to get a token.
 */
import type { ConfigInput } from './core/config.ts'
import { defineElements } from './elements/define.ts'
import { configurePage } from './elements/page.ts'

export type { ConfigInput as Config, GetToken } from './core/config.ts'
export type { EmbedToken } from './core/session/embed-session.ts'
export type {} from './elements/tags.ts'
export { defineElements }

/**
 * What the host supplies, for all elements of the page. Call it right after importing; language and
 * theme may be changed at any time.
 */
export function configure(config: ConfigInput): void {
  configurePage(config)
}

defineElements()
