import type { Locale } from '../../../../src/core/i18n/texts.ts'

/** What the API says when it refuses a change of a prize. */
export const prizeMessages = {
  'jackpot-stays': {
    en: 'The jackpot or grand prize can’t be deleted.',
    fr: 'La cagnotte ou le grand prix ne peut pas être supprimé.',
  },
  'one-jackpot': {
    en: 'The jackpot or grand prize has exactly one winner.',
    fr: 'La cagnotte ou le grand prix a exactement une personne gagnante.',
  },
  'jackpot-dates-sold': {
    en: 'Tickets have been sold on these dates, which no longer change.',
    fr: 'Des billets ont été vendus selon ces dates, qui ne changent plus.',
  },
  'prize-picked': {
    en: 'A winner has been picked for this prize.',
    fr: 'Une personne gagnante a été désignée pour ce prix.',
  },
  'draw-locked': {
    en: 'The list of tickets of that draw is locked.',
    fr: 'La liste des billets de ce tirage est verrouillée.',
  },
  'quantity-below-picks': {
    en: 'The quantity can’t be below the winners picked: {least}.',
    fr: 'La quantité ne peut être inférieure au nombre de gagnants désignés : {least}.',
  },
  'cutoff-after-draw': {
    en: 'The draw date can’t be before the cut-off.',
    fr: 'La date du tirage ne peut précéder la date limite.',
  },
} as const satisfies Record<string, Record<Locale, string>>
