import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { plainHours } from '../../../src/core/format/plain-hours.ts'
import { searchName } from '../../../src/core/format/search-name.ts'
import { defaultFields } from '../../../src/core/raffles/default-fields.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import type { Database } from '../database/schema.ts'
import { filePath } from '../files/addresses.ts'
import { columnsOf, fieldsOf, withChanges } from '../raffles/fields.ts'
import type { StoredRaffle } from '../raffles/find.ts'
import type { InsertedRaffle } from './insert-raffles.ts'
import { licensePdf } from './license-file.ts'
import { type SeedOrganization, seedOrganizations } from './organizations.ts'
import type { SeedRaffle } from './raffle.ts'
import { organizationWords, sentences } from './raffle-words.ts'

const dayMilliseconds = 86_400_000

/** Texts, settings, fees and licences, so that every raffle looks as its staff would have entered it. */
export async function seedDetails(
  db: Transaction<Database>,
  raffles: readonly InsertedRaffle[],
  now: Date,
): Promise<void> {
  for (const { raffle, id } of raffles) {
    const stored = await db
      .selectFrom('raffles')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const prizes = await db
      .selectFrom('prizes')
      .select(['name', 'quantity'])
      .where('raffleId', '=', id)
      .orderBy('position')
      .execute()
    const createdAt = new Date((stored.startAt ?? now).getTime() - 21 * dayMilliseconds)
    const created = createdAt < now ? createdAt : new Date(now.getTime() - dayMilliseconds)
    const licenseUrl = raffle.license ? await seedLicense(db, raffle, id, created) : null
    const entered = withChanges(fieldsOf(stored), {
      ...(raffle.status === 'draft' ? draftOf(raffle) : enteredOf(raffle, stored, prizes)),
      licenseUrl,
    })
    await db
      .updateTable('raffles')
      .set({ ...columnsOf(entered), createdAt: created, changedAt: stored.activatedAt ?? created })
      .where('id', '=', id)
      .execute()
  }
}

/** What somebody has only begun to write. */
function draftOf({ organization }: SeedRaffle): Partial<RaffleFields> {
  const { cause } = organizationWords[organization]
  return { description: paragraph(sentences.en.pot(cause)) }
}

function enteredOf(
  raffle: SeedRaffle,
  { startAt, drawAt, timeZone }: StoredRaffle,
  prizes: readonly { name: string; quantity: number }[],
): Partial<RaffleFields> {
  const organization: SeedOrganization = seedOrganizations[raffle.organization]
  const words = organizationWords[raffle.organization]
  const say = sentences[organization.locale]
  const isPot = raffle.category === '50/50'
  const first = prizes[0]?.name ?? ''
  return {
    description: paragraph(isPot ? say.pot(words.cause) : say.prize(first, words.cause)),
    rules: rulesOf(raffle, { drawAt, timeZone, prizes, organization }),
    drawLocation: words.place,
    statementDescriptor: words.statement,
    shortlink: slugOf(raffle.name),
    emailTicketBody: paragraph(say.thanks(organization.name)),
    emailTicketFooter: paragraph(say.questions(words.contact)),
    tickerHeader: organization.name,
    tickerFooter: raffle.license ?? '',
    isHomeLottery: raffle.name.startsWith('Saltmarsh Dream Home') && !isPot,
    showHomeOne: raffle.status === 'active' && raffle.parent === undefined,
    frequencyCron: raffle.frequency === 'weekly' ? '0 9 * * 4' : null,
    ...organization.fees,
    settings: {
      ...defaultFields.settings,
      fractionalJackpotPercent: isPot ? 50 : null,
      jackpotStatement: isPot ? say.half : '',
      grandPrizeTitle: isPot ? '' : first,
      donationEnabled: organization.products.includes('donations'),
      subscriptionsEnabled:
        organization.products.includes('subscriptions') && raffle.frequency !== 'one-off',
      disableOnlineSales: raffle.drawType === 'barrel',
      ...inVenueOf(raffle),
      ...whiteLabelOf(raffle, startAt),
    },
  }
}

/** Game nights sell in the stands; the fire hall sells over its counter. */
function inVenueOf({ organization }: SeedRaffle): Partial<RaffleFields['settings']> {
  if (organization === 'bramblewick')
    return { allowInVenueSales: true, compactPrinting: true, invenuePhone: true }
  return organization === 'cinderRidge'
    ? { allowInVenueSales: true, removeCreditButton: true, removeDebitButton: true }
    : {}
}

function whiteLabelOf(
  { organization, status }: SeedRaffle,
  startAt: Date | null,
): Partial<RaffleFields['settings']> {
  const isDressed = organization === 'saltmarsh' && status === 'active' && startAt !== null
  return isDressed
    ? {
        whiteLabel: {
          enabled: true,
          buttonColor: '#0b6e8a',
          checkoutBannerUrl: null,
          redirectUrl: 'https://lottery.saltmarsh.example/thanks',
        },
      }
    : {}
}

function rulesOf(
  raffle: SeedRaffle,
  raffleFacts: {
    drawAt: Date | null
    timeZone: string
    prizes: readonly { name: string; quantity: number }[]
    organization: SeedOrganization
  },
): string {
  const { drawAt, timeZone, prizes, organization } = raffleFacts
  const { place, age, contact } = organizationWords[raffle.organization]
  const say = sentences[organization.locale]
  const language = `${organization.locale}-${organization.country}`
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: organization.country === 'CA' ? 'CAD' : 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const at = drawAt
    ? plainHours(
        new Intl.DateTimeFormat(language, {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone,
        }).format(drawAt),
        organization.locale,
      )
    : ''
  const packs = raffle.packages.map(({ tickets, cents }) =>
    say.packs(tickets, money.format(cents / 100)),
  )
  const won = prizes.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  const isPot = raffle.category === '50/50'
  return [
    heading(say.tickets) + listOf(packs),
    heading(say.prizes) + listOf(isPot ? [say.potPrize, ...won.slice(1)] : won),
    heading(say.draw) +
      paragraph(raffle.drawType === 'barrel' ? say.barrel(place, at) : say.random(place, at)),
    heading(say.who) + paragraph(say.age(age)),
    heading(say.claim) + paragraph(say.window(contact)),
  ].join('')
}

/** A small PDF in the file store, at an id that follows from the raffle's name. */
async function seedLicense(
  db: Transaction<Database>,
  raffle: SeedRaffle,
  raffleId: string,
  at: Date,
): Promise<string> {
  const { id: organizationId, name, locale } = seedOrganizations[raffle.organization]
  const content = licensePdf([sentences[locale].licence, raffle.license ?? '', name, raffle.name])
  const digest = createHash('md5').update(`licence ${raffle.name}`).digest('hex')
  const id = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const fileName = `${slugOf(raffle.license ?? '')}.pdf`
  await db
    .insertInto('files')
    .values({
      id,
      organizationId,
      raffleId,
      purpose: 'license',
      name: fileName,
      contentType: 'application/pdf',
      size: content.length,
      storedAt: at,
      content,
      createdAt: at,
    })
    .execute()
  return filePath(id, fileName)
}

function slugOf(name: string): string {
  return searchName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`
const heading = (text: string) => `<h3>${escaped(text)}</h3>`
const listOf = (lines: readonly string[]) =>
  `<ul>${lines.map(line => `<li>${escaped(line)}</li>`).join('')}</ul>`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
