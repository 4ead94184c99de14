/** What one page's elements share: the host's settings, and the default desk made from them. */
import type { ConfigInput } from '../core/config.ts'
import type { Desk } from '../core/desk.ts'
import { loadModule } from '../core/load-chunk.ts'

/** What an element's attributes say. */
export interface AttributeSettings extends ConfigInput {
  /** The element, where it names the API or a flag service. */
  ruled?: Element
}

/** Where this bundle came from: the API's place unless configure() names another. */
const scriptOrigin = new URL(import.meta.url).origin

let settings: ConfigInput = {}
let defaultDesk: Promise<Desk> | undefined
const onSettings = new Set<() => void>()

/**
 * What the host supplies, for all elements of the page. Call it right after importing; language and
 * theme may be changed at any time.
 */
export function configure(input: ConfigInput): void {
  settings = { ...settings, ...input }
  for (const listener of [...onSettings]) listener()
  defaultDesk?.then(
    desk => {
      if (input.locale) desk.setLocale(input.locale)
      if (input.theme) desk.setTheme(input.theme)
    },
    // Each element that waited for the desk shows why there is none.
    () => undefined,
  )
}

/** Hears of new settings: an element that failed for want of one tries again. */
export function onConfigured(listener: () => void): () => void {
  onSettings.add(listener)
  return () => onSettings.delete(listener)
}

/** The host's script may come after ours: nothing is missing before it called configure() or the page has loaded. */
async function hostHadItsSay(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise<void>(resolve => {
    const unlisten = onConfigured(done)
    function done() {
      unlisten()
      removeEventListener('load', done)
      resolve()
    }
    addEventListener('load', done)
  })
}

function hasSession(attributes: AttributeSettings): boolean {
  const { getToken, tokenUrl } = { ...settings, ...attributes }
  return Boolean(getToken || tokenUrl)
}

/**
 * A desk from the page's settings and an element's attributes. Its code loads here, not before.
 * @throws ConfigError naming the setting that is missing or wrong
 */
export async function createPageDesk(attributes: AttributeSettings = {}): Promise<Desk> {
  const code = loadModule(() =>
    Promise.all([import('../core/desk.ts'), import('../core/session/host-session.ts')]),
  )
  // While the host is waited for, a failure waits as well.
  code.catch(() => undefined)
  if (!hasSession(attributes)) await hostHadItsSay()
  const [[{ createDesk }, { createHostSession, getTokenOf }], { config, ConfigError }] =
    await Promise.all([code, resolve(attributes)])
  const getToken = getTokenOf(config)
  if (!getToken) {
    throw new ConfigError(
      'Raffle Desk has no session here: give configure() a getToken function, or put token-url on <raffle-desk-session>.',
    )
  }
  return createDesk({ config, session: http => createHostSession(http, getToken) })
}

/** The settings of the page and of one element, checked. */
export async function resolve({ ruled, ...attributes }: AttributeSettings) {
  const { resolveConfig, ConfigError } = await loadModule(() => import('../core/config.ts'))
  const config = resolveConfig({ ...settings, ...attributes }, scriptOrigin)
  if (!ruled) return { config, ConfigError }
  const { withinRules } = await loadModule(() => import('./attribute-rules.ts'))
  return { config: withinRules(ruled, config, { given: settings, scriptOrigin }), ConfigError }
}

/** The desk of elements that stand below no provider. A desk that couldn't be made is tried again. */
export function pageDesk(): Promise<Desk> {
  defaultDesk ??= createPageDesk().catch(error => {
    defaultDesk = undefined
    throw error
  })
  return defaultDesk
}
