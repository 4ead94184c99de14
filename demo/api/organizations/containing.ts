import { searchName } from '../../../src/core/format/search-name.ts'

/** The pattern of a search for LIKE; what is special to LIKE is only itself. */
export function containing(search: string): string {
  return `%${searchName(search).replace(/[\\%_]/g, '\\$&')}%`
}
