import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Counted = { number: string }

const english = {
  'role-edit': 'Your role does not allow changing raffles.',
  'role-activate': 'Only product administrators can activate or deactivate a raffle.',
  'role-draw': 'Your role does not allow ending, drawing or closing a raffle.',
  'activation-not-requested': 'Its activation has not been requested yet.',
  'activation-requested': 'Its activation has already been requested.',
  'was-activated': 'It was active before: a product administrator can activate it again.',
  'not-yet-active': 'The raffle has not been activated yet.',
  'already-active': 'The raffle is already active.',
  'already-inactive': 'The raffle is already inactive.',
  'already-ended': 'The raffle has already ended.',
  'already-closed': 'The raffle is closed.',
  'not-draft': 'Only a draft can be deleted.',
  'has-orders': params<Counted>(
    count({
      one: 'It has {number} order, and orders are kept.',
      many: 'It has {number} orders, and orders are kept.',
    }),
  ),
  'requirements-missing': params<Counted>(
    count({
      one: '{number} requirement for activation is not met.',
      many: '{number} requirements for activation are not met.',
    }),
  ),
  'end-date-passed': 'Its end date has passed. Set a later one first.',
  'not-ended': 'The raffle has not ended yet.',
  'jackpot-zero': 'The jackpot is zero.',
  'jackpot-winner-missing': 'No jackpot winner is confirmed.',
  'jackpot-winners-many': params<Counted>(
    count({
      one: '{number} jackpot winner is confirmed; there has to be exactly one.',
      many: '{number} jackpot winners are confirmed; there has to be exactly one.',
    }),
  ),
  'prizes-unconfirmed': params<Counted>(
    count({
      one: '{number} prize does not have all of its winners confirmed.',
      many: '{number} prizes do not have all of their winners confirmed.',
    }),
  ),
  'draw-date-missing': 'No draw date is set.',
  'draw-date-not-reached': 'The draw date has not passed yet.',
  'winner-confirmed': 'A winner is already confirmed.',
  'not-jackpot-winner': 'The winner given is not the confirmed jackpot winner of this raffle.',

  'locked-after-sale': 'This can no longer change: tickets have been ordered on these terms.',
  'locked-after-end': 'This can no longer change: sales have ended.',
  'locked-with-draw':
    'This can no longer change: the ticket list of a draw on these terms is locked.',

  'lowered-after-sale':
    'Tickets have been sold on this. It can be raised; lowering it takes a product administrator or the account owner, and a reason.',
  'changed-after-sale':
    'Tickets have been sold on this. Changing it takes a product administrator or the account owner, and a reason.',
  'reason-needed': 'Say why: tickets have been sold on what this changes.',
}

export type RuleTexts = typeof english

/** Why something can't be done with a raffle; each under the code of its reason. */
export const ruleTexts = defineTexts('raffle-rules', english, () => import('./rule-texts.fr.ts'))
