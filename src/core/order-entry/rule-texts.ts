import { defineTexts } from '../i18n/texts.ts'
import type { AskedReason } from './asked.ts'
import type { TenderReason } from './rules.ts'

/** Why a purchase can't be entered as it is; the words of each stand in rule-texts.ts, under the same name. */
export type PurchaseReason = AskedReason | TenderReason | 'role-source' | 'received-in-future'

const english = {
  'role-source': 'Your role does not sell this way.',
  'age-not-confirmed': 'The buyer must be old enough to buy tickets. Ask, and tick it.',
  'script-not-read': 'Read the text to the buyer, and tick it.',
  'contact-missing': 'Tickets must reach the buyer: enter an email, a phone or a whole address.',
  'limit-needs-contact':
    'This raffle limits the orders of each customer: enter an email or a phone.',
  'postal-code-missing': 'The postal code is required: buyers must be from within the province.',
  'address-missing': 'This raffle asks for an address: street, city and postal code.',
  'not-asked': 'None of these raffles asks for this.',
  'donation-not-taken': 'None of these raffles takes donations.',
  'one-package-only': 'This raffle sells one package at a time.',
  'too-many-orders': 'No more than 50 packages go into one purchase.',
  'only-by-mail': 'This is for orders that came by mail.',
  'received-in-future': 'This day is still to come.',
  'given-too-little': 'This doesn’t pay all of it.',
  'nothing-to-charge': 'There is nothing to charge to a card.',
  'cards-not-taken': 'This organization doesn’t take cards here.',
  'free-not-by-mail': 'Free entries come by mail.',
  'free-not-taken': 'Not all of these raffles take free entries.',
  'free-with-donation': 'A free entry comes without a donation: enter that with a paid order.',
} satisfies Record<PurchaseReason, string>
export type PurchaseRuleTexts = typeof english

/** Why a purchase can't be entered; each under the code of its reason. */
export const purchaseRuleTexts = defineTexts(
  'purchase-rules',
  english,
  () => import('./rule-texts.fr.ts'),
)
