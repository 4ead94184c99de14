/**
 * The desk: everything a screen stands on. Nothing here is a module singleton, so two desks (two
 * languages, two people, two organisations) can stand on one page.
 */
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { DeskConfig, Theme } from './config.ts'
import { isAway } from './errors.ts'
import type { FlagState } from './flag-state.ts'
import { createHttp, type Http, type ReasonNeeded } from './http.ts'
import { createTranslator, type Locale, type Translator } from './i18n/texts.ts'
import { createMemoryLocation, type DeskLocation } from './location.ts'
import { createNotices, type Notices } from './notices.ts'
import type { Organization } from './organizations/organization.ts'
import type { RafflesRead } from './raffles/raffles-read.ts'
import { sessionCalls } from './session/calls.ts'
import { type Session, type SessionStore, userOf } from './session/session.ts'
import type { SessionUser } from './session/user.ts'
import { errorTexts } from './system/texts.ts'
import { build, version } from './version.ts'
import { createWorkplace } from './workplace.ts'

/** The app shows nothing before it has the session user and the organisation, and word of the raffles (section 2). */
export type Start = { state: 'starting' } | { state: 'ready' } | { state: 'failed'; error: unknown }

export interface Desk {
  readonly config: DeskConfig
  readonly http: Http
  readonly session: SessionStore
  readonly $start: ReadableAtom<Start>
  readonly $organization: ReadableAtom<Organization | null>
  /** The organisation's raffles that are not over, as loaded at start, or since by `readRaffles`. */
  readonly $raffles: ReadableAtom<RafflesRead>
  readonly $flags: ReadableAtom<FlagState>
  /** Person and organisation as one key, null when nobody works; what it names changes everything shown. */
  readonly $subject: ReadableAtom<string | null>
  readonly $locale: ReadableAtom<Locale>
  readonly $theme: ReadableAtom<Theme>
  /** How many writes of this desk have ended: what was read before the last one may be old. */
  readonly $written: ReadableAtom<number>
  /** True once the server serves another build than this one. */
  readonly $outdated: ReadableAtom<boolean>
  readonly texts: Translator
  readonly location: DeskLocation
  readonly notices: Notices
  setLocale(locale: Locale): void
  setTheme(theme: Theme): void
  /** Starts once; after a failure, again: Retry. */
  start(): Promise<void>
  /**
   * Reads the raffles again, unless they were asked for within this time. Until there is an answer, and where
   * there is none, those that were read stay. Never throws: `$raffles` says what came of it.
   */
  readRaffles(olderThanMs?: number): Promise<void> | undefined
  destroy(): void
}

export interface DeskOptions {
  config: DeskConfig
  /** Standalone, a host's, or a stub: the one that isn't used isn't loaded either. */
  session: (http: () => Http) => SessionStore
  location?: DeskLocation
  locale?: Locale
  /** Asks an RB admin why they change another organization's data (core/staff-reasons); without it, such writes fail. */
  askReason?: (needed: ReasonNeeded) => Promise<boolean>
}

export function createDesk(options: DeskOptions): Desk {
  const { config, session: makeSession, location, locale } = options
  const $locale = atom<Locale>(config.locale ?? locale ?? browserLocale())
  const $theme = atom<Theme>(config.theme)
  const $start = atom<Start>({ state: 'starting' })
  const $written = atom(0)
  const $outdated = atom(false)
  const texts = createTranslator($locale)
  const $errorWords = texts(errorTexts)

  const session = makeSession(() => http)
  const http: Http = createHttp({
    apiUrl: config.apiUrl,
    client: `dashboard/${version}`,
    language: () => $locale.get(),
    words: () => $errorWords.get(),
    token: session.token,
    onUnauthorized: session.expire,
    onReasonNeeded: options.askReason,
    onWritten: () => $written.set($written.get() + 1),
    onFactorNeeded() {
      const user = userOf(session.$session.get())
      if (user) session.replaceUser({ ...user, secondFactorNeeded: true })
    },
    onBuild: served => $outdated.set(build !== 'dev' && served !== build),
  })

  const workplace = createWorkplace({
    http,
    flagService: config.flags,
    rememberFlags: session.kind === 'standalone',
    chunkWords: () => $errorWords.get().chunk,
  })
  const { $organization } = workplace

  const $subject = computed([session.$session, $organization], (current, organization) => {
    const user = userOf(current)
    if (user?.secondFactorNeeded) return `${user.id}:${user.organizationUuid}`
    return user && organization ? `${user.id}:${organization.id}` : null
  })

  async function enter(user: SessionUser) {
    // Another person's or organisation's workplace is empty from here on, so nothing shows on it.
    const entered = workplace.enter(user)
    if (!$organization.get()) $start.set({ state: 'starting' })
    try {
      if (await entered) $start.set({ state: 'ready' })
    } catch (error) {
      const stillHere = userOf(session.$session.get())
      $start.set(stillHere ? { state: 'failed', error } : { state: 'ready' })
    }
  }

  function follow(current: Session): Promise<void> | undefined {
    const user = userOf(current)
    if (user && !user.secondFactorNeeded) return enter(user)
    if (current.state === 'starting') return undefined
    workplace.leave()
    $start.set({ state: 'ready' })
    return undefined
  }

  async function openSession() {
    if (userOf(session.$session.get())) return
    await session.start()
    // A stored session's details may be old, and its token ended by now.
    if (session.kind === 'standalone' && userOf(session.$session.get())) {
      await http.ask(sessionCalls.get, {}).then(session.replaceUser, error => {
        // The workplace judges whether work goes on without an answer.
        if (!isAway(error)) throw error
      })
    }
  }

  async function load() {
    $start.set({ state: 'starting' })
    const opened = await openSession().then(
      () => true,
      (error: unknown) => {
        $start.set({ state: 'failed', error })
        return session.kind === 'standalone' && !userOf(session.$session.get())
      },
    )
    unfollow ??= session.$session.listen(current => void follow(current))
    if (opened) await follow(session.$session.get())
  }

  let unfollow: (() => void) | undefined
  let loading: Promise<void> | undefined

  function start(): Promise<void> {
    if ($start.get().state === 'ready' && !isOver(session)) return Promise.resolve()
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  return {
    config,
    http,
    session,
    $start,
    $organization,
    $raffles: workplace.$raffles,
    $flags: workplace.$flags,
    $subject,
    $locale,
    $theme,
    $written,
    $outdated,
    texts,
    location: location ?? createMemoryLocation(),
    notices: createNotices(),
    setLocale: next => $locale.set(next),
    setTheme: next => $theme.set(next),
    start,
    readRaffles: workplace.readRaffles,
    destroy() {
      unfollow?.()
      workplace.leave()
      session.destroy()
    },
  }
}

/** A host's session that ended: starting again asks the host for a new token. */
function isOver({ kind, $session }: SessionStore): boolean {
  const { state } = $session.get()
  return kind === 'host' && (state === 'expired' || state === 'anonymous')
}

/** Where nobody chose a language. */
export function browserLocale(): Locale {
  return globalThis.navigator?.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}
