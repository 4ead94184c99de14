/** What a seller may sell now, and what each raffle asks for. */
import { type Kysely, type Selectable, sql } from 'kysely'
import { formatInstant } from '../../../src/core/format/instants.ts'
import { regionName } from '../../../src/core/format/regions.ts'
import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import {
  minimumAgeIn,
  type OnSale,
  type OnSaleRaffle,
} from '../../../src/core/order-entry/on-sale.ts'
import french from '../../../src/core/order-entry/script-texts.fr.ts'
import { scriptTexts } from '../../../src/core/order-entry/script-texts.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { sellingSettings } from '../../../src/core/raffles/settings.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Unwritten } from '../http/routes.ts'
import { fieldsOf } from '../raffles/fields.ts'
import type { RaffleTable } from '../raffles/tables.ts'

const words = {
  en: scriptTexts.english,
  fr: translated(scriptTexts.english, french),
}

interface Seller {
  name: string
  country: Country
  takesCards: boolean
  takesDonations: boolean
}

/** The organization as its sellers need it. @throws Refusal 404 */
export async function readSeller(db: Kysely<Database>, organizationId: string): Promise<Seller> {
  const { rows } = await sql<Seller>`
    select name, country,
      exists (select from accounts where organization_id = organizations.id) as takes_cards,
      exists (select from organization_products
        where organization_id = organizations.id and product = 'donations') as takes_donations
    from organizations where id = ${organizationId}
  `.execute(db)
  const [seller] = rows
  if (!seller) throw new Refusal(404, 'not-found')
  return seller
}

/** What a raffle's settings ask for of a purchase. */
export function asksOf(
  { category, disablePostalCheckV2, settings }: RaffleFields,
  { takesDonations }: Pick<Seller, 'takesDonations'>,
): OnSaleRaffle['asks'] {
  const { needsPurchase, donation, ...asks } = sellingSettings(settings)
  return {
    ...asks,
    donation: donation && takesDonations,
    freeEntry: category === 'Sweepstakes' && !needsPurchase,
    postalCheck: !disablePostalCheckV2,
  }
}

/** Raffles of an organization that are on sale, by name; those without packages aren't offered. */
export async function readOnSale(
  db: Kysely<Database>,
  organizationId: string,
  now: Date,
): Promise<Unwritten<OnSale>> {
  const seller = await readSeller(db, organizationId)
  const raffles = await db
    .selectFrom('raffles')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'active')
    .where('endedAt', 'is', null)
    .where(({ eb, or }) => or([eb('startAt', 'is', null), eb('startAt', '<=', now)]))
    .orderBy('searchName')
    .orderBy('id')
    .execute()
  const packages = await readPackages(
    db,
    raffles.map(({ id }) => id),
  )
  return {
    country: seller.country,
    currency: currencyOf(seller),
    takesCards: seller.takesCards,
    now,
    raffles: raffles.flatMap(raffle => {
      const its = packages.filter(({ raffleId }) => raffleId === raffle.id)
      return its.length === 0 ? [] : [offerOf(raffle, its, seller, now)]
    }),
  }
}

interface StoredPackage {
  id: string
  raffleId: string
  tickets: number
  priceCents: number
  inventory: number | null
  /** Sold, and held by orders being paid for. */
  taken: number
  /** Of those, tickets that are void while their orders stand. */
  voidedTickets: number
}

async function readPackages(
  db: Kysely<Database>,
  raffleIds: readonly string[],
): Promise<StoredPackage[]> {
  const { rows } = await sql<StoredPackage>`
    select packages.id, packages.raffle_id, ticket_count as tickets, price_cents, inventory,
      coalesce(sold, 0) + coalesce(held, 0) as taken, coalesce(voided_tickets, 0) as voided_tickets
    from packages left join package_sales on package_sales.package_id = packages.id
    left join (
      select package_id, count(*) as held from orders
      where raffle_id = any(${[...raffleIds]}::uuid[]) and status = 'PENDING' group by package_id
    ) as pending on pending.package_id = packages.id
    where packages.raffle_id = any(${[...raffleIds]}::uuid[]) order by position
  `.execute(db)
  return rows
}

function offerOf(
  raffle: Selectable<RaffleTable>,
  packages: readonly StoredPackage[],
  seller: Seller,
  now: Date,
): Unwritten<OnSaleRaffle> {
  const { id, name, province, timeZone, startAt, endAt, ticketLimit } = raffle
  const fields = fieldsOf(raffle)
  const taken = packages.reduce(
    (sum, { taken, tickets, voidedTickets }) => sum + taken * tickets - voidedTickets,
    0,
  )
  const script = (locale: Locale) => scriptOf(fields, seller, locale)
  return {
    id,
    name,
    province,
    timeZone,
    startAt,
    endAt,
    mailOnly: endAt !== null && endAt <= now,
    ticketsLeft: ticketLimit === null ? null : Math.max(0, ticketLimit - taken),
    packages: packages.map(({ id, tickets, priceCents, inventory, taken }) => ({
      id,
      tickets,
      priceCents,
      left: inventory === null ? null : Math.max(0, inventory - taken),
    })),
    asks: asksOf(fields, seller),
    minimumAge: minimumAgeIn(province),
    script: { en: script('en'), fr: script('fr') },
  }
}

function scriptOf(fields: RaffleFields, { name, country }: Seller, locale: Locale): string {
  const texts = words[locale]
  const { licenseNumber, drawDate, drawLocation, province, timeZone } = fields
  const date =
    drawDate && formatInstant(drawDate, { timeZone, locale, style: 'date-time', zone: true })
  const place = drawLocation.trim()
  const age = String(minimumAgeIn(province))
  return [
    texts.offer({ raffle: fields.name, organization: name }),
    ...(licenseNumber ? [texts.license({ license: licenseNumber })] : []),
    ...(date ? [place ? texts.drawAt({ date, place }) : texts.draw({ date })] : []),
    fields.disablePostalCheckV2
      ? texts.ageAnywhere({ age })
      : texts.age({ age, province: regionName(country, province, locale) }),
    texts.noReceipt,
    texts.agree,
  ].join(' ')
}
