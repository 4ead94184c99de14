import { count, params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

const english = {
  jackpot: 'Jackpot',
  grandPrize: 'Grand prize',
  jackpotOf: params<{ raffle: string }>('Jackpot of {raffle}'),
  jackpotFailed: 'The jackpot could not be loaded.',
  noJackpot: 'No raffle with a jackpot is on sale.',
  raffleMissing: 'There is no such raffle in this organization.',
  sold: params<{ number: string }>(
    count({ one: '{number} ticket sold', many: '{number} tickets sold' }),
  ),
  soldOf: params<{ number: string; limit: string }>('{number} of {limit} tickets sold'),

  liveRaffles: 'Raffles on sale',
  noneOnSale: 'No raffle is on sale now.',
  rafflesFailed: 'The raffles could not be loaded.',
  more: params<{ number: string }>(count({ one: 'and {number} more', many: 'and {number} more' })),

  recentWinners: 'Recent winners',
  noWinners: 'No winner is confirmed yet.',
  winnersFailed: 'The winners could not be loaded.',
  ticket: params<{ number: string }>('Ticket {number}'),
}

export type RaffleWidgetTexts = typeof english

/** What the raffles' widgets say. */
export const raffleWidgetTexts = defineTexts(
  'raffleWidgets',
  english,
  () => import('./texts.fr.ts'),
)
