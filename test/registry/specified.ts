/**
 * What the specification names: the routes of its section 2 and the calls of its section 7, copied. What stands in neither
 * the registry nor the API yet says which later order brings it.
 */

/** Orders that come later, by what they are about. */
export const laterOrders = [
  'people',
  'field',
  'reports',
  'imports',
  'exports',
  'account',
  'stripe',
  'message centre',
] as const
export type Later = (typeof laterOrders)[number]

interface Specified {
  later?: Later
}

/** By path; sub-layouts as the section names them. */
export const routes: Readonly<
  Record<string, Specified & { layout: 'blank' | 'sidebar' | 'no-sidebar' }>
> = {
  ...each('blank', ['/login', '/logout', '/tickets/print-mail', '/status']),
  ...each('blank', ['/forgot-password', '/invite-user', '/reset-password']),
  ...each('blank', ['/verify-email', '/sign-up']),
  ...each('sidebar', ['/', '/raffles', '/raffle', '/orders', '/orders/v2', '/order/:id']),
  ...each('sidebar', ['/donations', '/tickets', '/customers', '/customer', '/subscriptions']),
  ...each('sidebar', ['/system-info', '/admin', '/admin/organization', '/users', '/user']),
  ...each('sidebar', ['/profile', '/admin/tags']),
  ...each('sidebar', ['/stations', '/devices', '/device/:id'], 'field'),
  ...each('sidebar', ['/goldrush', '/goldrush/raffle', '/goldrush/raffle/:id'], 'field'),
  ...each('sidebar', ['/reports'], 'reports'),
  ...each('sidebar', ['/imports'], 'imports'),
  ...each('sidebar', ['/exports'], 'exports'),
  ...each('sidebar', ['/account'], 'account'),
  ...each('sidebar', ['/stripe'], 'stripe'),
  ...each('sidebar', ['/message-center'], 'message centre'),
  ...each('no-sidebar', ['/order-intake', '/create-order']),
}

/** By "METHOD path", under the services' own paths where the section shortens them. */
export const calls: Readonly<Record<string, Specified>> = {
  ...under('/organization-service/v2/organizations', {
    '/': ['GET'],
    '/:id': ['GET', 'PATCH', 'DELETE'],
    '/s3-upload-url': ['POST'],
    '/sign-up': ['POST'],
    '': ['POST'],
  }),
  ...under('/organization-service/v2/accounts', { '/:id': ['GET'] }),
  ...under(
    '/organization-service/v2/accounts',
    {
      '': ['POST'],
      '/:id/links': ['POST'],
      '/:id': ['PATCH'],
      '/:id/transactions': ['GET'],
      '/:id/payouts': ['POST', 'GET'],
      '/:id/debit': ['POST'],
    },
    'account',
  ),
  ...under('/event-service/v2/events', {
    '/:id': ['GET', 'PATCH', 'DELETE'],
    '': ['GET', 'POST'],
    '/:id/activate': ['POST'],
    '/:id/deactivate': ['POST'],
    '/:id/close': ['POST'],
    '/:id/request-activation': ['POST'],
    '/:id/copy': ['POST'],
    '/:id/end': ['POST'],
    '/:id/s3-upload-url': ['POST'],
    '/license-upload-url': ['POST'],
  }),
  ...under('/event-service/v2/event-members', {
    '': ['GET', 'POST', 'PATCH'],
    '/:id': ['GET', 'PATCH', 'DELETE'],
    '/upload': ['PATCH'],
    '/export': ['GET'],
  }),
  ...under('/event-service/v2/prizes', {
    '': ['GET', 'POST', 'PATCH'],
    '/:id': ['GET', 'PATCH', 'DELETE'],
    '/:id/tickets/count': ['GET'],
  }),
  ...under('/event-service/v2/winners', { '': ['POST', 'GET'], '/:id': ['GET', 'PATCH'] }),
  ...under(
    '/device-service/v2/devices',
    {
      '': ['POST', 'GET', 'PATCH'],
      '/:id': ['GET', 'PATCH'],
      '/sync': ['POST'],
      '/:id/users': ['POST'],
      '/:id/users/:userId': ['DELETE'],
    },
    'field',
  ),
  ...under(
    '/device-service/v2/cash-drops',
    { '': ['POST', 'GET'], '/:id': ['PATCH', 'DELETE'] },
    'field',
  ),
  ...under('/goldrush-service/stations', { '': ['GET'], '/:id': ['PATCH'] }, 'field'),
  ...under('/order-service/v2', {
    '/orders': ['GET', 'PATCH'],
    '/orders/:id': ['GET', 'PATCH'],
    '/orders/void/:id': ['DELETE'],
    '/orders/void': ['POST'],
    '/orders/send-test-email': ['POST'],
    '/orders/:id/email': ['POST'],
    '/orders/import': ['POST'],
    '/order-groups/:id': ['GET', 'PATCH'],
    '/deactivate-order-group/:id': ['PATCH'],
    '/activate-order-group/:id': ['PATCH'],
  }),
  ...under('/report-service/v2/reports', {
    '/dashboard-kpi': ['POST'],
    '/donation-report': ['POST'],
    '/donations-monthly': ['POST'],
    '/total-sales-last-30-days': ['POST'],
    '/total-sales-by-month-last-12-months': ['POST'],
  }),
  ...under(
    '/report-service/v2/reports',
    {
      '/:name/:id': ['GET'],
      '/event-sales': ['GET'],
      '/event-member-sales/:id': ['GET'],
      '/goldrush-sales': ['GET'],
      '/goldrush-station-sales': ['GET'],
      '/device-sales': ['GET'],
      '/top-sellers': ['GET'],
      '/ticket-package-sales/:id': ['GET'],
      '/device-cash-drop-summary/': ['GET'],
      '/ticket_package_sales_report': ['POST'],
      '/ticket-seller-sales-by-event': ['POST'],
      '/event-members-sales-report': ['POST'],
      '/voided-orders-report': ['POST'],
      '/voided-tickets-report': ['POST'],
      '/failed-orders-report': ['POST'],
      '/successful-orders-report': ['POST'],
    },
    'reports',
  ),
}

function each<Layout extends string>(layout: Layout, paths: readonly string[], later?: Later) {
  return Object.fromEntries(paths.map(path => [path, { layout, ...(later && { later }) }]))
}

function under(
  service: string,
  methodsOf: Readonly<Record<string, readonly string[]>>,
  later?: Later,
): Record<string, Specified> {
  const names = Object.entries(methodsOf).flatMap(([path, methods]) =>
    methods.map(method => `${method} ${service}${path}`),
  )
  return Object.fromEntries(names.map(name => [name, { ...(later && { later }) }]))
}
