/** The flag service's client, and the only file that imports flagsmith (section 6). */
// Its entry without an event source or globals: we poll, and a host's window stays as it was.
import { createFlagsmithInstance } from 'flagsmith/next-middleware'
import * as v from 'valibot'
import type { DeskConfig } from './config.ts'
import { type FlagName, flagNames } from './flag-names.ts'
import type { FlagState } from './flag-state.ts'
import { roleTrait } from './session/role.ts'
import type { SessionUser } from './session/user.ts'
import { safeStorage } from './storage.ts'

/** Start-up waits this long for flags; then the last known ones serve, or none. */
const patienceMs = 3_000
const lastKnownKey = 'raffle-desk.flags'

const AnswerSchema = v.object({
  flags: v.array(v.object({ enabled: v.boolean(), feature: v.object({ name: v.string() }) })),
})
const LastKnownSchema = v.object({ identity: v.string(), on: v.array(v.picklist(flagNames)) })

export interface FlagWatch {
  /** Settles once flags are ready or given up on; never rejects. */
  readonly settled: Promise<void>
  stop(): void
}

interface Options {
  service: DeskConfig['flags']
  user: SessionUser
  /** Only a standalone desk may remember the last known flags. */
  remember: boolean
  onChange: (flags: FlagState) => void
}

/** The context sent: user id, organisation id, email, and one true flag per role without spaces. */
export function traitsOf(user: SessionUser): Record<string, string | boolean> {
  return {
    userId: user.id,
    organizationId: user.organizationUuid,
    email: user.email,
    ...Object.fromEntries(user.roles.map(role => [roleTrait(role), true])),
  }
}

/** What isn't the service's answer, such as a network's own log-in page, is a failure: it would read as "every flag off". */
const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.ok) v.parse(AnswerSchema, await response.clone().json())
  return response
}

/** Loads the flags of a person, and follows them until stopped. */
export function watchFlags({ service, user, remember, onChange }: Options): FlagWatch {
  const client = createFlagsmithInstance()
  const traits = traitsOf(user)
  const storage = safeStorage(() => globalThis.localStorage)
  const identity = `${user.id}:${user.organizationUuid}`
  let stopped = false
  let polling: ReturnType<typeof setInterval> | undefined

  function current(): ReadonlySet<FlagName> {
    return new Set(flagNames.filter(name => client.hasFeature(name)))
  }

  function ready() {
    if (stopped) return
    const on = current()
    if (remember) storage.write(lastKnownKey, JSON.stringify({ identity, on: [...on] }))
    onChange({ state: 'ready', on })
  }

  function fallBack() {
    if (!stopped) onChange({ state: 'stale', on: remember ? lastKnown() : new Set() })
  }

  function lastKnown(): ReadonlySet<FlagName> {
    try {
      const parsed = v.parse(LastKnownSchema, JSON.parse(storage.read(lastKnownKey) ?? ''))
      return new Set(parsed.identity === identity ? parsed.on : [])
    } catch {
      return new Set()
    }
  }

  const loaded = client
    .init({
      environmentID: service.key,
      api: service.url,
      identity: user.id,
      traits,
      fetch: checkedFetch,
      preventFetch: false,
      cacheFlags: false,
      enableAnalytics: false,
      onChange: ready,
      // A poll that fails leaves the flags as they were; the first load answers by its promise.
      onError: () => undefined,
    })
    .then(ready, fallBack)
    .then(() => {
      if (!stopped && service.pollSeconds > 0)
        polling = setInterval(poll, service.pollSeconds * 1000)
    })

  /** The client's own polls send the traits of the last answer, whose names it has lower-cased. */
  function poll() {
    client.identify(user.id, traits).catch(() => undefined)
  }

  let timer: ReturnType<typeof setTimeout>
  const patience = new Promise<void>(resolve => {
    timer = setTimeout(() => {
      fallBack()
      resolve()
    }, patienceMs)
  })

  return {
    settled: Promise.race([loaded.finally(() => clearTimeout(timer)), patience]),
    stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(polling)
    },
  }
}
