import * as v from 'valibot'
import type { Http } from '../http.ts'
import { paths } from '../paths.ts'
import { type Organization, OrganizationSchema } from './organization.ts'

export function getOrganization(
  http: Http,
  id: string,
  signal?: AbortSignal,
): Promise<Organization> {
  return http.get(paths.organization(id), OrganizationSchema, { signal })
}

const FoundOrganizationsSchema = v.array(v.object({ id: v.string(), name: v.string() }))

/** Section 9, "Organisation search": page size 100, sorted by name ascending. */
export const searchPageSize = 100

export function searchOrganizations(http: Http, search: string, signal?: AbortSignal) {
  const query = { page: 1, pageSize: searchPageSize, sortBy: 'name', sortDir: 'asc', search }
  return http.get(paths.organizations, FoundOrganizationsSchema, { query, signal })
}
