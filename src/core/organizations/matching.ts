import { searchName } from '../format/search-name.ts'
import type { OrganizationChoice } from '../session/user.ts'

/** What a search for an organisation found. */
export interface FoundOrganizations {
  readonly organizations: readonly OrganizationChoice[]
  /** There are more than these. */
  readonly more: boolean
}

/** Those whose name holds the text, whatever its accents and case, as the server searches too; a page of them. */
export function matchingOrganizations(
  all: readonly OrganizationChoice[],
  text: string,
  pageSize: number,
): FoundOrganizations {
  const sought = searchName(text)
  const found = all.filter(({ name }) => searchName(name).includes(sought))
  return { organizations: found.slice(0, pageSize), more: found.length > pageSize }
}
