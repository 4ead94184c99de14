import { resolveConfig } from '../../../src/core/config.ts'
import type { FlagName } from '../../../src/core/flag-names.ts'
import { organizationCalls } from '../../../src/core/organizations/calls.ts'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import type { Row } from '../../../src/core/screen-row.ts'
import { sessionCalls } from '../../../src/core/session/calls.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { keys } from '../../../src/core/session/stored-session.ts'
import type { SessionUser } from '../../../src/core/session/user.ts'
import { provideDesk } from '../../../src/elements/desk-context.ts'
import { createShell, type Shell } from '../../../src/elements/shell/create-shell.ts'
import { at, type FakeApi, fakeApi, giveBack, pageOf } from '../../../stories/support/fake-api.ts'
import { flagsAnswer } from '../../../stories/support/fake-desk.ts'
import { fullRegistry } from '../../shell/full-registry.ts'
import { organization, person } from '../../shell/people.ts'
import { box } from '../../support/browser/fixture.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

const base = '/below/'
const addressBefore = location.href
const token = 'a-token-of-more-than-twenty-characters'

interface Options {
  /** Below the base path. */
  path?: string
  /** Nobody is signed in without one. */
  role?: Role
  user?: Partial<SessionUser>
  flags?: FlagName[]
  registry?: Readonly<Record<string, Row>>
  /** Between two polls of the flags; none without it. */
  pollSeconds?: number
  /** Changes what the API answers before the shell asks. */
  prepare?: (api: FakeApi) => void
}

export interface OpenShell {
  shell: Shell
  root: HTMLElement
  api: FakeApi
  find<E extends HTMLElement = HTMLElement>(selector: string): E | null
  /** Waits for an element. */
  see<E extends HTMLElement = HTMLElement>(selector: string): Promise<E>
  path(): string
}

let opened: { shell: Shell; withdraw: () => void } | undefined

/** A shell on a page of its own, the network's far end a fake. Screens are the registry's tags. */
export function openShell({
  path = '/',
  role,
  user: more,
  flags = ['god-mode'],
  registry = fullRegistry,
  pollSeconds = 0,
  prepare,
}: Options = {}): OpenShell {
  history.pushState(null, '', base.slice(0, -1) + path)
  const api = fakeApi([], location.origin)
  const user = role ? person(role, more) : null
  answerStart(api, user, flags)
  if (user) carrySession(user)
  prepare?.(api)
  const host = box()
  const shadow = host.attachShadow({ mode: 'open' })
  const root = document.createElement('div')
  root.className = 'rd-root'
  shadow.append(root)
  const config = resolveConfig(
    { basePath: base, locale: 'en', flags: { key: 'test', pollSeconds } },
    location.origin,
  )
  const shell = createShell({ config, host, registry })
  const withdraw = provideDesk(host, () => Promise.resolve(shell.desk))
  root.append(shell.view)
  opened = { shell, withdraw }
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)
  return {
    shell,
    root,
    api,
    find,
    see: selector => waitFor(() => find(selector), selector) as never,
    path: () => location.pathname.slice(base.length - 1) + location.search,
  }
}

/** As a reload of the only tab would. */
function carrySession(user: SessionUser) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const carried = {
    at: Date.now(),
    kept: { signOuts: '', session: { token, expiresAt, user } },
  }
  sessionStorage.setItem(keys.carried, JSON.stringify(carried))
}

function answerStart(api: FakeApi, user: SessionUser | null, on: FlagName[]) {
  if (user) api.answer(sessionCalls.get, user)
  api.answer(at(organizationCalls.get, { id: organization.id }), organization)
  api.answer(raffleListCalls.list, pageOf([]))
  api.answer(sessionCalls.signOut, undefined)
  const flags = flagsAnswer(on)
  api.answer(flags.endpoint, flags.prepared)
}

/** Stands for a screen: a heading in a shadow root of its own, and links. */
export class FixtureScreen extends HTMLElement {
  /** The next screens start invisible, as one does that waits until nothing in it jumps. */
  static startsInvisible = false

  connectedCallback() {
    if (this.shadowRoot) return
    if (FixtureScreen.startsInvisible) this.style.visibility = 'hidden'
    const shadow = this.attachShadow({ mode: 'open' })
    const heading = document.createElement('h1')
    heading.textContent = `Heading of ${this.localName}`
    shadow.append(heading)
    queueMicrotask(() =>
      this.dispatchEvent(new CustomEvent('raffle-desk-ready', { bubbles: true })),
    )
  }

  addLink(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
    const link = document.createElement('a')
    link.href = href
    link.textContent = href
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    this.shadowRoot?.append(link)
    return link
  }
}

export function defineFixtureScreens(...tags: string[]) {
  for (const tag of tags) {
    if (!customElements.get(tag)) customElements.define(tag, class extends FixtureScreen {})
  }
}

afterEach(() => {
  giveBack(location.origin)
  opened?.withdraw()
  opened?.shell.destroy()
  opened?.shell.desk.destroy()
  opened = undefined
  FixtureScreen.startsInvisible = false
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', addressBefore)
})
