/** The registry's widgets: parts of the product for other pages (architecture, "One registry"). Read through screens.ts. */
import type { Row } from './screen-row.ts'

export const widgets = {
  salesTiles: {
    kind: 'widget',
    access: { flag: 'view-dashboard' },
    scope: 'dashboard:read',
    attributes: { 'no-download': 'flag' },
    reservedHeight: 322,
  },
  salesChart: {
    kind: 'widget',
    access: { flag: 'view-dashboard' },
    scope: 'dashboard:read',
    attributes: { series: 'text' },
    reservedHeight: 264,
  },
  paymentsBanner: {
    kind: 'widget',
    access: { flag: 'show-stripe-banner' },
    scope: 'account:read',
  },
  organizationSwitcher: {
    kind: 'widget',
    // Section 2: RB admins have the switcher, whatever the flag service says.
    access: { flag: 'change-organization', withoutFlag: ['RB admin'] },
    scope: 'organization:switch',
    reservedHeight: 38,
  },
  orderSearch: {
    kind: 'widget',
    access: { flag: 'view-orders' },
    scope: 'orders:read',
    attributes: { search: 'text' },
    reservedHeight: 117,
  },
  recentOrders: {
    kind: 'widget',
    access: { flag: 'view-orders' },
    scope: 'orders:read',
    reservedHeight: 377,
  },
  recentDonations: {
    kind: 'widget',
    access: { flag: 'view-donations', product: 'donations' },
    scope: 'donations:read',
    reservedHeight: 377,
  },
  jackpot: {
    kind: 'widget',
    access: { flag: 'view-raffles' },
    scope: 'raffles:read',
    attributes: { 'raffle-id': 'text' },
    reservedHeight: 200,
  },
  recentWinners: {
    kind: 'widget',
    access: { flag: 'view-raffles' },
    scope: 'raffles:read',
    attributes: { 'raffle-id': 'text' },
    reservedHeight: 377,
  },
  liveRaffles: {
    kind: 'widget',
    access: { flag: 'view-raffles' },
    scope: 'raffles:read',
    reservedHeight: 240,
  },
} as const satisfies Record<string, Row>
