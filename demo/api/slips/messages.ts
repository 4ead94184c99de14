import type { Locale } from '../../../src/core/i18n/texts.ts'

export const slipMessages = {
  'slip-none': {
    en: 'This is not a slip of Raffle Desk.',
    fr: 'Ceci n’est pas un reçu provisoire de Raffle Desk.',
  },
  'slip-damaged': {
    en: 'This slip was not read whole. Scan it again, or take a picture of it in better light.',
    fr: 'Ce reçu provisoire n’a pas été lu en entier. Numérisez-le de nouveau, ou photographiez-le sous un meilleur éclairage.',
  },
  'slip-newer': {
    en: 'This slip is of a newer version of Raffle Desk. Update the server, then scan it again.',
    fr: 'Ce reçu provisoire vient d’une version plus récente de Raffle Desk. Mettez le serveur à jour, puis numérisez-le de nouveau.',
  },
  'slip-elsewhere': {
    en: 'This slip was sealed for another server. It can be recovered only there.',
    fr: 'Ce reçu provisoire a été scellé pour un autre serveur. Il ne peut être récupéré que là.',
  },
  'slip-unmarked': {
    en: 'This slip does not come from the device of the seller that it names. Nothing was entered: ask whoever brought it.',
    fr: 'Ce reçu provisoire ne vient pas de l’appareil du vendeur qu’il nomme. Rien n’a été saisi : parlez-en à la personne qui l’a apporté.',
  },
  'slip-other-organization': {
    en: 'This slip is of another organization. Switch to it, or ask its staff to recover it.',
    fr: 'Ce reçu provisoire est d’un autre organisme. Passez à cet organisme, ou demandez à son équipe de le récupérer.',
  },
  'slip-seller': {
    en: 'Whoever took this order may not enter orders here any more. Give them a seller’s role again, or enter the order by hand.',
    fr: 'La personne qui a pris cette commande ne peut plus en saisir ici. Redonnez-lui un rôle de vente, ou saisissez la commande à la main.',
  },
  'slip-other-order': {
    en: 'Another order was entered under the number of this slip. Nothing was entered of it: compare the two, and enter this one by hand if it is missing.',
    fr: 'Une autre commande a été saisie sous le numéro de ce reçu provisoire. Rien n’en a été saisi : comparez les deux, et saisissez celle-ci à la main si elle manque.',
  },
} as const satisfies Record<string, Record<Locale, string>>
