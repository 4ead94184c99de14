/**
 * The route guard (section 2, "Route guard" and "Application start"): what the desk's state and the
 * route show, as a pure function.
 */
import { type AccessContext, canOpen } from '../../core/access.ts'
import type { Start } from '../../core/desk.ts'
import { landingOf } from '../../core/landing.ts'
import type { Layout, Row, ScreenRow } from '../../core/screen-row.ts'
import { userOf } from '../../core/session/session.ts'
import { hasRole, type SessionUser } from '../../core/session/user.ts'
import type { Route } from './router.ts'

export type Registry = Readonly<Record<string, Row>>

/** What the guard asks of the desk. */
export interface GuardContext extends AccessContext {
  start: Start
}

export type Decision =
  /** The session user, the organisation and the raffles are on their way. */
  | { state: 'starting' }
  | { state: 'failed'; error: unknown }
  | { state: 'redirect'; path: string }
  | ({ state: 'forbidden' } & Place)
  | ({
      state: 'show'
      /** A signed-in person came by an address that doesn't exist. */
      missing: boolean
    } & Place)

interface Place {
  screen: string
  layout: Layout
  attributes: Readonly<Record<string, string>>
}

export function guard(context: GuardContext, route: Route, registry: Registry): Decision {
  const { session, start } = context
  if (session.state === 'starting') return start.state === 'failed' ? start : { state: 'starting' }
  if (session.state === 'expired' && route.screen !== 'login' && route.screen !== 'logout') {
    return { state: 'redirect', path: '/logout' }
  }
  const user = userOf(session)
  const row = rowOf(route, registry)
  if (!route.screen || !row) return loginInPlace(user !== null)
  if (row.access === 'public') return show(route.screen, row, route, user)
  if (!user) return { state: 'redirect', path: '/login' }
  if (user.secondFactorNeeded) return factorInPlace()
  if (start.state === 'failed') return start
  if (start.state === 'starting' || !context.organization) return { state: 'starting' }
  return landing(context, user, route, registry) ?? open(context, user, route.screen, row, route)
}

function rowOf(route: Route, registry: Registry): ScreenRow | null {
  const row = route.screen === null ? undefined : registry[route.screen]
  return row?.kind === 'screen' ? row : null
}

/** Unknown paths show the login screen; the URL stays. */
function loginInPlace(missing: boolean): Decision {
  return { state: 'show', screen: 'login', layout: 'blank', attributes: {}, missing }
}

/** Their profile asks them to set up a second factor; the URL stays, and they go on there. */
function factorInPlace(): Decision {
  return { state: 'show', screen: 'profile', layout: 'blank', attributes: {}, missing: false }
}

/** Where home leads this person to: a landing that they may not open leaves them on home. */
function landing(
  context: GuardContext,
  user: SessionUser,
  route: Route,
  registry: Registry,
): Decision | null {
  const target = route.screen === 'dashboard' ? landingOf(user, registry) : 'dashboard'
  const row = registry[target]
  if (target === 'dashboard' || row?.kind !== 'screen') return null
  return canOpen(row.access, context).allowed ? { state: 'redirect', path: row.path } : null
}

function open(
  context: GuardContext,
  user: SessionUser,
  screen: string,
  row: ScreenRow,
  route: Route,
): Decision {
  if (canOpen(row.access, context).allowed) return show(screen, row, route, user)
  return { state: 'forbidden', ...placeOf(screen, row, route, user) }
}

/**
 * Whether a decision closes the very screen that somebody stands on. It says so itself then, and stays where it
 * holds unsaved work (screens/stays-open.tsx).
 */
export function closesOpenScreen(open: Decision, decision: Decision): boolean {
  if (open.state !== 'show' || decision.state !== 'forbidden') return false
  const names = Object.keys({ ...open.attributes, ...decision.attributes })
  const isSame = names.every(name => open.attributes[name] === decision.attributes[name])
  return open.screen === decision.screen && isSame
}

function show(screen: string, row: ScreenRow, route: Route, user: SessionUser | null): Decision {
  return { state: 'show', missing: false, ...placeOf(screen, row, route, user) }
}

function placeOf(screen: string, row: ScreenRow, route: Route, user: SessionUser | null): Place {
  return {
    screen,
    layout: layoutOf(row, user),
    attributes: {
      ...renamed(row.params, route.params),
      ...renamed(row.query, route.query),
    },
  }
}

function layoutOf(row: ScreenRow, user: SessionUser | null): Layout {
  const other = row.layoutByRole
  return other && user && hasRole(user, ...other.anyRole) ? other.layout : row.layout
}

/** Parameters of the URL as attributes of the element. */
function renamed(
  names: Readonly<Record<string, string>> | undefined,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names ?? {}).flatMap(([parameter, attribute]) => {
      const value = values[parameter]
      return value ? [[attribute, value]] : []
    }),
  )
}
