import { anyPackage, type PlantedRule, packages } from './planted-rule.ts'

/** Schemas, types and pure functions: both sides of the wire read them. */
const pure =
  '^src/core/((permissions|paths|flag-names|screens|errors)\\.ts|format/|[^/]+/rules\\.ts)'

/** What holds state or talks to the network. */
export const deskParts = '^src/core/(desk|http|flags|location|preferences|upload)\\.ts$'

/** The one function per call of a domain. */
export const apiFunctions = '^src/core/(raffles/)?[^/]+/api\\.ts$'

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
    says: 'rules, permissions, registry, paths and formats reach no store and no request',
    from: { path: pure },
    to: { path: `${deskParts}|${apiFunctions}`, reachable: true },
    breaks: [
      { 'src/core/permissions.ts': `import './desk.ts'`, 'src/core/desk.ts': 'export {}' },
      {
        'src/core/orders/rules.ts': `import './order.ts'`,
        'src/core/orders/order.ts': `import './api.ts'`,
        'src/core/orders/api.ts': 'export {}',
      },
    ],
    keeps: {
      'src/core/orders/rules.ts': `import './order.ts'`,
      'src/core/orders/order.ts': `import 'valibot'`,
    },
  },
  {
    says: 'API functions import http, paths, formats and entities, nothing else',
    from: { path: apiFunctions },
    to: {
      pathNot: [
        '^src/core/(http|paths|errors)\\.ts$',
        '^src/core/format/',
        '^src/core/(raffles/)?[^/]+/(?!api\\.|rules\\.|texts)[^/]+\\.ts$',
        packages('valibot'),
      ],
    },
    breaks: [
      { 'src/core/orders/api.ts': `import '../desk.ts'`, 'src/core/desk.ts': 'export {}' },
      { 'src/core/orders/api.ts': `import 'nanostores'` },
      {
        'src/core/orders/api.ts': `import '../raffles/api.ts'`,
        'src/core/raffles/api.ts': 'export {}',
      },
    ],
    keeps: {
      'src/core/orders/api.ts': `import '../http.ts'\nimport './order.ts'`,
      'src/core/http.ts': 'export {}',
      'src/core/orders/order.ts': 'export {}',
    },
  },
  {
    says: 'stores send requests through API functions, never themselves',
    from: { path: '^src/core/[^/]+/', pathNot: apiFunctions },
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
