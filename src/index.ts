/**
 * Raffle Desk's one public entry. Importing it defines the elements; `configure()` tells them where
 * the API is and how to get a token. It holds no code of its own, so that pages which load it under
 * two addresses still run one copy.
 */
import './elements/define-on-import.ts'

export type { ConfigInput as Config, GetToken } from './core/config.ts'
export type { EmbedToken } from './core/session/embed-session.ts'
export { defineElements } from './elements/define.ts'
export { configure } from './elements/page.ts'
export type {} from './elements/tags.ts'
