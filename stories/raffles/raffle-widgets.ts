/** What the widgets' stories show. */

import { raffleListCalls } from '../../src/core/raffles/list-calls.ts'
import type { RecentWinner } from '../../src/core/raffles/widgets/recent-winner.ts'
import { type Answers, answerTo, pageOf, type Reply, type Sent } from '../support/fake-api.ts'
import { fromNow, raffleId } from './sample-raffles.ts'

type Page = Sent<typeof raffleListCalls.list>

function winner(number: number, publicName: string, more: Partial<RecentWinner>): RecentWinner {
  return {
    id: raffleId(6000 + number),
    eventId: raffleId(101),
    raffleName: 'Harbour Lights 50/50',
    timeZone: 'America/Halifax',
    prizeName: 'Jackpot',
    ticketNumber: 104_218 + number * 977,
    publicName,
    confirmedAt: fromNow(-number * 9),
    ...more,
  }
}

export const sampleWinners: readonly RecentWinner[] = [
  winner(1, 'E. T., Halifax', {}),
  winner(2, 'M.-C. O., L’Anse-aux-Outardes-du-Bas-Saint-Laurent', {
    raffleName: 'Saltmarsh Dream Home and Cottage Lottery for the Regional Hospital',
    prizeName: 'Early-bird truck',
  }),
  winner(3, 'P. S., Tern Cove', { prizeName: 'One of 25 × $500' }),
]

/** The start-up call reads the raffles by the same path: only a widget's own call gets this answer. */
export function liveAnswer(answer: Page | Reply | 'never'): Answers {
  return [
    answerTo(raffleListCalls.list, ({ query }) => {
      if (!query.has('live')) return pageOf([])
      return answer === 'never' ? new Promise<never>(() => undefined) : answer
    }),
  ]
}
