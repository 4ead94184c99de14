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

/** One page of the organisations a person may list, sorted by name ascending (section 9). */
export function listOrganizations(
  http: Http,
  page: { page: number; pageSize: number; search?: string },
  signal?: AbortSignal,
) {
  const query = { ...page, sortBy: 'name', sortDir: 'asc' }
  return http.get(paths.organizationList, FoundOrganizationsSchema, { query, signal })
}
