import type { Generated } from 'kysely'
import type { winnerCategories } from '../../../../src/core/raffles/prizes/prize.ts'

export interface PrizeTable {
  id: Generated<string>
  raffleId: string
  drawId: string
  category: (typeof winnerCategories)[number]
  name: string
  description: Generated<string>
  sponsor: Generated<string>
  valueCents: Generated<number>
  quantity: Generated<number>
  winnersStayIn: Generated<boolean>
  position: number
  version: Generated<number>
  createdAt: Generated<Date>
  changedAt: Generated<Date>
  changedBy: string | null
}

export interface PrizeTables {
  prizes: PrizeTable
}
