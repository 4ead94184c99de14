import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  boughtTogether: 'Bought together',
  groupNamed: params<{ name: string }>('Bought together: {name}'),
  thisOrder: 'this order',
  groupAside: 'Put aside: nothing is sent of these orders. Their tickets stay in the draws.',
  putAside: 'Put aside',
  takeUp: 'Take up again',
  putAsideTitle: params<{ number: string }>(
    count({ one: 'Put {number} order aside?', many: 'Put {number} orders aside?' }),
  ),
  putAsideMessage:
    'Nothing is sent of them, and none is marked mailed, until they are taken up again. Their tickets stay in the draws: only a void takes them out.',
  keepActive: 'Leave them',
  isAside: 'They are put aside.',
  isTakenUp: 'They are taken up again.',
  reason: 'Reason',
}
export type GroupTexts = typeof english

/** What was entered together, and putting it aside. */
export const groupTexts = defineTexts('order-groups', english, () => import('./group-texts.fr.ts'))
