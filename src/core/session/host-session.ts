/**
 * An embedded desk's session: the host gives short-lived tokens, by a callback or an address on its
 * own origin. Nothing is stored; one renewal serves all elements.
 */
import { atom } from 'nanostores'
import * as v from 'valibot'
import { ConfigError, type DeskConfig, type GetToken } from '../config.ts'
import { DeskError } from '../errors.ts'
import type { Http } from '../http.ts'
import { sessionCalls } from './calls.ts'
import { type EmbedToken, EmbedTokenSchema } from './embed-session.ts'
import type { Session, SessionStore } from './session.ts'

/** Tokens are renewed this long before they end; shorter ones after half of their life. */
const renewEarlyMs = 60_000
/** However the host's clock differs from this one: no token is asked for more often. */
const renewAtMostEveryMs = 5_000

interface HeldToken {
  token: string
  renewAt: number
  endsAt: number
}

/** @param now the time in ms; tests give their own */
export function createHostSession(
  http: () => Http,
  getToken: GetToken,
  now: () => number = Date.now,
): SessionStore {
  const $session = atom<Session>({ state: 'starting' })
  let held: HeldToken | null = null
  let renewal: Promise<HeldToken> | null = null
  /** The organisation that was switched to: renewals stay there. */
  let chosen: string | undefined

  async function ask(): Promise<EmbedToken> {
    const answer = await getToken(chosen ? { organizationId: chosen } : {})
    const parsed = v.safeParse(EmbedTokenSchema, answer)
    if (!parsed.success) {
      const field = v.getDotPath(parsed.issues[0]) ?? 'answer'
      throw new ConfigError(`getToken must answer { token, expiresAt }; "${field}" is wrong.`)
    }
    return parsed.output
  }

  async function take(): Promise<HeldToken> {
    const { token, expiresAt } = await ask()
    const endsAt = Date.parse(expiresAt)
    const life = endsAt - now()
    const renewAt = now() + Math.max(life - renewEarlyMs, life / 2, renewAtMostEveryMs)
    held = { token, endsAt, renewAt }
    return held
  }

  function renew(): Promise<HeldToken> {
    renewal ??= take().finally(() => {
      renewal = null
    })
    return renewal
  }

  /** A host that can't be reached for a moment costs nothing while the token in hand is good. */
  async function renewOrKeep(current: HeldToken): Promise<string> {
    try {
      const { token } = await renew()
      void identify().catch(() => undefined)
      return token
    } catch (cause) {
      if (now() < current.endsAt) return current.token
      expire()
      throw new DeskError('unauthorized', '', { cause })
    }
  }

  function expire() {
    held = null
    chosen = undefined
    if ($session.get().state !== 'expired') $session.set({ state: 'expired' })
  }

  /** The token may be for somebody else now: the stores follow the person it names. */
  async function identify() {
    $session.set({ state: 'signed-in', user: await http().ask(sessionCalls.get, {}) })
  }

  async function acquire(organizationId?: string) {
    const before = { held, chosen }
    if (organizationId) chosen = organizationId
    try {
      await (organizationId ? take() : renew())
      await identify()
    } catch (error) {
      if ($session.get().state !== 'signed-in') expire()
      else {
        held = before.held
        chosen = before.chosen
      }
      throw error
    }
  }

  return {
    kind: 'host',
    $session,
    start: () => acquire(),
    async token() {
      if (!held) {
        if (renewal) return (await renewal).token
        // Nobody asks the host in silence after the end: start() does, when a person wants to go on.
        throw new DeskError('unauthorized', '')
      }
      return now() < held.renewAt ? held.token : renewOrKeep(held)
    },
    expire(token) {
      // Answered late, to a token that has been renewed since.
      if (token && held && token !== held.token) return
      expire()
    },
    async signIn() {
      throw new ConfigError('An embedded desk signs nobody in: give it getToken or token-url.')
    },
    async signOut() {
      held = null
      chosen = undefined
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

/**
 * How this host gives tokens, or null where it said nothing of it.
 * @lazy imported on demand, by elements/page.ts
 */
export function getTokenOf({ getToken, tokenUrl }: Pick<DeskConfig, 'getToken' | 'tokenUrl'>) {
  return getToken ?? (tokenUrl ? tokenFromUrl(tokenUrl) : null)
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
