import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import { type RaffleRuleCode, reasonWords } from '../../../src/core/raffles/reason-words.ts'
import french from '../../../src/core/raffles/rule-texts.fr.ts'
import { ruleTexts } from '../../../src/core/raffles/rule-texts.ts'

/** What is wrong with a raffle as it was sent. */
export const raffleMessages = {
  'end-before-start': {
    en: 'The end date must not be before the start date.',
    fr: 'La date de fin ne doit pas précéder la date de début.',
  },
  'draw-before-end': {
    en: 'The draw date must not be before the end date.',
    fr: 'La date du tirage ne doit pas précéder la date de fin.',
  },
  'draw-before-start': {
    en: 'The draw date must not be before the start date.',
    fr: 'La date du tirage ne doit pas précéder la date de début.',
  },
  'end-in-the-past': {
    en: 'The end date has passed. To stop sales now, end the raffle.',
    fr: 'Cette date de fin est passée. Pour arrêter les ventes maintenant, terminez la tombola.',
  },
  'package-twice': {
    en: 'There is already a package of that many tickets at that price.',
    fr: 'Il existe déjà un forfait de ce nombre de billets à ce prix.',
  },
  'inventory-below-sold': {
    en: 'Packs of this package sold, or held by orders being paid for: {taken}. No fewer can be for sale.',
    fr: 'Exemplaires de ce forfait vendus ou retenus par des commandes en cours de paiement : {taken}. Impossible d’en offrir moins.',
  },
  'max-below-guarantee': {
    en: 'The maximum jackpot must not be below the guaranteed pot.',
    fr: 'La cagnotte maximale ne doit pas être inférieure à la cagnotte garantie.',
  },
  'jackpot-computed': {
    en: 'This jackpot is computed from sales. Only a custom jackpot or a declared value is entered.',
    fr: 'Cette cagnotte est calculée à partir des ventes. Seule une cagnotte personnalisée ou une valeur déclarée se saisit.',
  },
  'limit-below-sold': {
    en: 'Tickets sold, or held by orders being paid for: {taken}. The limit can’t be lower.',
    fr: 'Billets vendus ou retenus par des commandes en cours de paiement : {taken}. La limite ne peut pas être plus basse.',
  },
  'not-a-region': {
    en: 'This is no province or state of the organization’s country.',
    fr: 'Ce n’est ni une province ni un État du pays de l’organisme.',
  },
  'shortlink-taken': {
    en: 'Another raffle already has this short link.',
    fr: 'Une autre tombola utilise déjà ce lien court.',
  },
  cron: {
    en: 'The {field} field must be a valid cron expression',
    fr: 'Le champ {field} doit être une expression cron valide',
  },
  url: {
    en: 'The {field} field must be a web address that starts with https:// or http://.',
    fr: 'Le champ {field} doit être une adresse Web commençant par https:// ou http://.',
  },
  'fees-not-allowed': {
    en: 'Only product administrators can set fees.',
    fr: 'Seule l’administration du produit peut fixer les frais.',
  },
  'recipient-not-own': {
    en: 'Test emails go to members of this organization only, at the address of their account.',
    fr: 'Les courriels d’essai ne vont qu’aux membres de cet organisme, à l’adresse de leur compte.',
  },
  'too-many-test-emails': {
    en: 'This organization has sent {count} test emails within an hour. The next one can go out in {minutes} min.',
    fr: 'Cet organisme a envoyé {count} courriels d’essai en une heure. Le prochain pourra partir dans {minutes} min.',
  },
  'too-many-uploads': {
    en: 'This organization has started {count} uploads within an hour. The next one can start in {minutes} min.',
    fr: 'Cet organisme a commencé {count} téléversements en une heure. Le prochain pourra commencer dans {minutes} min.',
  },
  'too-many-unused-uploads': {
    en: '{count} uploads of this organization were started and are not done. Finish them, or try again in {minutes} min.',
    fr: '{count} téléversements de cet organisme sont commencés et non terminés. Terminez-les, ou réessayez dans {minutes} min.',
  },
  'upload-quota-used': {
    en: 'This organization has uploaded all that it may within a day ({megabytes} MB). Try a smaller file, or again later.',
    fr: 'Cet organisme a téléversé tout ce qu’il peut en un jour ({megabytes} Mo). Essayez un fichier plus petit, ou réessayez plus tard.',
  },
  'file-type-refused': {
    en: 'Files of this type are not taken here.',
    fr: 'Les fichiers de ce type ne sont pas acceptés ici.',
  },
  'file-too-large': {
    en: 'The file is too large.',
    fr: 'Le fichier est trop volumineux.',
  },
  'file-other-than-announced': {
    en: 'The file is not the one that was announced.',
    fr: 'Ce fichier n’est pas celui qui a été annoncé.',
  },
  'upload-over': {
    en: 'This upload address has been used, or has run out.',
    fr: 'Cette adresse de téléversement a déjà servi ou n’est plus valide.',
  },
  'encryption-missing': {
    en: 'The upload must ask for server-side encryption.',
    fr: 'Le téléversement doit demander le chiffrement côté serveur.',
  },
} as const

const words = {
  en: reasonWords(ruleTexts.english, count => count.toLocaleString('en-CA')),
  fr: reasonWords(translated(ruleTexts.english, french), count => count.toLocaleString('fr-CA')),
}

/** A rule's refusal, in the very words that the button has. */
export function ruleMessage(
  code: RaffleRuleCode,
  language: Locale,
  params: Readonly<Record<string, string | number | undefined>>,
): string {
  return words[language]({ code, params: { count: params.count ?? 0 } })
}
