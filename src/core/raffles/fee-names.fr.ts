import type { French } from '../i18n/texts.ts'
import type { feeNames } from './fee-names.ts'

export default {
  raffleboxFeePercent: 'Frais sur les ventes de billets',
  raffleboxFeeFlatRateDollars: 'Frais fixes',
  raffleboxFeeFlatRateDollarsHint: 'Une seule fois pour toute la tombola.',
  raffleboxOrderFeeDollars: 'Frais par commande',
  processingFeePercent: 'Frais de traitement des cartes',
  raffleboxDonationFeePercent: 'Frais sur les dons',
} satisfies French<typeof feeNames>
