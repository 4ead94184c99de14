/** What the palette searches live. A domain adds its own source to this one list. */
import { canOpen } from '../access.ts'
import { customerCalls } from '../customers/calls.ts'
import type { Desk } from '../desk.ts'
import { formatInstant } from '../format/instants.ts'
import { shortId } from '../format/short-id.ts'
import { isolated } from '../i18n/isolate.ts'
import { pathTo } from '../links.ts'
import { longestFindText } from '../orders/find.ts'
import { findCalls } from '../orders/find-calls.ts'
import { findClosedRaffles } from '../raffles/current-raffles.ts'
import { knownRaffles } from '../raffles/raffles-read.ts'
import { salesEndOf } from '../raffles/sales-end.ts'
import type { Row } from '../screen-row.ts'
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
  /** Key of the group's name in core/shell/texts.ts, or in palette-texts.ts where no screen is called so. */
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

/** Whether this person may open a screen of the registry. */
function opens(id: string, { desk, registry }: SourceContext): boolean {
  const row = registry[id]
  const access = {
    session: desk.session.$session.get(),
    organization: desk.$organization.get(),
    flags: desk.$flags.get(),
    environment: desk.config.environment,
  }
  return row !== undefined && canOpen(row.access, access).allowed
}

/** The raffles that are not over, as loaded at start; where they couldn't be, they are asked for now. */
const raffles: SourceBuilder = context => {
  const { desk, registry } = context
  if (!opens('raffle', context)) return null
  return {
    id: 'raffles',
    title: 'raffles',
    async find(text) {
      if (desk.$raffles.get().state !== 'ready') await desk.readRaffles()
      const read = desk.$raffles.get()
      if (read.state === 'failed') throw read.error
      const things = knownRaffles(read).flatMap(({ id, name }) => {
        const path = pathTo('raffle', { raffle: id }, registry)
        return path === null ? [] : [{ id, title: name, path }]
      })
      return bestFirst(things, text).slice(0, mostFound)
    },
  }
}

/** Years of them: only the server has them all. The day tells those of one series apart. */
const closedRaffles: SourceBuilder = context => {
  const { desk, registry } = context
  const organizationId = desk.$organization.get()?.id
  if (!opens('raffle', context) || organizationId === undefined) return null
  return {
    id: 'closed-raffles',
    title: 'closedRaffles',
    async find(search, signal) {
      const query = { organizationId, search, pageSize: mostFound }
      const found = await findClosedRaffles(desk.http, query, signal)
      return found.flatMap(raffle => {
        const { id, name, timeZone } = raffle
        const end = salesEndOf(raffle)
        const path = pathTo('raffle', { raffle: id }, registry)
        if (path === null) return []
        const zoned = { timeZone, locale: desk.$locale.get(), style: 'date' } as const
        return [{ id, title: name, path, ...(end && { detail: formatInstant(end, zoned) }) }]
      })
    },
  }
}

/** By name, email or phone; how they are reached tells namesakes apart. */
const customers: SourceBuilder = context => {
  const { desk, registry } = context
  if (!opens('customer', context)) return null
  return {
    id: 'customers',
    title: 'customers',
    async find(search, signal) {
      const organizationId = desk.$organization.get()?.id
      const query = { organizationId, search, pageSize: mostFound }
      const { data } = await desk.http.ask(customerCalls.list, { query }, { signal })
      return data.flatMap(({ id, name, email, phone, city }) => {
        const path = pathTo('customer', { customer: id }, registry)
        const detail = email ?? phone ?? city
        return path === null ? [] : [{ id, title: name, path, ...(detail && { detail }) }]
      })
    },
  }
}

/** By whatever their buyer can name, as the finder finds them. */
const orders: SourceBuilder = context => {
  const { desk, registry } = context
  const organizationId = desk.$organization.get()?.id
  if (!opens('order', context) || organizationId === undefined) return null
  return {
    id: 'orders',
    title: 'orders',
    async find(typed, signal) {
      const query = { organizationId, text: typed.slice(0, longestFindText) }
      const { found } = await desk.http.ask(findCalls.find, { query }, { signal })
      return found.slice(0, mostFound).flatMap(({ order }) => {
        const { id, buyer, eventName, boughtAt, timeZone } = order
        const path = pathTo('order', { id }, registry)
        if (path === null) return []
        const zoned = { timeZone, locale: desk.$locale.get(), style: 'date' } as const
        const title = `${shortId(id)} ${isolated(buyer.name)}`
        return [{ id, title, path, detail: `${eventName}, ${formatInstant(boughtAt, zoned)}` }]
      })
    },
  }
}

const builders: readonly SourceBuilder[] = [raffles, closedRaffles, orders, customers]

export function paletteSources(context: SourceContext): PaletteSource[] {
  return builders.flatMap(build => build(context) ?? [])
}
