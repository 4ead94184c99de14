import { type PlantedRule, packages } from './planted-rule.ts'

export const screens: PlantedRule[] = [
  {
    says: 'the kit imports itself, formats, i18n, style sheets, the loader of chunks, who has the focus, the maker of keys, and types of entities, nothing else of ours',
    from: { path: '^src/screens/kit/' },
    to: {
      path: '^src/',
      pathNot: [
        '^src/screens/kit/',
        '^src/core/((format|i18n|style)/|(load-chunk|focus|random-key)\\.ts$)',
        '^src/core/[^/]+/(?!api\\.|rules\\.)[^/]+\\.ts$',
      ],
    },
    breaks: [
      {
        'src/screens/kit/button.tsx': `import type { D } from '../../core/desk.ts'\nexport type E = D`,
        'src/core/desk.ts': 'export type D = 1',
      },
      {
        'src/screens/kit/button.tsx': `import '../orders/order-list.tsx'`,
        'src/screens/orders/order-list.tsx': 'export {}',
      },
    ],
    keeps: {
      'src/screens/kit/amount.tsx': `import '../../core/format/money.ts'`,
      'src/core/format/money.ts': 'export {}',
    },
  },
  {
    says: 'the kit takes only types from entities',
    from: { path: '^src/screens/kit/' },
    to: {
      path: '^src/core/',
      pathNot: '^src/core/((format|i18n|style)/|(load-chunk|focus|random-key)\\.ts$)',
      dependencyTypesNot: ['type-only'],
    },
    breaks: [
      {
        'src/screens/kit/button.tsx': `import { o } from '../../core/orders/order.ts'\no()`,
        'src/core/orders/order.ts': 'export function o() {}',
      },
    ],
    keeps: {
      'src/screens/kit/button.tsx': `import type { O } from '../../core/orders/order.ts'\nexport type P = O`,
      'src/core/orders/order.ts': 'export type O = 1',
    },
  },
  {
    says: 'the kit holds no store and sends no request',
    from: { path: '^src/screens/kit/', pathNot: '^src/screens/kit/language\\.tsx$' },
    to: {
      dependencyTypesNot: ['type-only'],
      path: packages(
        'nanostores',
        '@nanostores/react',
        '@nanostores/(persistent|query|router)',
        'ofetch',
        'flagsmith',
        'valibot',
      ),
    },
    breaks: [
      { 'src/screens/kit/button.tsx': `import 'nanostores'` },
      { 'src/screens/kit/button.tsx': `import 'nanostores'` },
    ],
  },
  {
    says: 'screens ask by the desk, never past it',
    from: { path: '^src/screens/' },
    to: { path: ['^src/core/http\\.ts$', packages('ofetch')], dependencyTypesNot: ['type-only'] },
    breaks: [
      {
        'src/screens/orders/order-list.tsx': `import { createHttp } from '../../core/http.ts'\ncreateHttp()`,
        'src/core/http.ts': 'export function createHttp() {}',
      },
    ],
    keeps: {
      'src/screens/orders/order-list.tsx': `import '../../core/orders/calls.ts'`,
      'src/core/orders/calls.ts': 'export {}',
    },
  },
  {
    says: "a screen imports another domain's parts, and nothing else of another domain",
    from: { path: '^src/screens/([^/]+)/' },
    to: {
      path: '^src/screens/[^/]+/',
      pathNot: ['^src/screens/$1/', '^src/screens/kit/', '^src/screens/[^/]+/parts/'],
    },
    breaks: [
      {
        'src/screens/orders/order-list.tsx': `import '../raffles/raffle-list.tsx'`,
        'src/screens/raffles/raffle-list.tsx': 'export {}',
      },
    ],
    keeps: {
      'src/screens/orders/order-list.tsx': `import '../raffles/parts/raffle-name.tsx'`,
      'src/screens/raffles/parts/raffle-name.tsx': 'export {}',
    },
  },
  {
    says: 'parts of domains make no circles',
    from: { path: '^src/screens/[^/]+/parts$' },
    to: { circular: true, path: '^src/screens/[^/]+/parts$' },
    scope: 'folder',
    breaks: [
      {
        'src/screens/orders/parts/a.tsx': `import '../../raffles/parts/b.tsx'`,
        'src/screens/raffles/parts/b.tsx': 'export {}',
        'src/screens/raffles/parts/c.tsx': `import '../../orders/parts/d.tsx'`,
        'src/screens/orders/parts/d.tsx': 'export {}',
      },
    ],
  },
  {
    says: 'screens know neither elements nor Lit',
    from: { path: '^src/screens/' },
    to: { path: ['^src/(elements/|index\\.ts$)', packages('lit', '@nanostores/lit')] },
    breaks: [
      {
        'src/screens/orders/order-list.tsx': `import '../../elements/define.ts'`,
        'src/elements/define.ts': 'export {}',
      },
      { 'src/screens/kit/button.tsx': `import 'lit'` },
    ],
  },
]
