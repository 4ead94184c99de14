import { randomUUID } from 'node:crypto'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import {
  asOwner,
  foreign,
  type Given,
  type HostileCase,
  injection,
  own,
  script,
} from './hostile-case.ts'

const kpi = (body: unknown) => ({
  method: 'POST',
  path: paths.dashboardKpi,
  ask: asOwner({ body }),
})
const organizations = (query: string) => ({
  method: 'GET',
  path: `${paths.organizations}?${query}`,
  ask: (given: Given) => ({ token: given.admin }),
})

/** Calls on organisations and their accounts. */
export const organizationCases: HostileCase[] = [
  {
    it: 'lists organisations without the right',
    method: 'GET',
    path: paths.organizations,
    ask: asOwner({}),
    status: 403,
    code: 'not-allowed',
  },
  {
    it: 'reads a foreign organisation',
    method: 'GET',
    path: paths.organization(foreign),
    ask: asOwner({}),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'reads an organisation by SQL',
    method: 'GET',
    path: paths.organization(injection),
    ask: asOwner({}),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'reads an organisation by a path upwards',
    method: 'GET',
    path: paths.organization('../../etc/passwd'),
    ask: asOwner({}),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'reads a foreign account',
    method: 'GET',
    path: paths.account('acct_KettlebrookDemo07'),
    ask: asOwner({}),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'sorts by SQL',
    ...organizations(`sortBy=${encodeURIComponent(injection)}`),
    status: 422,
    code: 'invalid',
  },
  { it: 'asks for a page of minus one', ...organizations('page=-1'), status: 422, code: 'invalid' },
  {
    it: 'asks for a million a page',
    ...organizations('pageSize=1000000'),
    status: 422,
    code: 'invalid',
  },
  {
    it: 'asks for a page too deep',
    ...organizations('page=5000'),
    status: 422,
    code: 'page-too-deep',
  },
  {
    it: 'searches for a character that no text holds',
    ...organizations('search=%00'),
    status: 422,
    code: 'invalid',
  },
  {
    it: 'brings a forged cursor',
    ...organizations(`cursor=${Buffer.from('{"sort":"name asc"}').toString('base64url')}`),
    status: 422,
    code: 'invalid',
  },
  {
    it: 'brings a cursor of another order',
    ...organizations(cursorAt('name desc', injection)),
    status: 422,
    code: 'invalid',
  },
  ...['soon', '2026-02-30 00:00:00+00', '0000-01-01 00:00:00+00', '2026-11-20T10:00:00Z'].map(
    value => ({
      it: `brings a cursor at a moment that we never wrote: ${value}`,
      ...organizations(`sortBy=createdAt&sortDir=asc&${cursorAt('createdAt asc', value)}`),
      status: 422,
      code: 'invalid' as const,
    }),
  ),
]

function cursorAt(sort: string, value: string): string {
  const cursor = JSON.stringify({ sort, to: 'next', value, id: own })
  return `cursor=${Buffer.from(cursor).toString('base64url')}`
}

/** Calls on raffles and reports. */
export const reportCases: HostileCase[] = [
  {
    it: 'lists the raffles of a foreign organisation',
    method: 'GET',
    path: `${paths.events}?organizationId=${foreign}`,
    ask: asOwner({}),
    status: 403,
    code: 'other-organization',
  },
  {
    it: 'lists raffles of a status that does not exist',
    method: 'GET',
    path: `${paths.events}?status[]=${encodeURIComponent(script)}`,
    ask: asOwner({}),
    status: 422,
    code: 'invalid',
  },
  {
    it: 'asks for figures without the right',
    method: 'POST',
    path: paths.dashboardKpi,
    ask: given => ({ token: given.agent, body: { organizationId: own, timeZone: 'UTC' } }),
    status: 403,
    code: 'not-allowed',
  },
  {
    it: 'asks for the figures of a foreign organisation',
    ...kpi({ organizationId: foreign, timeZone: 'UTC' }),
    status: 403,
    code: 'other-organization',
  },
  {
    it: 'asks for the figures of an organisation that does not exist',
    ...kpi({ organizationId: randomUUID(), timeZone: 'UTC' }),
    status: 403,
    code: 'other-organization',
  },
  {
    it: 'asks for figures in a zone that does not exist',
    ...kpi({ organizationId: own, timeZone: 'Moon/Tycho' }),
    status: 422,
    code: 'invalid-time-zone',
  },
  {
    it: 'asks for figures in a zone that two sides read as two',
    ...kpi({ organizationId: own, timeZone: 'AST' }),
    status: 422,
    code: 'invalid-time-zone',
  },
  {
    it: 'lists orders by the days of a zone that PostgreSQL doesn’t know',
    method: 'GET',
    path: `${rafflePaths.orders}?from=2026-11-20&timeZone=US/Pacific-New`,
    ask: asOwner({}),
    status: 422,
    code: 'invalid-time-zone',
  },
  {
    it: 'asks for figures in an offset',
    ...kpi({ organizationId: own, timeZone: '+03:00' }),
    status: 422,
    code: 'invalid-time-zone',
  },
  {
    it: 'asks for figures in SQL',
    ...kpi({ organizationId: own, timeZone: injection }),
    status: 422,
    code: 'invalid-time-zone',
  },
  {
    it: 'asks for figures of an empty zone',
    ...kpi({ organizationId: own, timeZone: '' }),
    status: 422,
    code: 'invalid-time-zone',
  },
  { it: 'asks for figures by a list', ...kpi([]), status: 422, code: 'required' },
  {
    it: 'asks for figures with a version of a thousand characters',
    ...kpi({ organizationId: own, timeZone: 'UTC', ifVersion: 'x'.repeat(1000) }),
    status: 422,
    code: 'too-long',
  },
  {
    it: 'sends a body nested ten thousand deep',
    method: 'POST',
    path: paths.recordings,
    ask: asOwner({ text: `{"events":[{"data":${'['.repeat(10_000)}${']'.repeat(10_000)}}]}` }),
    status: 422,
    code: 'invalid-body',
  },
  {
    it: 'asks for donations without the product',
    method: 'POST',
    path: paths.donationReport,
    ask: given => ({
      token: given.admin,
      body: { organizationId: seedOrganizations.bramblewick.id, timeZone: 'UTC' },
    }),
    status: 403,
    code: 'product-missing',
  },
  {
    it: 'makes a call that does not exist',
    method: 'DELETE',
    path: '/order-service/v2/everything',
    ask: asOwner({}),
    status: 404,
    code: 'no-such-call',
  },
]
