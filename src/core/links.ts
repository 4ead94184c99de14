/** Where our links lead. Only screens that the registry has can be linked to. */
import type { DeskConfig } from './config.ts'
import type { Row } from './screen-row.ts'
import { rows, type ScreenId, type screens } from './screens.ts'

type PathId<Id extends ScreenId> = (typeof screens)[Id] extends { path: string } ? Id : never

/** The rows that have a path: screens, not widgets. */
export type LinkedScreen = { [Id in ScreenId]: PathId<Id> }[ScreenId]

type Values = Readonly<Record<string, string>>

/**
 * The path of a screen below the base path, or null while the registry has no such row.
 * @param values path and query parameters by their names in the URL
 */
export function pathTo(id: LinkedScreen, values?: Values): string
export function pathTo(
  id: string,
  values?: Values,
  registry?: Readonly<Record<string, Row>>,
): string | null
export function pathTo(
  id: string,
  values: Values = {},
  registry: Readonly<Record<string, Row>> = rows,
): string | null {
  const row = registry[id]
  if (row?.kind !== 'screen') return null
  const rest = new URLSearchParams()
  let { path } = row
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`:${name}`)) path = path.replace(`:${name}`, encodeURIComponent(value))
    else rest.set(name, value)
  }
  const query = rest.toString()
  return query ? `${path}?${query}` : path
}

/** The address of a path: in the full dashboard from an embedded element, else below our own base. */
export function hrefOf(
  { basePath, dashboardUrl }: Pick<DeskConfig, 'basePath' | 'dashboardUrl'>,
  path: string,
): string {
  return (dashboardUrl ?? basePath).replace(/\/$/, '') + path
}
