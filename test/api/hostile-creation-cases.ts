import { randomUUID } from 'node:crypto'
import { paths } from '../support/paths.ts'
import { foreign, type Given, type HostileCase, injection, script } from './hostile-case.ts'
import { seededRaffleId } from './raffles/seeded.ts'

/** Active, with orders. */
const _harbour = seededRaffleId('Harbour Lights 50/50 – 14')
const _closed = seededRaffleId('Harbour Lights 50/50 – 13')
const theirs = seededRaffleId('Quilt Sweepstakes')
const key = () => ({ 'idempotency-key': randomUUID() })

const create = (change: object) => ({
  method: 'POST',
  path: paths.events,
  ask: (given: Given) => ({
    token: given.owner,
    headers: key(),
    body: {
      name: 'Hostile',
      category: '50/50',
      province: 'NS',
      timeZone: 'America/Halifax',
      ...change,
    },
  }),
})
const invalid = { status: 422, code: 'invalid' } as const

/** Making raffles. */
export const raffleCreationCases: HostileCase[] = [
  { it: 'creates a raffle without a name', ...create({ name: ' ' }), ...invalid },
  {
    it: 'creates a raffle with a name of a thousand characters',
    ...create({ name: 'x'.repeat(1000) }),
    status: 422,
    code: 'too-long',
  },
  {
    it: 'creates a raffle named with a character that no text holds',
    ...create({ name: 'a\0b' }),
    ...invalid,
  },
  {
    it: 'creates a raffle with half a character in its rules',
    ...create({ rules: 'a\ud800b' }),
    ...invalid,
  },
  {
    it: 'creates a raffle with rules beyond their length',
    ...create({ rules: script.repeat(5000) }),
    status: 422,
    code: 'too-long',
  },
  {
    it: 'creates a raffle of a category that does not exist',
    ...create({ category: injection }),
    ...invalid,
  },
  {
    it: 'creates a raffle in another country’s state',
    ...create({ province: 'ND' }),
    status: 422,
    code: 'not-a-region',
  },
  {
    it: 'creates a raffle in a zone that does not exist',
    ...create({ timeZone: 'Moon/Tycho' }),
    status: 422,
    code: 'invalid-time-zone',
  },
  {
    it: 'creates a raffle in a zone that the browser knows and the database doesn’t',
    ...create({ timeZone: 'US/Pacific-New' }),
    status: 422,
    code: 'invalid-time-zone',
  },
  {
    it: 'creates a raffle in a zone that is four hours apart for the two',
    ...create({ timeZone: 'AST' }),
    status: 422,
    code: 'invalid-time-zone',
  },
  {
    it: 'creates a raffle in a zone whose summer the database leaves out',
    ...create({ timeZone: 'CET' }),
    status: 422,
    code: 'invalid-time-zone',
  },
  { it: 'creates a raffle that ends on no day', ...create({ endDate: 'soon' }), ...invalid },
  {
    it: 'creates a raffle that starts on 30 February',
    ...create({ startDate: '2027-02-30T00:00:00.000Z' }),
    ...invalid,
  },
  {
    it: 'creates a raffle that starts at an instant with half an offset',
    ...create({ startDate: '2027-02-20T10:00:00+05' }),
    ...invalid,
  },
  {
    it: 'creates a raffle in the year 0000',
    ...create({ startDate: '0000-01-01T00:00:00.000Z' }),
    ...invalid,
  },
  {
    it: 'creates a raffle with a pot of half a cent',
    ...create({ guaranteedPotCents: 0.5 }),
    ...invalid,
  },
  {
    it: 'creates a raffle with a pot below nothing',
    ...create({ startingPotCents: -1 }),
    ...invalid,
  },
  {
    it: 'creates a raffle with a pot beyond all numbers',
    ...create({ maxJackpot: Number.MAX_SAFE_INTEGER }),
    ...invalid,
  },
  {
    it: 'creates a raffle that gives away more than its sales',
    ...create({ settings: { fractionalJackpotPercent: 101 } }),
    ...invalid,
  },
  {
    it: 'creates a raffle with a share of three decimals',
    ...create({ settings: { fractionalJackpotPercent: 12.345 } }),
    ...invalid,
  },
  {
    it: 'creates a raffle with one package twice',
    ...create({
      packages: [1, 2].map(inventory => ({ ticketCount: 1, priceCents: 500, inventory })),
    }),
    status: 422,
    code: 'package-twice',
  },
  {
    it: 'creates a raffle with a package of another raffle',
    ...create({
      packages: [{ id: 'x', ticketCount: 1, priceCents: 500, inventory: null }],
    }),
    ...invalid,
  },
  {
    it: 'creates a raffle with a link that runs a script',
    ...create({ tickerUrl: 'javascript:alert(1)' }),
    status: 422,
    code: 'url',
  },
  {
    it: 'creates a raffle that leads on to a script',
    ...create({
      settings: {
        whiteLabel: {
          enabled: true,
          buttonColor: '#5db966',
          checkoutBannerUrl: null,
          redirectUrl: 'data:text/html,x',
        },
      },
    }),
    status: 422,
    code: 'url',
  },
  {
    it: 'creates a raffle with a colour that is style',
    ...create({
      settings: {
        whiteLabel: {
          enabled: true,
          buttonColor: 'red;}*{display:none',
          checkoutBannerUrl: null,
          redirectUrl: null,
        },
      },
    }),
    ...invalid,
  },
  {
    it: 'creates a raffle with a short link upwards',
    ...create({ shortlink: '../admin' }),
    ...invalid,
  },
  {
    it: 'creates a raffle that repeats by no cron expression',
    ...create({ frequencyCron: '99 99 * * *' }),
    status: 422,
    code: 'cron',
  },
  {
    it: 'creates a raffle with fees of their own',
    ...create({ raffleboxFeePercent: 0 }),
    status: 403,
    code: 'fees-not-allowed',
  },
  {
    it: 'creates a raffle for another organisation',
    ...create({ organizationId: foreign }),
    status: 403,
    code: 'other-organization',
  },
  {
    it: 'creates an add-on of another organisation’s raffle',
    ...create({ parentId: theirs }),
    ...invalid,
  },
  {
    it: 'creates a raffle without the right',
    method: 'POST',
    path: paths.events,
    ask: given => ({ ...create({}).ask(given), token: given.agent }),
    status: 403,
    code: 'other-organization',
  },
  {
    it: 'creates a raffle without a key',
    method: 'POST',
    path: paths.events,
    ask: given => ({ ...create({}).ask(given), headers: {} }),
    status: 422,
    code: 'idempotency-key-missing',
  },
]
