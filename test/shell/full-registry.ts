import type {
  Access,
  AccessRule,
  Layout,
  MenuEntry,
  Row,
  ScreenRow,
} from '../../src/core/screen-row.ts'
import type { Role } from '../../src/core/session/role.ts'

interface More {
  layout?: Layout
  menu?: MenuEntry
  params?: Record<string, string>
  query?: Record<string, string>
  layoutByRole?: NonNullable<ScreenRow['layoutByRole']>
}

function row(path: string, title: string, access: AccessRule, more: More = {}): Row {
  return { kind: 'screen', path, title, access, layout: 'sidebar', menu: 'none', ...more }
}

function publicRow(path: string, title: string): Row {
  return row(path, title, 'public', { layout: 'blank' })
}

function inSidebar(order: number, more: Partial<MenuEntry> = {}): { menu: MenuEntry } {
  return { menu: { in: 'sidebar', order, icon: 'layout-dashboard', ...more } }
}

function byFlag(flag: Access['flag'] & string): Access {
  return { flag }
}

const sellers: readonly Role[] = ['Contact Center Agent', 'In Person Sales']

/** Every route of section 2, also those that the product's registry gets later. */
export const fullRegistry: Readonly<Record<string, Row>> = {
  login: publicRow('/login', 'login'),
  logout: publicRow('/logout', 'logout'),
  status: publicRow('/status', 'status'),
  forgotPassword: publicRow('/forgot-password', 'forgotPassword'),
  inviteUser: publicRow('/invite-user', 'inviteUser'),
  resetPassword: publicRow('/reset-password', 'resetPassword'),
  verifyEmail: publicRow('/verify-email', 'verifyEmail'),
  signUp: publicRow('/sign-up', 'signUp'),
  printMail: publicRow('/tickets/print-mail', 'printMail'),
  dashboard: row('/', 'dashboard', 'signed-in', inSidebar(10, { flag: 'view-dashboard' })),
  admin: row(
    '/admin',
    'admin',
    { flag: 'admin', anyRole: ['RB admin', 'RB finance'] },
    inSidebar(20),
  ),
  adminOrganization: row('/admin/organization', 'admin', byFlag('admin')),
  adminTags: row('/admin/tags', 'admin', byFlag('admin')),
  raffles: row('/raffles', 'raffles', byFlag('view-raffles'), inSidebar(30)),
  raffle: row('/raffle', 'raffles', byFlag('view-raffles'), { query: { raffle: 'raffle-id' } }),
  goldrush: row('/goldrush', 'goldrush', byFlag('view-goldrush-raffles'), inSidebar(40)),
  goldrushRaffle: row('/goldrush/raffle/:id', 'goldrush', byFlag('view-goldrush-raffles'), {
    params: { id: 'raffle-id' },
  }),
  orders: row(
    '/orders',
    'orders',
    byFlag('view-orders'),
    inSidebar(50, { while: { flag: 'typesense-rollout', to: 'ordersV2' } }),
  ),
  ordersV2: row('/orders/v2', 'orders', byFlag('view-orders')),
  order: row('/order/:id', 'orders', byFlag('view-orders'), { params: { id: 'order-id' } }),
  donations: row(
    '/donations',
    'donations',
    { flag: 'view-donations', product: 'donations' },
    inSidebar(60),
  ),
  customers: row('/customers', 'customers', byFlag('view-customers'), inSidebar(70)),
  customer: row('/customer', 'customers', byFlag('view-customers')),
  stations: row('/stations', 'stations', byFlag('view-stations'), inSidebar(80)),
  devices: row('/devices', 'devices', byFlag('view-devices'), inSidebar(90)),
  device: row('/device/:id', 'devices', byFlag('view-devices'), { params: { id: 'device-id' } }),
  reports: row('/reports', 'reports', byFlag('view-reports'), inSidebar(100)),
  messageCenter: row('/message-center', 'messageCenter', byFlag('message-center'), inSidebar(110)),
  users: row('/users', 'users', byFlag('view-users'), inSidebar(120)),
  user: row('/user', 'users', byFlag('view-users')),
  tickets: row('/tickets', 'tickets', byFlag('view-orders')),
  imports: row('/imports', 'imports', byFlag('view-file-importer'), inSidebar(130)),
  exports: row('/exports', 'exports', byFlag('view-file-exporter'), inSidebar(140)),
  subscriptions: row(
    '/subscriptions',
    'subscriptions',
    {
      flag: 'allow-subscriptions',
      anyRole: ['RB admin', 'account owner', 'raffle admin'],
    },
    inSidebar(150),
  ),
  account: row('/account', 'account', byFlag('view-account'), {
    menu: { in: 'user', order: 10, icon: 'layout-dashboard' },
  }),
  stripe: row('/stripe', 'account', byFlag('view-account')),
  profile: row('/profile', 'profile', 'signed-in', {
    layoutByRole: { anyRole: sellers, layout: 'no-sidebar' },
    menu: { in: 'user', order: 20, icon: 'layout-dashboard' },
  }),
  systemInfo: row('/system-info', 'systemInfo', byFlag('view-system-info'), {
    menu: { in: 'user', order: 30, icon: 'layout-dashboard' },
  }),
  orderIntake: row('/order-intake', 'orderIntake', byFlag('view-order-intake'), {
    layout: 'no-sidebar',
    menu: { in: 'mobile', order: 160, icon: 'layout-dashboard' },
  }),
  createOrder: row('/create-order', 'createOrder', 'signed-in', { layout: 'no-sidebar' }),
}
