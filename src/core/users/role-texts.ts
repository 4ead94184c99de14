import { defineTexts } from '../i18n/texts.ts'
import type { Action } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import { roleNames } from '../session/role-names.ts'

const may = {
  'dashboard:read': 'See the dashboard and reports',
  'raffles:read': 'See raffles',
  'raffles:edit': 'Set up raffles: prizes, members, copies, requests for activation',
  'raffles:activate': 'Activate and deactivate raffles',
  'raffles:fees': 'Change a raffle’s fees',
  'raffles:terms': 'Change what buyers bought on, after the first sale',
  'raffles:draw': 'End, draw, confirm and close raffles',
  'excluded-people:manage': 'Keep the list of people who may not win',
  'raffles:figures': 'See a raffle’s sales and fees',
  'members:import': 'Upload lists of members',
  'members:export': 'Download lists of members',
  'raffles:second-person': 'Confirm a winner as the second person',
  'activity:read': 'Read the activity log',
  'orders:read': 'See orders',
  'orders:create': 'Enter orders',
  'orders:import': 'Import orders from a file',
  'orders:correct': 'Correct, email and mail orders',
  'orders:recover': 'Enter orders of slips whose machine is gone',
  'orders:void': 'Void orders',
  'orders:restore': 'Take a void back',
  'orders:refund': 'Give money back',
  'customers:read': 'See customers',
  'customers:edit': 'Correct how customers are reached',
  'customers:merge': 'Merge and erase customers, and hand out their data',
  'donations:read': 'See donations',
  'donations:receipt': 'Record receipt numbers of donations',
  'subscriptions:manage': 'Manage subscriptions',
  'account:read': 'See the payment account',
  'organization:read': 'See the organization',
  'users:manage': 'Manage people: roles, and who may sign in',
  'second-factor:require': 'Ask for a second factor of a role',
  'system:read': 'See what runs, and how it is',
  'organization:edit': 'Change, suspend and remove organizations',
  'tags:manage': 'Keep the tags of organizations',
  'organization:list': 'See all organizations',
  'staff-reasons:give': 'Say why they change an organization’s data, before they do',
} satisfies Record<Action, string>

const about = {
  'about-RB admin': 'Runs the product, in every organization.',
  'about-RB finance': 'Reads every organization, and looks after money and invoices.',
  'about-account owner': 'Runs the organization: its people, its money, and all of its raffles.',
  'about-raffle admin': 'Runs raffles and their orders from set-up to draw.',
  'about-Contact Center Agent': 'Takes orders by phone and mail, and sees their own.',
  'about-In Person Sales': 'Sells in person, and sees their own orders.',
  'about-Agent Manager': 'Manages those who sell, and sees what they sold.',
  'about-Data Processing': 'Imports, corrects and exports orders, customers and donations.',
} satisfies Record<`about-${Role}`, string>

const english = {
  ...may,
  ...roleNames,
  ...about,
  mayWith: 'With these roles they may:',
  mayNothing: 'Choose a role to see what it allows.',
  'reach-all': 'in every organization',
  'reach-agents': 'only for their agents',
  'reach-own': 'only what they entered themselves',
}
export type RoleTexts = typeof english

/** Roles, and what each of them may do (core/permissions.ts), in words. */
export const roleTexts = defineTexts('roles', english, () => import('./role-texts.fr.ts'))

/** Roles to choose from, with what each is for. */
export function roleOptions<Chosen extends Role>(roles: readonly Chosen[], words: RoleTexts) {
  return roles.map(role => ({
    id: role,
    label: words[role],
    description: words[`about-${role}` as `about-${Role}`],
  }))
}
