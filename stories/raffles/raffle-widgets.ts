/** What the widgets' stories show. */

import type { RecentWinner } from '../../src/core/raffles/widgets/recent-winner.ts'
import type { Answers } from '../support/fake-api.ts'
import { paths } from '../support/paths.ts'
import { fromNow, listAnswer, raffleId } from './sample-raffles.ts'

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
export function liveAnswer(answer: Answers[string]): Answers {
  return {
    [`GET ${paths.events}`]: call => {
      if (!call.query.has('live')) return listAnswer([])
      if (typeof answer === 'object') return answer
      return new Promise<never>(() => undefined)
    },
  }
}
