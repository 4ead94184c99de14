import type { Role } from './role.ts'

/** What people call the roles: the log, and wherever somebody's roles are shown. */
export const roleNames = {
  'RB admin': 'Product administrator',
  'RB finance': 'Product finance',
  'account owner': 'Account owner',
  'raffle admin': 'Raffle admin',
  'Contact Center Agent': 'Contact center agent',
  'In Person Sales': 'In-person sales',
  'Agent Manager': 'Agent manager',
  'Data Processing': 'Data processing',
} satisfies Record<Role, string>
