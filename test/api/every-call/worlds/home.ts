/** Sessions, organizations, accounts, reports, the log. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { invite } from '../../../../demo/api/one-time-links/invitations.ts'
import { seedAccounts } from '../../../../demo/api/seed/accounts.ts'
import { seedOrganizations } from '../../../../demo/api/seed/organizations.ts'
import { seedPeople } from '../../../../demo/api/seed/people.ts'
import { addressOf } from '../../../../src/core/contract.ts'
import { organizationRecordCalls } from '../../../../src/core/organizations/organization-record.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { draft } from './made.ts'

const adminId = seedPeople.find(({ roles }) => roles.includes('RB admin'))?.id ?? ''

const report: World = async ({ id, timeZone }) => ({
  body: { organizationId: id },
  also: { timeZone },
})

const file = { fileName: 'quilt.png', contentType: 'image/png', size: 68 }

const accountOf = ({ organization }: Home) =>
  seedAccounts.find(account => account.organization === organization)?.id ?? ''

const charityFields = {
  name: 'Harbour Hospice',
  province: 'NB',
  charityNumber: '999990009RR0001',
  logo: 'https://hospice.example/logo.png',
  language: 'fr',
  timeZone: 'America/Moncton',
  confirmedByTwo: true,
  donations: true,
  goldrush: true,
  homeLottery: true,
  subscriptions: true,
  raffleboxFeePercent: 4.5,
  raffleboxFeeFlatRateDollars: 12_500,
  raffleboxOrderFeeDollars: 25,
  processingFeePercent: 2.7,
  raffleboxDonationFeePercent: 0,
}

/** An organization of its own, with nothing in it yet. */
async function charity({ api }: Home): Promise<string> {
  const { id } = await api.db
    .insertInto('organizations')
    .values({
      name: 'Gull Rock Rescue',
      searchName: 'gull rock rescue',
      country: 'CA',
      province: 'NS',
      locale: 'en',
      timeZone: 'America/Halifax',
      logo: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function touching({ api, admin }: Home, id: string) {
  const path = addressOf(organizationRecordCalls.change.path, { id })
  const body = { version: 1, confirmedByTwo: true }
  return () => api.ask('PATCH', path, { token: admin, body, headers: newKey() })
}

/** Into an organization of its own: whoever is a member of one isn't invited there. */
const invited: World = async ({ api, email, id }) => {
  const token = await api.db.transaction().execute(async transaction => {
    const { rows } = await sql<{ id: string }>`
      insert into organizations (name, search_name, country, province, locale, time_zone)
      select name, search_name, country, province, locale, time_zone from organizations where id = ${id}
      returning id
    `.execute(transaction)
    const organizationId = rows[0]?.id ?? ''
    const by = {
      at: api.now,
      origin: 'https://desk.example',
      actor: { userId: adminId, embedKeyId: null },
    }
    const asked = {
      organizationId,
      email,
      name: 'Eva',
      roles: ['raffle admin'] as const,
      locale: 'en' as const,
    }
    await invite(transaction, asked, by)
    const { textBody } = await transaction
      .selectFrom('emails')
      .select('textBody')
      .where('organizationId', '=', organizationId)
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    return /rdl_[\w-]{43}/.exec(textBody)?.[0]
  })
  return { body: { token } }
}

export const homeWorlds = {
  'GET /session-service/v2/sessions': async () => ({}),
  // A token of its own: the former one ends within a minute.
  'POST /session-service/v2/sessions/organization': async ({ api, email, organization, id }) => ({
    token: await api.signIn('account owner', email),
    body: { organizationId: organization === 'ternCove' ? seedOrganizations.saltmarsh.id : id },
  }),
  'POST /session-service/v2/invitations/join': invited,
  'POST /session-service/v2/recordings': async () => ({
    body: { events: [{ type: 'click', at: randomUUID() }] },
  }),
  'GET /organization-service/v2/organizations/': async () => ({}),
  'GET /organization-service/v2/organizations/:id': async ({ id }) => ({ params: { id } }),
  'GET /organization-service/v2/organizations/:id/retention': async ({ id }) => ({
    params: { id },
    query: { keepsBuyers: '36' },
  }),
  'GET /organization-service/v2/organizations/:id/record': async home => ({
    params: { id: await charity(home) },
    token: home.admin,
  }),
  'PATCH /organization-service/v2/organizations/:id': async home => {
    const id = await charity(home)
    return {
      params: { id },
      token: home.admin,
      body: { version: 1 },
      also: { ...charityFields, suspended: true, comment: 'Its licence ran out' },
      touch: touching(home, id),
    }
  },
  'DELETE /organization-service/v2/organizations/:id': async home => {
    const id = await charity(home)
    return { params: { id }, query: { version: '1' }, token: home.admin, touch: touching(home, id) }
  },
  'GET /organization-service/v2/accounts/:id': async home => ({ params: { id: accountOf(home) } }),
  'POST /organization-service/v2/organizations/s3-upload-url': async ({ id }) => ({
    body: file,
    also: { organizationId: id },
  }),
  'POST /event-service/v2/events/license-upload-url': async ({ id }) => ({
    body: file,
    also: { organizationId: id },
  }),
  'POST /event-service/v2/events/:id/s3-upload-url': async home => ({
    params: { id: (await draft(home)).id },
    body: file,
  }),
  'GET /event-service/v2/activity': async home => ({
    query: { eventId: (await draft(home)).id, organizationId: home.id },
  }),
  'GET /event-service/v2/activity/actors': async ({ id }) => ({ query: { organizationId: id } }),
  'GET /event-service/v2/activity/chain': async ({ id }) => ({ query: { organizationId: id } }),
  'GET /system-service/v2/info': async () => ({}),
  'POST /report-service/v2/reports/dashboard-kpi': report,
  'POST /report-service/v2/reports/donation-report': report,
  'POST /report-service/v2/reports/donations-monthly': report,
  'POST /report-service/v2/reports/total-sales-last-30-days': report,
  'POST /report-service/v2/reports/total-sales-by-month-last-12-months': report,
} satisfies Partial<Record<CallName, World>>
