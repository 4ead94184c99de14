/** What the palette searches live. A domain adds its own source to this one list. */
import { canOpen } from '../access.ts'
import type { Desk } from '../desk.ts'
import { pathTo } from '../links.ts'
import type { Row } from '../screens.ts'
import { bestFirst } from './palette-match.ts'

export interface FoundThing {
  id: string
  /** Its name, or its short id. */
  title: string
  /** What tells it from others: a status, a date, a buyer. */
  detail?: string
  /** Below the base path. */
  path: string
}

export interface PaletteSource {
  id: string
  /** Key of the group's name in core/shell/texts.ts. */
  title: string
  /** At most as many as people read: 5. @throws Error whose message may be shown */
  find(text: string, signal: AbortSignal): Promise<readonly FoundThing[]>
}

export interface SourceContext {
  desk: Desk
  registry: Readonly<Record<string, Row>>
}

const mostFound = 5

/** Null while the registry has no such screen, or this person may not open it. */
type SourceBuilder = (context: SourceContext) => PaletteSource | null

/** The raffles that are not over, as loaded at start. */
const raffles: SourceBuilder = ({ desk, registry }) => {
  const row = registry.raffle
  const access = {
    session: desk.session.$session.get(),
    organization: desk.$organization.get(),
    flags: desk.$flags.get(),
    environment: desk.config.environment,
  }
  if (!row || !canOpen(row.access, access).allowed) return null
  return {
    id: 'raffles',
    title: 'raffles',
    find: async text =>
      bestFirst(
        desk.$raffles.get().flatMap(({ id, name }) => {
          const path = pathTo('raffle', { raffle: id }, registry)
          return path === null ? [] : [{ id, title: name, path }]
        }),
        text,
      ).slice(0, mostFound),
  }
}

const builders: readonly SourceBuilder[] = [raffles]

export function paletteSources(context: SourceContext): PaletteSource[] {
  return builders.flatMap(build => build(context) ?? [])
}
