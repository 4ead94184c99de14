/** What each list is tried on: rows that differ, what each order reads of a row, and which rows each filter keeps. */
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { searchName } from '../../../src/core/format/search-name.ts'
import { orderMarks } from '../../../src/core/orders/order-list.ts'
import { salesEndOf } from '../../../src/core/raffles/sales-end.ts'
import type { FilterKey, List, RowOf, SortKey } from '../../../src/core/table/list.ts'
import { purposeFields, taggedKinds } from '../../../src/core/tags/tag.ts'
import type { ListName, ListNamed, ScopeNamed } from './contracts.ts'
import {
  choosing,
  dayOf,
  inZone,
  type Narrowings,
  onDays,
  searching,
  yesOrNo,
} from './narrowings.ts'
import type { Home } from './world.ts'
import { ordersOfOne, severalCustomers } from './worlds/customers.ts'
import { severalBatches } from './worlds/order-entry.ts'
import {
  severalDonations,
  severalExcluded,
  severalMembers,
  severalOrders,
  severalPrints,
  severalPrizes,
  severalRaffles,
  severalTickets,
  severalWinners,
  whatWasDone,
} from './worlds/rows.ts'
import { severalSubscriptions } from './worlds/subscriptions.ts'
import { severalTags, tagging, withTags } from './worlds/tags.ts'
import { severalUsers } from './worlds/users.ts'

export interface ListWorld<L extends List, Scope> {
  /** Makes rows. @returns what the list is of */
  make(home: Home): Promise<Record<string, string>>
  /** What an order compares, of a row. */
  orders: Readonly<Record<SortKey<L>, (row: RowOf<L>) => string | number | boolean>>
  filters: Readonly<Record<FilterKey<L>, Narrowings<RowOf<L>>>>
  /** What it may be of, beside a raffle, an organization and a customer; what narrows nothing has no uses. */
  scope: Readonly<
    Record<
      Exclude<keyof Scope, 'eventId' | 'organizationId' | 'customerId'> & string,
      Narrowings<RowOf<L>>
    >
  >
}

type ListWorlds = { readonly [Name in ListName]: ListWorld<ListNamed<Name>, ScopeNamed<Name>> }

const joined = new Map(
  Object.values(seedOrganizations).map(({ id, joinedDaysAgo }) => [id, -joinedDaysAgo]),
)
/** What has no date is sorted as if it were never. */
const never = '~'

/** A list, an order or a filter that is missing here doesn't compile. */
export const listWorlds: ListWorlds = {
  'GET /organization-service/v2/organizations/': {
    make: async () => ({}),
    orders: {
      name: ({ name }) => searchName(name),
      createdAt: ({ id }) => joined.get(id) ?? 0,
      country: ({ country }) => country,
    },
    filters: {
      search: searching(({ name }) => [name]),
      payments: choosing('payments', ({ payments }) => payments, 'many'),
      product: rows =>
        rows
          .flatMap(({ enabledProducts }) => enabledProducts)
          .slice(0, 1)
          .map(product => ({
            query: [['product', product]],
            keeps: ({ enabledProducts }) => enabledProducts.includes(product),
          })),
      country: choosing('country', ({ country }) => country),
    },
    scope: {},
  },
  'GET /organization-service/v2/users': {
    make: severalUsers,
    orders: {
      name: ({ name }) => searchName(name),
      lastSeenAt: ({ lastSeenAt }) => lastSeenAt ?? '',
      joinedAt: ({ joinedAt }) => joinedAt,
    },
    filters: {
      search: searching(({ name, email }) => [name, email]),
      role: rows =>
        [...new Set(rows.flatMap(each => each.roles))].map(role => ({
          query: [['role[]', role]],
          keeps: ({ roles }) => roles.includes(role),
        })),
      state: choosing('state', ({ state }) => state),
      secondFactor: choosing('secondFactor', ({ secondFactor }) =>
        secondFactor === 'elsewhere' ? 'on' : secondFactor,
      ),
    },
    scope: {},
  },
  'GET /event-service/v2/events': {
    make: home => withTags(home, 'raffles', severalRaffles),
    orders: {
      name: ({ name }) => name,
      category: ({ category }) => category,
      status: ({ status }) => status,
      startDate: ({ startDate }) => startDate ?? never,
      endDate: row => salesEndOf(row) ?? never,
      drawDate: ({ drawDate }) => drawDate ?? never,
    },
    filters: {
      search: searching(({ name, licenseNumber }) => [name, licenseNumber]),
      status: choosing('status', ({ status }) => status, 'many'),
      category: choosing('category', ({ category }) => category, 'many'),
      tag: tagging,
      province: choosing('province', ({ province }) => province, 'many'),
      ends: rows => {
        const days = rows.flatMap(row => {
          const end = salesEndOf(row)
          return end === null ? [] : dayOf(end, row.timeZone)
        })
        const day = days.sort()[Math.floor(days.length / 2)] ?? ''
        const ends = (row: (typeof rows)[number]) => {
          const end = salesEndOf(row)
          return end === null ? null : dayOf(end, row.timeZone)
        }
        return [
          { query: [['from', day]], keeps: row => (ends(row) ?? '') >= day },
          { query: [['to', day]], keeps: row => (ends(row) ?? never) <= day },
          {
            query: [
              ['from', day],
              ['to', day],
            ],
            keeps: row => ends(row) === day,
          },
        ]
      },
      live: () =>
        [true, false].map(isLive => ({
          query: [['live', String(isLive)]],
          keeps: ({ status, startDate, endDate, endedAt }, now) => {
            const at = now.toISOString()
            const hasBegun = startDate !== null && startDate <= at
            const isOpen = endDate !== null && endDate > at && !endedAt
            return (status === 'active' && hasBegun && isOpen) === isLive
          },
        })),
    },
    // It is for what is told beside them: test/api/roles.
    scope: { timeZone: () => [] },
  },
  'GET /event-service/v2/prizes': {
    make: severalPrizes,
    orders: { order: ({ order }) => order },
    filters: {},
    scope: {},
  },
  'GET /event-service/v2/event-members': {
    make: severalMembers,
    orders: {
      name: ({ name }) => searchName(name),
      number: ({ number }) => {
        const [digits = ''] = /\d+$/.exec(number) ?? []
        return (
          number.toLowerCase().slice(0, number.length - digits.length) + digits.padStart(40, '0')
        )
      },
      email: ({ email }) => email?.toLowerCase() ?? '',
      ticketsSold: ({ ticketsSold }) => ticketsSold,
      active: ({ active }) => !active,
    },
    filters: {
      search: searching(({ name, number, email }) => [name, number, email]),
      active: choosing('active', ({ active }) => String(active)),
    },
    scope: {},
  },
  'GET /event-service/v2/excluded-people': {
    make: severalExcluded,
    orders: { name: ({ name }) => name.toLowerCase() },
    filters: {},
    scope: {},
  },
  'GET /event-service/v2/winners': {
    make: severalWinners,
    orders: { pickedAt: ({ pickedAt }) => pickedAt },
    filters: {
      prize: choosing('prizeId', ({ prizeId }) => prizeId),
      status: choosing('status', ({ status }) => status),
      category: choosing('category', ({ category }) => category),
    },
    scope: {},
  },
  'GET /order-service/v2/orders': {
    make: home => withTags(home, 'orders', severalOrders),
    orders: { boughtAt: ({ boughtAt }) => boughtAt },
    filters: {
      search: searching(({ buyer }) => [buyer.name, buyer.email]),
      bought: onDays(({ boughtAt, timeZone }) => dayOf(boughtAt, timeZone)),
      status: choosing('status', ({ status }) => status, 'many'),
      tag: tagging,
      mark: () =>
        orderMarks.map(mark => ({
          query: [['mark[]', mark]],
          keeps: ({ marks }) => marks.includes(mark),
        })),
      raffle: choosing('eventId', ({ eventId }) => eventId),
      type: choosing('type', ({ type }) => type ?? '', 'many'),
      source: choosing('source', ({ source }) => source ?? 'online', 'many'),
      cardBrand: rows =>
        choosing<(typeof rows)[number]>(
          'cardBrand',
          ({ cardBrand }) => cardBrand ?? '',
          'many',
        )(rows.filter(({ cardBrand }) => cardBrand !== null)),
    },
    scope: {
      timeZone: inZone(({ boughtAt }) => boughtAt),
      ids: rows => {
        const ids = rows.slice(1, 3).map(({ id }) => id)
        return [
          { query: ids.map(id => ['ids[]', id] as const), keeps: ({ id }) => ids.includes(id) },
        ]
      },
      subscriptionId: rows =>
        choosing<(typeof rows)[number]>(
          'subscriptionId',
          ({ subscriptionId }) => subscriptionId ?? '',
        )(rows.filter(({ subscriptionId }) => subscriptionId !== null)),
    },
  },
  'GET /order-service/v2/donations': {
    make: severalDonations,
    orders: {
      givenAt: ({ givenAt }) => givenAt,
      amountCents: ({ amountCents }) => amountCents,
    },
    filters: {
      search: searching(({ donor }) => [donor.name, donor.email]),
      given: onDays(({ givenAt, timeZone }) => dayOf(givenAt, timeZone)),
      raffle: choosing('eventId', ({ eventId }) => eventId ?? ''),
      status: choosing('status', ({ status }) => status, 'many'),
      type: choosing('type', ({ type }) => type ?? '', 'many'),
      receipt: choosing('receipt', ({ receipt }) => receipt, 'many'),
      anonymous: choosing('anonymous', ({ anonymous }) => String(anonymous)),
    },
    scope: { timeZone: inZone(({ givenAt }) => givenAt) },
  },
  'GET /order-service/v2/tickets': {
    make: severalTickets,
    orders: {
      number: ({ firstTicketNumber }) => firstTicketNumber,
      boughtAt: ({ boughtAt }) => boughtAt,
    },
    filters: {
      search: rows => [
        ...searching<(typeof rows)[number]>(
          ({ buyer }) => [buyer.name, buyer.email],
          'words',
        )(rows),
        ...rows.slice(0, 1).map(({ firstTicketNumber: number }) => ({
          query: [['search', `${number}`]] as const,
          keeps: holding<(typeof rows)[number]>(number, number),
        })),
        ...rows.slice(0, 1).map(({ id }) => ({
          query: [['search', id.slice(0, 6).toUpperCase()]] as const,
          keeps: (row: (typeof rows)[number]) => row.id.startsWith(id.slice(0, 6)),
        })),
      ],
      raffle: choosing('eventId', ({ eventId }) => eventId),
      number: rows => {
        const numbers = rows.map(({ firstTicketNumber }) => firstTicketNumber).sort((a, b) => a - b)
        const middle = numbers[Math.floor(numbers.length / 2)] ?? 0
        const keeps = (from: number, to: number) => holding<(typeof rows)[number]>(from, to)
        return [
          { query: [['fromNumber', `${middle}`]], keeps: keeps(middle, Number.POSITIVE_INFINITY) },
          { query: [['toNumber', `${middle}`]], keeps: keeps(0, middle) },
          {
            query: [
              ['fromNumber', `${middle}`],
              ['toNumber', `${middle}`],
            ],
            keeps: keeps(middle, middle),
          },
        ]
      },
      state: choosing('state', ({ state }) => state, 'many'),
      printed: yesOrNo('printed', ({ printedAt }) => printedAt !== null),
      mailed: yesOrNo('mailed', ({ mailedAt }) => mailedAt !== null),
    },
    scope: {},
  },
  'GET /customer-service/v2/customers': {
    make: home => withTags(home, 'customers', severalCustomers),
    orders: {
      name: ({ name }) => {
        const [first = '', ...rest] = searchName(name).split(' ')
        return `${rest.join(' ')} ${first}`
      },
      orderCount: ({ orderCount }) => orderCount,
      lifetimeCents: ({ lifetimeCents }) => lifetimeCents,
      lastOrderAt: ({ lastOrderAt }) => lastOrderAt ?? '',
    },
    filters: {
      search: searching(({ name, email, phone }) => [name, email, phone]),
      consent: choosing('consent', ({ consent }) => String(consent)),
      language: choosing('language', ({ language }) => language),
      tag: tagging,
      province: rows =>
        choosing<(typeof rows)[number]>(
          'province',
          ({ province }) => province ?? '',
          'many',
        )(rows.filter(({ province }) => province !== null)),
      duplicate: choosing('duplicate', ({ duplicate }) => String(duplicate)),
    },
    scope: {},
  },
  'GET /customer-service/v2/customer-orders': {
    make: ordersOfOne,
    orders: { boughtAt: ({ boughtAt }) => boughtAt },
    filters: {},
    scope: {},
  },
  'GET /order-service/v2/ticket-prints': {
    make: severalPrints,
    orders: { printedAt: ({ printedAt }) => printedAt },
    filters: {},
    scope: {},
  },
  'GET /order-service/v2/subscriptions': {
    make: severalSubscriptions,
    orders: {
      nextChargeOn: ({ nextChargeOn }) => nextChargeOn ?? never,
      startedOn: ({ startedOn }) => startedOn,
    },
    filters: {
      search: searching(({ customer }) => [customer.name, customer.email]),
      status: choosing('status', ({ status }) => status, 'many'),
      cadence: choosing('cadence', ({ cadence }) => cadence, 'many'),
      lastResult: rows =>
        choosing<(typeof rows)[number]>(
          'lastResult',
          ({ lastResult }) => lastResult ?? '',
          'many',
        )(rows.filter(({ lastResult }) => lastResult !== null)),
    },
    scope: {},
  },
  'GET /order-service/v2/mail-batches': {
    make: severalBatches,
    orders: { openedAt: ({ openedAt }) => openedAt },
    filters: { state: choosing('state', ({ state }) => state) },
    scope: {},
  },
  'GET /organization-service/v2/tags': {
    make: severalTags,
    orders: { name: ({ name }) => searchName(name) },
    filters: {
      search: searching(({ name }) => [name]),
      purpose: () =>
        taggedKinds.map(kind => ({
          query: [['purpose', kind]],
          keeps: tag => tag[purposeFields[kind]],
        })),
    },
    scope: {},
  },
  'GET /event-service/v2/activity': {
    make: whatWasDone,
    orders: { at: ({ at }) => at },
    filters: {
      subject: choosing('subject', ({ subject }) => subject.type, 'many'),
      actor: choosing('actor', ({ actor }) => actor?.id ?? ''),
      record: rows =>
        rows.slice(0, 1).map(({ subject: { id } }) => ({
          query: [['record', id.slice(0, 6).toUpperCase()]],
          keeps: ({ subject }) => subject.id.startsWith(id.slice(0, 6)),
        })),
      days: rows => {
        const days = rows.map(row => dayOf(row.at, 'America/Halifax')).sort()
        return days.slice(0, 1).map(day => ({
          query: [
            ['daysFrom', day],
            ['daysTo', day],
            ['timeZone', 'America/Halifax'],
          ],
          keeps: row => dayOf(row.at, 'America/Halifax') === day,
        }))
      },
    },
    scope: {
      subjectId: choosing('subjectId', ({ subject }) => subject.id),
      action: choosing('action', ({ action }) => action),
      timeZone: () => [],
      from: rows => at(rows).map(day => ({ query: [['from', day]], keeps: row => row.at >= day })),
      to: rows => at(rows).map(day => ({ query: [['to', day]], keeps: row => row.at < day })),
    },
  },
}

const at = (rows: readonly { at: string }[]) => rows.slice(1, 2).map(row => row.at)

const holding =
  <Row extends { firstTicketNumber: number; lastTicketNumber: number }>(from: number, to: number) =>
  ({ firstTicketNumber, lastTicketNumber }: Row) =>
    firstTicketNumber <= to && lastTicketNumber >= from
