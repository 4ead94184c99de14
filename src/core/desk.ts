/**
 * The desk: everything a screen stands on. Nothing here is a module singleton, so two desks (two
 * languages, two people, two organisations) can stand on one page.
 */
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { DeskConfig, Theme } from './config.ts'
import { createFlagStore, type FlagState } from './flag-store.ts'
import type { FlagWatch } from './flags.ts'
import { createHttp, type Http } from './http.ts'
import { createTranslator, type Locale, type Translator } from './i18n/texts.ts'
import { createMemoryLocation, type DeskLocation } from './location.ts'
import { createNotices, type Notices } from './notices.ts'
import { getOrganization } from './organizations/api.ts'
import type { Organization } from './organizations/organization.ts'
import { may } from './permissions.ts'
import { listCurrentRaffles } from './raffles/api.ts'
import type { Raffle } from './raffles/raffle.ts'
import { getSession } from './session/api.ts'
import { createHostSession, tokenFromUrl } from './session/host-session.ts'
import { type SessionStore, userOf } from './session/session.ts'
import { createStandaloneSession } from './session/standalone-session.ts'
import type { SessionUser } from './session/user.ts'
import { errorTexts } from './system/texts.ts'
import { build, version } from './version.ts'

/** The app shows nothing before the session user, the organisation and the raffles are there (section 2). */
export type Start = { state: 'starting' } | { state: 'ready' } | { state: 'failed'; error: unknown }

export interface Desk {
  readonly config: DeskConfig
  readonly http: Http
  readonly session: SessionStore
  readonly $start: ReadableAtom<Start>
  readonly $organization: ReadableAtom<Organization | null>
  /** The organisation's raffles that are not over, as loaded at start. */
  readonly $raffles: ReadableAtom<readonly Raffle[]>
  readonly $flags: ReadableAtom<FlagState>
  /** Person and organisation as one key, null when nobody works; what it names changes everything shown. */
  readonly $subject: ReadableAtom<string | null>
  readonly $locale: ReadableAtom<Locale>
  readonly $theme: ReadableAtom<Theme>
  /** True once the server serves another build than this one. */
  readonly $outdated: ReadableAtom<boolean>
  readonly texts: Translator
  readonly location: DeskLocation
  readonly notices: Notices
  setLocale(locale: Locale): void
  setTheme(theme: Theme): void
  /** Starts once; after a failure, again: Retry. */
  start(): Promise<void>
  destroy(): void
}

export interface DeskOptions {
  config: DeskConfig
  /** Standalone unless the host gives tokens. */
  session?: (http: () => Http) => SessionStore
  location?: DeskLocation
  locale?: Locale
}

export function createDesk({ config, session: makeSession, location, locale }: DeskOptions): Desk {
  const $locale = atom<Locale>(config.locale ?? locale ?? browserLocale())
  const $theme = atom<Theme>(config.theme)
  const $start = atom<Start>({ state: 'starting' })
  const $organization = atom<Organization | null>(null)
  const $raffles = atom<readonly Raffle[]>([])
  const $outdated = atom(false)
  const flags = createFlagStore()
  const texts = createTranslator($locale)
  const $errorWords = texts(errorTexts)
  let flagWatch: FlagWatch | undefined
  let entering: string | null = null

  const session = (makeSession ?? defaultSession(config))(() => http)
  const http: Http = createHttp({
    apiUrl: config.apiUrl,
    client: `dashboard/${version}`,
    language: () => $locale.get(),
    words: () => $errorWords.get(),
    token: session.token,
    onUnauthorized: session.expire,
    onBuild: served => $outdated.set(build !== 'dev' && served !== build),
  })

  const $subject = computed([session.$session, $organization], (current, organization) => {
    const user = userOf(current)
    return user && organization ? `${user.id}:${organization.id}` : null
  })

  function leave() {
    entering = null
    flagWatch?.stop()
    flagWatch = undefined
    flags.set({ state: 'cleared' })
    $organization.set(null)
    $raffles.set([])
  }

  async function watchFlagsOf(user: SessionUser) {
    const { watchFlags } = await import('./flags.ts')
    if (entering !== subjectOf(user)) return
    flagWatch?.stop()
    flagWatch = watchFlags({
      service: config.flags,
      user,
      remember: session.kind === 'standalone',
      onChange: flags.set,
    })
    await flagWatch.settled
  }

  /** Loads what everything stands on, for a person who has just become the desk's. */
  async function enter(user: SessionUser) {
    const subject = subjectOf(user)
    if (entering === subject) return
    leave()
    entering = subject
    $start.set({ state: 'starting' })
    try {
      const [organization, raffles] = await Promise.all([
        getOrganization(http, user.organizationUuid),
        may('raffles:read', user.roles) ? listCurrentRaffles(http, user.organizationUuid) : [],
        watchFlagsOf(user),
      ])
      if (entering !== subject) return
      $raffles.set(raffles)
      $organization.set(organization)
      $start.set({ state: 'ready' })
    } catch (error) {
      if (entering !== subject) return
      entering = null
      $start.set(userOf(session.$session.get()) ? { state: 'failed', error } : { state: 'ready' })
    }
  }

  async function refreshUser() {
    if (session.kind !== 'standalone' || !userOf(session.$session.get())) return
    session.replaceUser(await getSession(http))
  }

  let following: (() => void) | undefined

  function follow() {
    following ??= session.$session.subscribe(current => {
      const user = userOf(current)
      if (user) void enter(user)
      else if (current.state !== 'starting') {
        leave()
        $start.set({ state: 'ready' })
      }
    })
  }

  async function start() {
    $start.set({ state: 'starting' })
    try {
      const { state } = session.$session.get()
      if (state === 'starting' || session.kind === 'host') await session.start()
      await refreshUser()
      follow()
      const user = userOf(session.$session.get())
      if (user) await enter(user)
    } catch (error) {
      follow()
      const signedOut = session.kind === 'standalone' && !userOf(session.$session.get())
      $start.set(signedOut ? { state: 'ready' } : { state: 'failed', error })
    }
  }

  const unwatchWords = $errorWords.listen(() => undefined)

  return {
    config,
    http,
    session,
    $start,
    $organization,
    $raffles,
    $flags: flags.$flags,
    $subject,
    $locale,
    $theme,
    $outdated,
    texts,
    location: location ?? createMemoryLocation(),
    notices: createNotices(),
    setLocale: next => $locale.set(next),
    setTheme: next => $theme.set(next),
    start,
    destroy() {
      unwatchWords()
      following?.()
      leave()
      session.destroy()
    },
  }
}

function subjectOf(user: SessionUser): string {
  return `${user.id}:${user.organizationUuid}`
}

function browserLocale(): Locale {
  return globalThis.navigator?.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

function defaultSession(config: DeskConfig): (http: () => Http) => SessionStore {
  const { getToken, tokenUrl } = config
  if (getToken) return http => createHostSession(http, getToken)
  if (tokenUrl) return http => createHostSession(http, tokenFromUrl(tokenUrl))
  return http => createStandaloneSession(http)
}
