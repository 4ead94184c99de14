/**
 * Every feature flag, by name, once. Flags gate the UI (docs/specification.md, section 6); the API ignores
 * them and decides by permissions.ts.
 */
export const flagNames = [
  'god-mode',
  'view-dashboard',
  'admin',
  'view-raffles',
  'view-goldrush-raffles',
  'view-orders',
  'typesense-rollout',
  'view-customers',
  'view-stations',
  'view-devices',
  'view-reports',
  'message-center',
  'view-users',
  'view-file-importer',
  'view-file-exporter',
  'allow-subscriptions',
  'view-order-intake',
  'view-account',
  'view-system-info',
  'change-organization',
  'show-stripe-banner',
  /** Chosen here: the specification names no flag for donations. */
  'view-donations',
] as const

export type FlagName = (typeof flagNames)[number]
