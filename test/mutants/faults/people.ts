import { type Fault, node, server } from '../fault.ts'

/** Customers, subscriptions and the finder: money, and who is shown whom. */
export const peopleFaults: readonly Fault[] = [
  {
    name: 'what somebody gave stays with a customer who was merged away',
    file: 'demo/api/customers/merge.ts',
    find: `['orders', 'donations', 'subscriptions', 'customerNotes']`,
    replace: `['orders', 'subscriptions', 'customerNotes']`,
    caughtBy: server('api/customers/merge'),
  },
  {
    name: 'a customer of another organization is merged',
    file: 'demo/api/customers/merge.ts',
    find: `  if (kept.organizationId !== merged.organizationId) throw new Refusal(404, 'not-found')\n`,
    replace: '',
    caughtBy: server('api/customers/merge'),
  },
  {
    name: 'an erasure leaves the texts of emails',
    file: 'demo/api/customers/erase.ts',
    find: `set recipient = '', subject = '', text_body = '', html_body = null`,
    replace: `set recipient = '', subject = '', html_body = null`,
    caughtBy: server('api/customers/erase'),
  },
  {
    name: 'an erasure leaves names in the comments of voids',
    file: 'demo/api/customers/covered-text.ts',
    find: `names.flatMap(wordsIn)`,
    replace: `names`,
    caughtBy: node('customers/covered-text'),
  },
  {
    name: 'an erasure covers what was said of a namesake',
    file: 'demo/api/customers/alone.ts',
    find: `= bare_name(value)`,
    replace: `= bare_name(value) and false`,
    caughtBy: server('api/customers/erase-elsewhere'),
  },
  {
    name: 'who corrects an address holds none of what its customer bought',
    file: 'demo/api/orders/held.ts',
    find: `if (actions.includes('correct')) await holdBoughtBy(transaction, [customerId])
  else await`,
    replace: 'await',
    caughtBy: server('api/customers/held'),
  },
  {
    name: 'the bank is asked for a charge by another key each time',
    file: 'demo/api/subscriptions/worker.ts',
    find: `payments.charge({ idempotencyKey,`,
    replace: 'payments.charge({ idempotencyKey: `${idempotencyKey} ${Math.random()}`,',
    caughtBy: server('api/subscriptions/charging-meanwhile'),
  },
  {
    name: 'money for an order that was void before stays taken',
    file: 'demo/api/subscriptions/charge.ts',
    find: `if (!isPending || (await isLockedFor`,
    replace: `if (isPending && (await isLockedFor`,
    caughtBy: server('api/subscriptions/charging-meanwhile'),
  },
  {
    name: 'subscriptions of another organization are shown',
    file: 'demo/api/subscriptions/held.ts',
    find: `if (!found || !reaches(session, 'subscriptions:manage', found.organizationId))`,
    replace: 'if (!found)',
    caughtBy: server('api/every-call/records'),
  },
  {
    name: 'the finder shows an agent what others sold',
    file: 'demo/api/orders/find.ts',
    find: ' and ${visibleOrders(session)}',
    replace: '',
    caughtBy: server('api/order-finder'),
  },
  {
    name: 'the finder hears no amount',
    file: 'demo/api/orders/find.ts',
    find: 'moreThanCents === undefined ?',
    replace: 'moreThanCents === undefined || true ?',
    caughtBy: server('api/order-finder'),
  },
  {
    name: 'the finder finds misspelt names beside who is called just so',
    file: 'demo/api/orders/find.ts',
    find: 'near.total > 0 ? near : await',
    replace: 'near.total < 0 ? near : await',
    caughtBy: server('api/order-finder'),
  },
  {
    name: 'an import holds its buyers one after the other',
    file: 'demo/api/orders/hold-buyers.ts',
    find: 'await holdBuyer(transaction, organizationId, ...buyers.map(contactOf))',
    replace: 'buyers.map(contactOf)',
    caughtBy: server('api/order-import'),
  },
  {
    name: 'all or nothing of an import keeps the rows before the refused one',
    file: 'demo/api/orders/import.ts',
    find: 'rollback to savepoint',
    replace: 'release savepoint',
    caughtBy: server('api/order-import'),
  },
]
