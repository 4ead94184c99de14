/** What the API says when it refuses a print of tickets. */
export const ticketMessages = {
  'nothing-to-print': {
    en: 'There is nothing to print.',
    fr: 'Il n’y a rien à imprimer.',
  },
  'print-not-answered': {
    en: 'Say first which tickets of this print came out of the printer.',
    fr: 'Dites d’abord quels billets de cette impression sont sortis de l’imprimante.',
  },
  'print-answered': {
    en: 'What came out of this print was said already.',
    fr: 'Ce qui est sorti de cette impression a déjà été dit.',
  },
  'print-whole': {
    en: 'All of this print came out.',
    fr: 'Toute cette impression est sortie.',
  },
  'not-in-print': {
    en: 'This print has no order of that number.',
    fr: 'Cette impression n’a aucune commande de ce numéro.',
  },
}
