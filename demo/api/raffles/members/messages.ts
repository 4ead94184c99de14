/** What the API says when it refuses a change of a raffle's members. */
export const memberMessages = {
  'member-number-taken': {
    en: 'Another member of this raffle has this number.',
    fr: 'Un autre membre de cette tombola porte ce numéro.',
  },
  'member-number-twice': {
    en: 'This number stands further up in the list already.',
    fr: 'Ce numéro figure déjà plus haut dans la liste.',
  },
  'member-sold': {
    en: 'Orders stand in this member’s name, and orders are kept. Deactivate the member instead.',
    fr: 'Des commandes sont au nom de ce membre, et les commandes sont conservées. Désactivez-le plutôt.',
  },
} as const
