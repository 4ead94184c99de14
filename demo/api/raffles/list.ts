import { sql } from 'kysely'
import { translated } from '../../../src/core/i18n/texts.ts'
import frenchChoices from '../../../src/core/raffles/choice-texts.fr.ts'
import { choiceTexts } from '../../../src/core/raffles/choice-texts.ts'
import { type raffleList, raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import { raffleFile } from '../../../src/core/raffles/raffle-file.ts'
import frenchRaffles from '../../../src/core/raffles/texts.fr.ts'
import { raffleTexts } from '../../../src/core/raffles/texts.ts'
import type { SortColumn } from '../http/keyset.ts'
import { type OpensList, pageOf } from '../http/listed.ts'
import { daysOf, oneOf, type Source, searchIn } from '../http/read-list.ts'
import { reads } from '../http/routes.ts'
import { ordersWaiting } from '../orders/waiting.ts'
import { requireReach } from '../session/guard.ts'
import { hasTag } from '../tags/tagged.ts'
import { answering } from './detail.ts'
import { type FigureRow, figureColumns, raffleRowOf } from './figures.ts'
import { rowFor } from './money.ts'

/** When sales end, or did: staff may have ended them before their date. */
const salesEnd = sql`coalesce(raffles.ended_at, raffles.end_at)`

/** Raffles without the date come last, as if it were never. */
const dated = (column: string): SortColumn => ({
  by: sql`coalesce(${sql.ref(column)}, 'infinity'::timestamptz)`,
  type: 'timestamptz',
})

const source = (now: Date): Source<typeof raffleList> => ({
  from: sql`from raffles`,
  of: sql`from raffles`,
  columns: figureColumns,
  id: sql`raffles.id`,
  sort: {
    name: { by: sql`raffles.name`, type: 'text' },
    status: { by: sql`raffles.status`, type: 'text' },
    category: { by: sql`raffles.category`, type: 'text' },
    startDate: dated('raffles.startAt'),
    endDate: {
      by: sql`coalesce(raffles.ended_at, raffles.end_at, 'infinity'::timestamptz)`,
      type: 'timestamptz',
    },
    drawDate: dated('raffles.drawAt'),
  },
  filters: {
    search: searchIn(sql`raffles.search_name`, sql`lower(raffles.license_number)`),
    status: oneOf(sql`raffles.status`),
    category: oneOf(sql`raffles.category`),
    tag: hasTag('raffles', sql`raffles.id`),
    province: oneOf(sql`raffles.province`),
    ends: daysOf(sql`(${salesEnd} at time zone raffles.time_zone)::date`),
    live: isLive => (isLive ? onSale(now) : sql<boolean>`${onSale(now)} is not true`),
  },
})

const onSale = (now: Date) => sql<boolean>`(
  raffles.status = 'active' and raffles.start_at <= ${now} and raffles.end_at > ${now}
  and raffles.ended_at is null
)`

const words = {
  en: { ...raffleTexts.english, ...choiceTexts.english },
  fr: {
    ...translated(raffleTexts.english, frenchRaffles),
    ...translated(choiceTexts.english, frenchChoices),
  },
}

export const openRaffles: OpensList<typeof raffleListCalls.list, FigureRow> = async ({
  query,
  session,
  api,
  origin,
  language,
}) => {
  const organizationId = query.organizationId ?? session.organization.id
  requireReach(session, 'raffles:read', organizationId)
  const { now, addresses } = await answering(api, origin)
  return {
    source: source(now),
    own: sql<boolean>`raffles.organization_id = ${organizationId}`,
    view: async rows => rows.map(row => rowFor(session, raffleRowOf(row, now, addresses))),
    file: raffleFile(words[language], session.roles),
  }
}

export const listRaffles = reads(
  raffleListCalls.list,
  'The raffles of an organisation with their figures, the one that ends last first.',
  async asked => {
    const { organizationId = asked.session.organization.id, timeZone } = asked.query
    const [page, waiting] = await Promise.all([
      openRaffles(asked).then(opened => pageOf(opened, asked)),
      ordersWaiting({ ...asked, organizationId, timeZone }),
    ])
    return { ...page, waiting }
  },
)
