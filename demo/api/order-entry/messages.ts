import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import batchFrench from '../../../src/core/mail-batches/rule-texts.fr.ts'
import { batchRuleTexts } from '../../../src/core/mail-batches/rule-texts.ts'
import type { BatchReason } from '../../../src/core/mail-batches/rules.ts'
import french from '../../../src/core/order-entry/rule-texts.fr.ts'
import { type PurchaseReason, purchaseRuleTexts } from '../../../src/core/order-entry/rule-texts.ts'

type Worded<Code extends string> = Record<Code, Record<Locale, string>>

/** In the very words that the form has. */
function worded<Code extends string>(
  english: Record<Code, string>,
  written: Record<Code, string>,
): Worded<Code> {
  const inFrench = translated(english, written)
  const codes = Object.keys(english) as Code[]
  return Object.fromEntries(
    codes.map(code => [code, { en: english[code], fr: inFrench[code] }]),
  ) as Worded<Code>
}

export const orderEntryMessages = {
  ...worded<PurchaseReason>(purchaseRuleTexts.english, french),
  ...worded<BatchReason>(batchRuleTexts.english, batchFrench),
  'likely-duplicate': {
    en: 'This buyer has the same package already: order {order}, entered {moment}. Orders like it: {count}. Enter this one only if it is another purchase.',
    fr: 'Cette personne a déjà le même forfait : commande {order}, entrée le {moment}. Commandes semblables : {count}. N’entrez celle-ci que s’il s’agit d’un autre achat.',
  },
  withdrawn: {
    en: 'This order was taken back before it was entered: nothing is entered under its key any more.',
    fr: 'Cette commande a été retirée avant sa saisie : plus rien n’est saisi sous sa clé.',
  },
  'total-changed': {
    en: 'A price was changed meanwhile. Nothing was entered: tell the buyer what it comes to now, and enter it again.',
    fr: 'Un prix a été modifié entre-temps. Rien n’a été saisi : indiquez le nouveau total à la personne, puis recommencez.',
  },
  'other-organizations-raffle': {
    en: 'All raffles of a purchase are of one organization.',
    fr: 'Toutes les tombolas d’un achat sont du même organisme.',
  },
  'too-many-lists': {
    en: 'You have taken this list often within an hour. Please try again in {wait}.',
    fr: 'Vous avez demandé cette liste souvent en une heure. Veuillez réessayer dans {wait}.',
  },
  'too-many-look-ups': {
    en: 'You have looked for many buyers within a minute. Please try again in {wait}.',
    fr: 'Vous avez cherché beaucoup d’acheteurs en une minute. Veuillez réessayer dans {wait}.',
  },
} as const satisfies Record<string, Record<Locale, string>>
