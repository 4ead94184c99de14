/**
 * Who may do what: action × role, read by buttons and by the API alike. The table that was agreed stands, word for word,
 * in test/registry/permissions.node.test.ts.
 * `all` is every organisation, `org` their own, `own` what they made, `agents` what their agents made.
 */
import { productRoles, type Role } from './session/role.ts'

export type Reach = 'all' | 'org' | 'agents' | 'own'

type Row = Partial<Record<Role, Reach>>

const staff = {
  'RB admin': 'all',
  'account owner': 'org',
  'raffle admin': 'org',
} as const satisfies Row
const office = { ...staff, 'RB finance': 'all' } as const satisfies Row
const owners = {
  'RB admin': 'all',
  'RB finance': 'all',
  'account owner': 'org',
} as const satisfies Row
/** Agents on what is their organisation's, and on what they made themselves. */
const sellers = { 'Contact Center Agent': 'org', 'In Person Sales': 'org' } as const satisfies Row
const ownOnly = { 'Contact Center Agent': 'own', 'In Person Sales': 'own' } as const satisfies Row
const data = { 'Data Processing': 'org' } as const satisfies Row

export const permissions = {
  'dashboard:read': office,
  'raffles:read': { ...office, ...sellers },
  /** Editing, prizes, members, copying, asking for activation. */
  'raffles:edit': staff,
  'raffles:activate': { 'RB admin': 'all' },
  'raffles:fees': { 'RB admin': 'all' },
  /** Lowering what can be won, or changing what buyers bought on, after the first sale. */
  'raffles:terms': { 'RB admin': 'all', 'account owner': 'org' },
  /** Ending, drawing, confirming, closing. */
  'raffles:draw': staff,
  /** Who may not win in an organisation's draws: kept by whoever draws. */
  'excluded-people:manage': staff,
  /** A raffle's money: gross sales, what tells them, and its fees. */
  'raffles:figures': office,
  /** Lists of people that are uploaded at once. */
  'members:import': { ...staff, ...data },
  /** Files of personal data that leave the product. */
  'members:export': { ...office, ...data },
  /** The second person on a confirmation, where the organisation switched that on. */
  'raffles:second-person': office,
  /** The log of an organisation, and that of one raffle. */
  'activity:read': owners,
  'orders:read': { ...office, ...ownOnly, 'Agent Manager': 'agents', ...data },
  'orders:create': { ...staff, ...sellers, ...data },
  /** Orders of a file, entered at once. */
  'orders:import': { ...staff, ...data },
  /** Correcting, emailing, marking mailed; agents on the day they entered them. */
  'orders:correct': { ...staff, ...ownOnly, ...data },
  /** Entering, as their sellers' own, orders of slips whose machine is gone. */
  'orders:recover': staff,
  'orders:void': staff,
  /** Taking a void back. */
  'orders:restore': { 'RB admin': 'all', 'account owner': 'org' },
  /** Giving money back, and recording that it was given back. */
  'orders:refund': owners,
  'customers:read': { ...office, ...data },
  /** How they are reached, and notes about them. */
  'customers:edit': staff,
  /** Merging, erasing, and the file that a person is given of their own data. */
  'customers:merge': staff,
  'donations:read': { ...office, ...data },
  /** Recording the number of a receipt for taxes: whoever reads donations. */
  'donations:receipt': { ...office, ...data },
  /** Section 2 names these roles. */
  'subscriptions:manage': staff,
  'account:read': owners,
  'organization:read': { ...office, ...sellers, 'Agent Manager': 'org', ...data },
  /** Inviting people, their roles, and whether they may sign in: `users/rules.ts` says of whom. */
  'users:manage': { 'RB admin': 'all', 'account owner': 'org', 'Agent Manager': 'agents' },
  /** Of which roles an organization asks a second factor. */
  'second-factor:require': { 'RB admin': 'all', 'account owner': 'org' },
  /** What runs, and how it is. */
  'system:read': { 'RB admin': 'all' },
  /** Its details, products and suspension. */
  'organization:edit': { 'RB admin': 'all' },
  /** The tags of an organization, in the Admin section; setting them is changing what they are set on. */
  'tags:manage': { 'RB admin': 'all', 'RB finance': 'all' },
  'organization:list': { 'RB admin': 'all', 'RB finance': 'all' },
  /** Saying why they change what is another organization's: core/staff-reasons/rules.ts. */
  'staff-reasons:give': { 'RB admin': 'all' },
} as const satisfies Record<string, Row>

export type Action = keyof typeof permissions

const order: Reach[] = ['own', 'agents', 'org', 'all']

/** The widest reach that any of the roles gives for the action, or null where none does. */
export function reachOf(action: Action, roles: readonly Role[]): Reach | null {
  const row: Row = permissions[action]
  const reaches = roles.flatMap(role => row[role] ?? [])
  return reaches.reduce<Reach | null>(
    (widest, reach) => (widest && order.indexOf(widest) >= order.indexOf(reach) ? widest : reach),
    null,
  )
}

/** Whether these roles may do the action with what others of the organisation made, too. */
export function mayForAll(action: Action, roles: readonly Role[]): boolean {
  const reach = reachOf(action, roles)
  return reach === 'org' || reach === 'all'
}

/** Whether it is the product's own work: nobody of an organization may do it. */
export function isOfProduct(action: Action): boolean {
  return Object.keys(permissions[action]).every(role =>
    productRoles.some(product => product === role),
  )
}

/** Whether these roles may do the action at all. */
export function may(action: Action, roles: readonly Role[]): boolean {
  return reachOf(action, roles) !== null
}
