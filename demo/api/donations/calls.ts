import { sql } from 'kysely'
import { donationCalls } from '../../../src/core/donations/calls.ts'
import { recentDonationCalls } from '../../../src/core/donations/recent-calls.ts'
import french from '../../../src/core/donations/texts.fr.ts'
import { donationTexts } from '../../../src/core/donations/texts.ts'
import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import orderFrench from '../../../src/core/orders/texts.fr.ts'
import { orderTexts } from '../../../src/core/orders/texts.ts'
import type { Currency } from '../../../src/core/organizations/organization.ts'
import type { ApiContext } from '../context.ts'
import { calledIn } from '../customers/called.ts'
import { requireZone } from '../database/zones.ts'
import { type OpensList, pageOf } from '../http/listed.ts'
import { conditionOf } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { reads } from '../http/routes.ts'
import { currencyIn } from '../organizations/currency.ts'
import { requireProduct } from '../organizations/product.ts'
import { requireReach } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'
import { recordReceipt } from './receipt.ts'
import { donationSource, type ReadDonation } from './source.ts'

const words = {
  en: { ...orderTexts.english, ...donationTexts.english },
  fr: {
    ...translated(orderTexts.english, orderFrench),
    ...translated(donationTexts.english, french),
  },
}

/** As many as the widget shows. */
const mostRecent = 5

/** The organization whose donations are asked for. @throws Refusal 403: not theirs, or without the product */
async function askedFor(
  { session, api }: { session: Caller; api: Pick<ApiContext, 'db'> },
  organizationId = session.organization.id,
): Promise<string> {
  requireReach(session, 'donations:read', organizationId)
  await requireProduct(api.db, organizationId, 'donations')
  return organizationId
}

/** By days of a zone that both sides know. @throws Refusal 422 */
async function openSource({
  api,
  language,
  query: { timeZone },
}: {
  api: Pick<ApiContext, 'db'>
  language: Locale
  query: { timeZone?: string | undefined }
}) {
  if (timeZone !== undefined) await requireZone(api.db, timeZone)
  return donationSource({ timeZone, language })
}

const ofOrganization = (id: string) => sql<boolean>`donations.organization_id = ${id}`

export const openDonations: OpensList<typeof donationCalls.list, ReadDonation> = async asked => {
  const { query, language } = asked
  const organizationId = await askedFor(asked, query.organizationId)
  return {
    source: await openSource(asked),
    own: ofOrganization(organizationId),
    view: async rows => rows,
    file: {
      title: words[language].donations,
      words: words[language],
      timeZone: ({ timeZone }) => timeZone,
    },
  }
}

const list = reads(
  donationCalls.list,
  'The donations of an organisation, the newest first.',
  async asked => pageOf(await openDonations(asked), asked),
)

const total = reads(
  donationCalls.total,
  'What these donations come to; void, failed and pending ones don’t count.',
  async at => {
    const { query, api } = at
    const organizationId = await askedFor(at, query.organizationId)
    const source = await openSource(at)
    const matches = conditionOf(source, query.filters, ofOrganization(organizationId))
    const { rows } = await sql<{ totalCents: number; count: number; currency: Currency }>`
      select ${currencyIn(sql`country`)} as currency, (
        select coalesce(sum(donations.amount_cents), 0) ${source.from}
        where ${matches} and donations.status = 'ACTIVE'
      ) as total_cents, (
        select count(*) ${source.from} where ${matches} and donations.status = 'ACTIVE'
      ) as count
      from organizations where id = ${organizationId}
    `.execute(api.db)
    const [found] = rows
    if (!found) throw new Refusal(403, 'other-organization')
    return found
  },
)

interface StoredRecent {
  id: string
  givenAt: Date
  timeZone: string
  donorName: string | null
  amountCents: number
  currency: Currency
  eventName: string | null
}

const recent = reads(
  recentDonationCalls.recent,
  'The newest donations, without the names of those who asked to be anonymous.',
  async at => {
    const organizationId = await askedFor(at, at.query.organizationId)
    const { from } = donationSource(at)
    const { rows } = await sql<StoredRecent>`
      select donations.id, donations.created_at as given_at,
        coalesce(raffles.time_zone, organizations.time_zone) as time_zone,
        case when not donations.anonymous
          then ${calledIn(at.language)} end as donor_name,
        donations.amount_cents, ${currencyIn(sql`organizations.country`)} as currency,
        raffles.name as event_name
      ${from} where ${ofOrganization(organizationId)} and donations.status = 'ACTIVE'
      order by donations.created_at desc, donations.id desc limit ${sql.lit(mostRecent)}
    `.execute(at.api.db)
    return rows
  },
)

export const donationRoutes = [list, total, recent, recordReceipt]
