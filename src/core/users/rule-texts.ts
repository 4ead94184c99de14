import { defineTexts } from '../i18n/texts.ts'
import type { UserReasonCode } from './rules.ts'

const english = {
  'role-users': 'Your role doesn’t allow managing people.',
  'role-not-agents': 'You manage those who sell and have no other role.',
  'role-of-product': 'They work for the product: its own administrators manage them.',
  'role-not-yours': 'You can’t give or take a role that goes beyond your own.',
  'role-own': 'Nobody changes their own roles. Ask another account owner.',
  'role-own-access': 'Nobody suspends themselves.',
  'last-owner':
    'They are the last account owner who can sign in. Make somebody else an account owner first.',
  'role-factor': 'Account owners take a second factor away.',
  'role-own-factor': 'You remove your own second factor on your profile.',
  'role-factor-elsewhere':
    'They belong to another organization first, or to the product: their second factor is taken away there.',
  'no-factor': 'They have no second factor any more.',
} satisfies Record<UserReasonCode, string>
export type UserRuleTexts = typeof english

/** Why somebody’s roles or access can’t be changed: the screen’s words and the API’s. */
export const userRuleTexts = defineTexts('user-rules', english, () => import('./rule-texts.fr.ts'))
