import { anyPackage, type PlantedRule, packages } from './planted-rule.ts'

/** Schemas, types and pure functions: both sides of the wire read them. */
const pure =
  '^src/core/((permissions|contract|flag-names|flag-path|screens|errors)\\.ts|fields/|format/|[^/]+/rules\\.ts)'

/** What holds state or talks to the network. */
export const deskParts = '^src/core/(desk|http|flags|location|preferences|upload)\\.ts$'

/** A domain's calls, declared for both sides. */
export const declaredCalls = '^src/core/.+calls\\.ts$'

export const core: PlantedRule[] = [
  {
    says: 'core imports nothing of the layers above it',
    from: { path: '^src/core/' },
    to: { path: '^src/', pathNot: '^src/core/' },
    breaks: [
      {
        'src/core/orders/order.ts': `import '../../screens/kit/button.tsx'`,
        'src/screens/kit/button.tsx': 'export {}',
      },
      { 'src/core/desk.ts': `import '../index.ts'`, 'src/index.ts': 'export {}' },
    ],
  },
  {
    says: 'core knows neither React nor Lit, and only the libraries chosen for it',
    from: { path: '^src/core/' },
    to: {
      path: anyPackage,
      pathNot: packages(
        'valibot',
        'nanostores',
        '@nanostores/(i18n|persistent|query|router)',
        'ofetch',
        'flagsmith',
        '@rrweb/record',
        '@fontsource-variable/inter',
        '@internationalized/date',
        'croner',
        '@noble/hashes',
        'idb',
      ),
    },
    breaks: [
      { 'src/core/orders/order-list.ts': `import 'react'` },
      { 'src/core/orders/order-list.ts': `import 'lit'` },
      { 'src/core/desk.ts': `import '@nanostores/react'` },
    ],
    keeps: { 'src/core/orders/order-list.ts': `import 'nanostores'` },
  },
  {
    says: 'rules, permissions, registry, paths and formats import no library but valibot; formats those of time too',
    from: { path: pure },
    to: { path: anyPackage, pathNot: packages('valibot', '@internationalized/date', 'croner') },
    breaks: [
      { 'src/core/orders/rules.ts': `import 'nanostores'` },
      { 'src/core/format/money.ts': `import 'ofetch'` },
    ],
    keeps: { 'src/core/permissions.ts': `import 'valibot'` },
  },
  {
    says: 'rules, permissions, registry, contracts, fields and formats reach no store and no request',
    from: { path: pure },
    to: { path: deskParts, reachable: true },
    breaks: [
      { 'src/core/permissions.ts': `import './desk.ts'`, 'src/core/desk.ts': 'export {}' },
      {
        'src/core/orders/rules.ts': `import './order.ts'`,
        'src/core/orders/order.ts': `import '../http.ts'`,
        'src/core/http.ts': 'export {}',
      },
    ],
    keeps: {
      'src/core/orders/rules.ts': `import './order.ts'`,
      'src/core/orders/order.ts': `import 'valibot'`,
    },
  },
  {
    says: 'calls import contracts, fields, lists and entities, and reach no store',
    from: { path: declaredCalls },
    to: { path: deskParts, reachable: true },
    breaks: [
      { 'src/core/orders/calls.ts': `import '../desk.ts'`, 'src/core/desk.ts': 'export {}' },
      {
        'src/core/orders/calls.ts': `import './order-list.ts'`,
        'src/core/orders/order-list.ts': `import '../http.ts'`,
        'src/core/http.ts': 'export {}',
      },
    ],
    keeps: {
      'src/core/orders/calls.ts': `import '../contract.ts'\nimport './order.ts'`,
      'src/core/contract.ts': 'export {}',
      'src/core/orders/order.ts': 'export {}',
    },
  },
  {
    says: 'stores send requests by calls, through the desk’s client, never past it',
    from: { path: '^src/core/[^/]+/' },
    to: { path: '^src/core/http\\.ts$', dependencyTypesNot: ['type-only'] },
    breaks: [
      {
        'src/core/orders/order-list.ts': `import { get } from '../http.ts'\nget()`,
        'src/core/http.ts': 'export function get() {}',
      },
    ],
    keeps: {
      'src/core/orders/order-list.ts': `import type { Http } from '../http.ts'\nexport type H = Http`,
      'src/core/http.ts': 'export interface Http {}',
    },
  },
  {
    says: 'texts import the mechanism of i18n and nothing else',
    from: { path: '^src/.*/texts(\\.fr)?\\.ts$', pathNot: '^src/core/i18n/' },
    to: { pathNot: ['^src/core/i18n/', '/texts(\\.fr)?\\.ts$'] },
    breaks: [
      {
        'src/core/orders/texts.ts': `import './order.ts'`,
        'src/core/orders/order.ts': 'export {}',
      },
    ],
    keeps: {
      'src/core/orders/texts.ts': `import '../i18n/phrases.ts'`,
      'src/core/i18n/phrases.ts': 'export {}',
    },
  },
]
