import type { French } from '../i18n/texts.ts'
import type { ChoiceTexts } from './choice-texts.ts'

export default {
  'status-draft': 'Brouillon',
  'status-pending': 'En attente',
  'status-active': 'Active',
  'status-inactive': 'Inactive',
  'status-ended': 'Terminée',
  'status-closed': 'Fermée',
  'category-50/50': 'Moitié-moitié',
  'category-Raffle': 'Tombola',
  'category-Sweepstakes': 'Concours',
  'category-Promo Raffle': 'Tombola promotionnelle',
  'frequency-one-off': 'Une seule fois',
  'frequency-weekly': 'Chaque semaine',
  'frequency-bi-weekly': 'Toutes les deux semaines',
  'frequency-monthly': 'Chaque mois',
  'frequency-quarterly': 'Chaque trimestre',
  'frequency-multiple': 'Plusieurs fois',
  'drawType-barrel': 'Impression des billets',
  'drawType-rng': 'Générateur de nombres aléatoires',
} satisfies French<ChoiceTexts>
