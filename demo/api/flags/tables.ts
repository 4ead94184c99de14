import type { Generated } from 'kysely'

/** A flag set away from its default: for all, or for those with one trait. The newest row wins. */
export interface FlagOverrideTable {
  id: Generated<number>
  flag: string
  traitKey: string | null
  traitValue: string | null
  enabled: boolean
  createdAt: Generated<Date>
}

export interface FlagTables {
  flagOverrides: FlagOverrideTable
}
