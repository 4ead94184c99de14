import type { French } from '../../i18n/texts.ts'
import type { RaffleWidgetTexts } from './texts.ts'

export default {
  jackpot: 'Cagnotte',
  grandPrize: 'Grand prix',
  jackpotOf: 'Cagnotte de {raffle}',
  jackpotFailed: 'La cagnotte n’a pas pu être chargée.',
  noJackpot: 'Aucune tombola avec une cagnotte n’est en vente.',
  raffleMissing: 'Cette tombola n’existe pas dans cet organisme.',
  sold: {
    one: '{number} billet vendu',
    many: '{number} billets vendus',
  },
  soldOf: '{number} billets vendus sur {limit}',

  liveRaffles: 'Tombolas en vente',
  noneOnSale: 'Aucune tombola n’est en vente en ce moment.',
  rafflesFailed: 'Les tombolas n’ont pas pu être chargées.',
  more: {
    one: 'et {number} autre',
    many: 'et {number} autres',
  },

  recentWinners: 'Gagnants récents',
  noWinners: 'Aucun gagnant n’est encore confirmé.',
  winnersFailed: 'Les gagnants n’ont pas pu être chargés.',
  ticket: 'Billet {number}',
} satisfies French<RaffleWidgetTexts>
