import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'
import type { Role } from '../session/role.ts'
import { roleNames } from '../session/role-names.ts'

type Named = { name: string }
type Counted = { number: string }

const roleOptions = Object.fromEntries(
  Object.entries(roleNames).map(([role, name]) => [`role-${role}`, name]),
) as Record<`role-${Role}`, string>

const english = {
  users: 'Users',
  user: 'User',
  about: 'Everybody who works in your organization, and what they may do.',
  aboutAgents: 'Those who sell, and whom you manage.',
  none: 'Nobody is here yet',
  noneHint: 'People who sell appear here once they are given that role.',

  search: 'Search by name or email',
  name: 'Name',
  email: 'Email',
  roles: 'Roles',
  role: 'Role',
  ...roleOptions,
  state: 'State',
  'state-active': 'May sign in',
  'state-suspended': 'Suspended',
  lastSeen: 'Last sign-in',
  joined: 'Joined',
  never: 'Never',
  you: 'You',

  suspendSellers: 'Suspend all sellers',
  suspendSellersTitle: params<Counted>(
    count({ one: 'Suspend {number} seller?', many: 'Suspend {number} sellers?' }),
  ),
  suspendSellersMessage:
    'Everybody who sells and has no other role is signed out of this organization at once, and can’t sign in until they are let back in. Orders that wait on their machines are kept there.',
  sellersSuspended: params<Counted>(
    count({ one: '{number} seller is suspended.', many: '{number} sellers are suspended.' }),
  ),
  noneToSuspend: 'No seller is left to suspend.',
  keepSellers: 'Keep them',
  letSellersIn: 'Let all sellers back in',
  letSellersInTitle: params<Counted>(
    count({ one: 'Let {number} seller back in?', many: 'Let {number} sellers back in?' }),
  ),
  letSellersInMessage:
    'Everybody who sells and has no other role can sign in again, those too whom you suspended one by one.',
  sellersLetIn: params<Counted>(
    count({
      one: '{number} seller can sign in again.',
      many: '{number} sellers can sign in again.',
    }),
  ),
  noneToLetIn: 'No seller is suspended.',
  countingSellers: 'Looking who sells',
  close: 'Close',

  loading: 'Loading the user',
  back: 'All users',
  loadFailed: 'The user could not be loaded',
  notFresh: 'This may no longer be the newest state.',
  notFound: 'There is no such user here',
  notFoundHint: 'Perhaps they work in another organization, or you don’t manage them.',
  noneChosen: 'No user was chosen',
  noneChosenHint: 'Open one from the list.',
  showAll: 'Show all users',

  signIn: 'Signing in',
  language: 'Language',
  'language-en': 'English',
  'language-fr': 'French',
  secondFactor: 'Second factor',
  'secondFactor-on': 'On',
  'secondFactor-off': 'Off',
  'secondFactor-needed': 'Not set up yet',
  'secondFactor-elsewhere': 'On',
  resetFactor: 'Take away second factor',
  resetFactorTitle: params<Named>('Take away the second factor of {name}?'),
  resetFactorMessage:
    'For somebody whose phone and recovery codes are lost. Make sure that it is them who ask. They are signed out everywhere, log in with their password alone, and a letter tells them. Where their role needs one, they set up another before anything else.',
  resetFactorDone: params<Named>('The second factor of {name} is taken away.'),
  keepFactor: 'Keep it',
  may: 'What they may do',

  changeRoles: 'Change roles',
  changeRolesTitle: params<Named>('Change the roles of {name}'),
  changeRolesHint: 'They are signed out here at once, and sign in with their new roles.',
  rolesNeeded: 'Choose at least one role, or suspend them instead.',
  save: 'Save roles',
  cancel: 'Cancel',
  saved: params<Named>('The roles of {name} are saved.'),

  suspend: 'Suspend',
  suspendTitle: params<Named>('Suspend {name}?'),
  suspendMessage:
    'They are signed out of this organization at once and can’t sign in to it. What they did stays, and you can let them back in.',
  suspended: params<Named>('{name} is suspended.'),
  keep: 'Keep access',
  letIn: 'Let back in',
  letInTitle: params<Named>('Let {name} back in?'),
  letInMessage: 'They can sign in again, with the roles that they have.',
  letInDone: params<Named>('{name} can sign in again.'),
}
export type UserTexts = typeof english

export const userTexts = defineTexts('users', english, () => import('./user-texts.fr.ts'))
