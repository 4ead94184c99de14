import { deskParts } from './core.ts'
import { type PlantedRule, packages } from './planted-rule.ts'

export const demo: PlantedRule[] = [
  {
    says: 'the API imports of src only what both sides share',
    from: { path: '^demo/api/' },
    to: {
      path: '^src/',
      pathNot: [
        '^src/core/(permissions|contract|decision|flag-names|flag-path|screens|errors)\\.ts$',
        '^src/core/(raffles/)?[^/]+/[^/]+\\.ts$',
      ],
    },
    breaks: [
      {
        'demo/api/app.ts': `import '../../src/core/desk.ts'`,
        'src/core/desk.ts': 'export {}',
      },
    ],
    keeps: {
      'demo/api/orders/list.ts': `import '../../../src/core/orders/order.ts'`,
      'src/core/orders/order.ts': 'export {}',
      'demo/api/raffles/draws/lock.ts': `import '../../../../src/core/raffles/draws/merkle.ts'`,
      'src/core/raffles/draws/merkle.ts': 'export {}',
    },
  },
  {
    says: 'the API reaches neither the desk nor the client of itself',
    from: { path: '^demo/api/' },
    to: { path: deskParts, reachable: true },
    breaks: [
      {
        'demo/api/orders/list.ts': `import '../../../src/core/orders/order-list.ts'`,
        'src/core/orders/order-list.ts': `import '../desk.ts'`,
        'src/core/desk.ts': 'export {}',
      },
    ],
  },
  {
    says: 'the API draws nothing: no React, no Lit',
    from: { path: '^demo/api/' },
    to: { path: packages('react', 'react-dom', 'lit', 'nanostores') },
    breaks: [{ 'demo/api/app.ts': `import 'react'` }],
  },
  {
    says: 'the page that verifies draws imports the certificate and nothing else of src',
    from: { path: '^demo/verify/' },
    to: { path: '^(src|demo)/', pathNot: ['^demo/verify/', '^src/core/raffles/certificate\\.ts$'] },
    breaks: [
      {
        'demo/verify/verify.ts': `import '../../src/core/raffles/raffle.ts'`,
        'src/core/raffles/raffle.ts': 'export {}',
      },
    ],
    keeps: {
      'demo/verify/verify.ts': `import '../../src/core/raffles/certificate.ts'`,
      'src/core/raffles/certificate.ts': 'export {}',
    },
  },
  {
    says: 'the standalone page and the portal import the public entry, as a customer would',
    from: { path: '^demo/(standalone|portal)/' },
    to: { path: '^src/', pathNot: '^src/index\\.ts$' },
    breaks: [
      {
        'demo/portal/page.ts': `import '../../src/elements/define.ts'`,
        'src/elements/define.ts': 'export {}',
      },
      {
        'demo/standalone/main.ts': `import '../../src/core/desk.ts'`,
        'src/core/desk.ts': 'export {}',
      },
    ],
    keeps: { 'demo/portal/page.ts': `import '../../src/index.ts'`, 'src/index.ts': 'export {}' },
  },
]
