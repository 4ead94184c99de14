/**
 * An embedded desk's session: the host gives short-lived tokens, by a callback or an address on its
 * own origin. Nothing is stored; one renewal serves all elements.
 */
import { atom } from 'nanostores'
import * as v from 'valibot'
import { ConfigError, type GetToken } from '../config.ts'
import { DeskError } from '../errors.ts'
import type { Http } from '../http.ts'
import { getSession } from './api.ts'
import { type EmbedToken, EmbedTokenSchema } from './embed-session.ts'
import type { Session, SessionStore } from './session.ts'

/** Tokens are renewed this long before they end. */
const renewEarlyMs = 60_000

export function createHostSession(http: () => Http, getToken: GetToken): SessionStore {
  const $session = atom<Session>({ state: 'starting' })
  let held: EmbedToken | null = null
  let renewal: Promise<EmbedToken> | null = null

  async function ask(organizationId?: string): Promise<EmbedToken> {
    const answer = await getToken(organizationId ? { organizationId } : {})
    const parsed = v.safeParse(EmbedTokenSchema, answer)
    if (!parsed.success) {
      const field = v.getDotPath(parsed.issues[0]) ?? 'answer'
      throw new ConfigError(`getToken must answer { token, expiresAt }; "${field}" is wrong.`)
    }
    return parsed.output
  }

  async function take(organizationId?: string): Promise<EmbedToken> {
    held = await ask(organizationId)
    return held
  }

  function renew(): Promise<EmbedToken> {
    renewal ??= take().finally(() => {
      renewal = null
    })
    return renewal
  }

  /** The token may be for somebody else now: the stores follow the person it names. */
  async function identify() {
    $session.set({ state: 'signed-in', user: await getSession(http()) })
  }

  async function acquire(organizationId?: string) {
    try {
      await (organizationId ? take(organizationId) : renew())
      await identify()
    } catch (error) {
      const { state } = $session.get()
      if (state !== 'signed-in') $session.set({ state: 'expired' })
      throw error
    }
  }

  return {
    kind: 'host',
    $session,
    start: () => acquire(),
    async token() {
      if (held && Date.parse(held.expiresAt) - Date.now() > renewEarlyMs) return held.token
      const before = held
      const { token } = await renew()
      if (before) void identify().catch(() => undefined)
      return token
    },
    expire() {
      held = null
      $session.set({ state: 'expired' })
    },
    async signIn() {
      throw new ConfigError('An embedded desk signs nobody in: give it getToken or token-url.')
    },
    async signOut() {
      held = null
      $session.set({ state: 'anonymous' })
    },
    switchOrganization: acquire,
    replaceUser(user) {
      $session.set({ state: 'signed-in', user })
    },
    destroy() {
      held = null
    },
  }
}

/** `token-url`: a POST on the page's own origin. Another origin is refused before anything is sent. */
export function tokenFromUrl(tokenUrl: string): GetToken {
  return async request => {
    const url = new URL(tokenUrl, document.baseURI)
    if (url.origin !== location.origin) {
      throw new ConfigError(`token-url must be on this page's own origin, not ${url.origin}.`)
    }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    if (!response.ok) {
      throw new DeskError('unauthorized', `The page's token address answered ${response.status}.`)
    }
    const answer: unknown = await response.json()
    const inEnvelope = v.safeParse(v.object({ data: EmbedTokenSchema }), answer)
    return inEnvelope.success ? inEnvelope.output.data : v.parse(EmbedTokenSchema, answer)
  }
}
