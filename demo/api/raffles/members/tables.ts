import type { Generated } from 'kysely'

export interface MemberTable {
  id: Generated<string>
  raffleId: string
  number: string
  name: string
  searchName: string
  email: string | null
  active: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<Date>
  changedAt: Generated<Date>
  changedBy: string | null
}

export interface MemberTables {
  members: MemberTable
}
