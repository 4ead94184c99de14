import { type Kysely, sql, type Transaction } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import type { Database } from '../database/schema.ts'
import { jsonbText } from '../http/json-text.ts'
import { hashPassword } from '../session/password.ts'
import { hashSecret } from '../session/token.ts'
import { requirementsOf, seedAccounts } from './accounts.ts'
import { seedActivity } from './activity.ts'
import { createChance } from './chance.ts'
import { plantCashBuyer, plantPeople, seedCustomers } from './customers.ts'
import { seedDraws } from './draws.ts'
import { seedEmails } from './emails.ts'
import { insertRaffles } from './insert-raffles.ts'
import { seedMembers } from './members.ts'
import { type Sales, seedSales } from './orders.ts'
import { type SeedOrganization, seedOrganizations } from './organizations.ts'
import { demoEmbedKey, demoPassword, otherEmbedKey, seedPeople } from './people.ts'
import { insertPrizes } from './prizes.ts'
import { seedDetails } from './raffle-details.ts'
import { insertSubscriptionOrders, placeSubscriptions, seedSubscriptions } from './subscriptions.ts'
import { insertTags } from './tags.ts'

/** Customers for each order: some buy again. */
const customersPerOrder = 9500 / 14_000

/** What stands before the first order is made, in parts of the whole. */
const preparation = 0.05

interface SeedOptions {
  orders: number
  onProgress: (fraction: number) => void
  now?: Date
  /** As people's passwords are kept: the product's hash, which tests that sign in a thousand times replace. */
  hash?: (password: string) => Promise<string>
}

/**
 * Fills an empty database with the demonstration of docs/domain.md, section 4: all of it or nothing. The same
 * day and number of orders give the same data.
 */
export async function seed(db: Kysely<Database>, options: SeedOptions): Promise<void> {
  const { orders, onProgress, now = new Date(), hash = hashPassword } = options
  await db.transaction().execute(async transaction => {
    await createChance(transaction)
    await insertOrganizations(transaction, now)
    await insertPeople(transaction, hash)
    const sales = await planSales(transaction, orders, now)
    await seedSubscriptions(transaction, sales, { orders, now })
    onProgress(preparation)
    const total = sales.reduce((sum, { count }) => sum + count, 0)
    let done = 0
    for (const each of sales) {
      const subscribed = await insertSubscriptionOrders(transaction, each)
      // They are some of its orders, half of them at most.
      const count = Math.max(each.count - subscribed, Math.ceil(each.count / 2))
      await seedSales(transaction, { ...each, count })
      done += each.count
      onProgress(preparation + (0.95 - preparation) * (done / Math.max(1, total)))
    }
    await plantCashBuyer(transaction, Object.keys(seedOrganizations).indexOf('ternCove'))
    await placeSubscriptions(transaction)
    // Without it, draws are made by plans for empty tables: a million orders took minutes to count.
    await sql`analyze orders, tickets, order_changes, customers, packages`.execute(transaction)
    await seedDraws(transaction, now)
    await seedActivity(transaction, now)
    await seedEmails(transaction)
    await insertTags(transaction, now)
  })
  // Index-only sums need the visibility map that vacuum writes.
  for (const table of ['orders', 'donations', 'tickets', 'customers', 'customer_figures']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  }
  onProgress(1)
}

async function insertOrganizations(db: Transaction<Database>, now: Date): Promise<void> {
  const all = Object.values(seedOrganizations) as SeedOrganization[]
  await db
    .insertInto('organizations')
    .values(
      all.map(({ joinedDaysAgo, charityNumber, fees, products, areaCode, city, ...about }) => ({
        ...about,
        searchName: searchName(about.name),
        charityNumber: charityNumber ?? null,
        fees: jsonbText(fees ?? {}),
        createdAt: new Date(now.getTime() - joinedDaysAgo * 86_400_000),
        confirmedByTwo: about.id === seedOrganizations.saltmarsh.id,
      })),
    )
    .execute()
  const products = all.flatMap(({ id, products: codes }) =>
    codes.map(product => ({ organizationId: id, product })),
  )
  await db.insertInto('organizationProducts').values(products).execute()
  await db
    .insertInto('accounts')
    .values(
      seedAccounts.map(account => ({
        id: account.id,
        organizationId: seedOrganizations[account.organization].id,
        provider: 'stripe' as const,
        futureRequirements: JSON.stringify(requirementsOf(account, now)),
      })),
    )
    .execute()
}

async function insertPeople(
  db: Transaction<Database>,
  hash: (password: string) => Promise<string>,
): Promise<void> {
  const hashes: string[] = []
  // Two at a time, as they are made: whoever waits for long is told to come again.
  for (let at = 0; at < seedPeople.length; at += 2) {
    const two = seedPeople.slice(at, at + 2)
    hashes.push(...(await Promise.all(two.map(() => hash(demoPassword)))))
  }
  const people = seedPeople.map((person, index) => ({
    ...person,
    passwordHash: hashes[index] ?? '',
  }))
  await db
    .insertInto('users')
    .values(
      people.map(({ id, name, email, locale, organizations: [home], passwordHash }) => ({
        id,
        name,
        email,
        locale,
        passwordHash,
        organizationId: seedOrganizations[home].id,
      })),
    )
    .execute()
  const memberships = people.flatMap(({ id, roles, organizations }) =>
    organizations.map(key => ({ userId: id, organizationId: seedOrganizations[key].id, roles })),
  )
  await db
    .insertInto('memberships')
    .values(memberships.map(({ roles, ...membership }) => membership))
    .execute()
  await db
    .insertInto('membershipRoles')
    .values(
      memberships.flatMap(({ roles, ...membership }) =>
        roles.map(role => ({ ...membership, role })),
      ),
    )
    .execute()
  await db
    .insertInto('embedKeys')
    .values(
      [
        { secret: demoEmbedKey, organizationId: seedOrganizations.ternCove.id },
        { secret: otherEmbedKey, organizationId: seedOrganizations.saltmarsh.id },
      ].map(({ secret, organizationId }) => ({
        keyHash: hashSecret(secret),
        organizationId,
        name: 'Intranet',
        roles: ['account owner', 'raffle admin'],
      })),
    )
    .execute()
}

/** The raffles, the customers they sell to, and how many orders each has. */
async function planSales(db: Transaction<Database>, orders: number, now: Date): Promise<Sales[]> {
  const raffles = await insertRaffles(db, now)
  await insertPrizes(db, raffles, now)
  await seedDetails(db, raffles, now)
  await seedMembers(db, raffles)
  const weight = raffles.reduce((sum, { raffle }) => sum + (raffle.weight ?? 0), 0)
  const counted = raffles.map(({ raffle, id, packageIds }, index) => {
    const sold = raffle.packages.reduce((sum, pack) => sum + (pack.sold ?? 0), 0)
    const count = sold || Math.round((orders * (raffle.weight ?? 0)) / weight)
    return { raffle, raffleId: id, packageIds, index: index + 1, count }
  })
  const sales: Sales[] = []
  const organizations = Object.entries(seedOrganizations) as [string, SeedOrganization][]
  for (const [organizationIndex, [key, organization]] of organizations.entries()) {
    const own = counted.filter(({ raffle }) => raffle.organization === key)
    const total = own.reduce((sum, { count }) => sum + count, 0)
    const customers = Math.ceil(total * customersPerOrder)
    await seedCustomers(db, organization, organizationIndex, customers, now)
    if (key === 'ternCove') await plantPeople(db, organization, organizationIndex)
    const agents = key === 'ternCove' ? ternCoveAgents() : {}
    sales.push(
      ...own
        .filter(({ count }) => count > 0)
        .map(each => ({ ...each, organization, organizationIndex, customers, agents, now })),
    )
  }
  return sales
}

function ternCoveAgents(): Sales['agents'] {
  const holding = (role: string) =>
    seedPeople.find(person => person.roles.some(held => held === role))?.id ?? ''
  return {
    walk_in: holding('In Person Sales'),
    phone: holding('Contact Center Agent'),
    mail: holding('Data Processing'),
  }
}
