import { declaredCalls } from './core.ts'
import { type PlantedRule, packages } from './planted-rule.ts'

export const elements: PlantedRule[] = [
  {
    says: 'elements reach screens through screens/index.ts only, the shell its own React parts too',
    from: { path: '^src/(elements/|index\\.ts$)', pathNot: '^src/elements/shell/' },
    to: {
      path: '^src/screens/',
      pathNot: '^src/screens/index\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
    breaks: [
      {
        'src/elements/define.ts': `import '../screens/orders/order-list.tsx'`,
        'src/screens/orders/order-list.tsx': 'export {}',
      },
    ],
    keeps: {
      'src/elements/define.ts': `import '../screens/index.ts'`,
      'src/screens/index.ts': 'export {}',
    },
  },
  {
    says: 'of screens the shell knows the index and screens/shell',
    from: { path: '^src/elements/shell/' },
    to: {
      path: '^src/screens/',
      pathNot: '^src/screens/(index\\.ts$|shell/)',
      dependencyTypesNot: ['type-only'],
    },
    breaks: [
      {
        'src/elements/shell/top-bar.ts': `import '../../screens/orders/order-list.tsx'`,
        'src/screens/orders/order-list.tsx': 'export {}',
      },
    ],
    keeps: {
      'src/elements/shell/corner.ts': `import '../../screens/shell/notices.tsx'`,
      'src/screens/shell/notices.tsx': 'export {}',
    },
  },
  {
    says: 'elements ask the desk, and make no calls',
    from: { path: '^src/(elements/|index\\.ts$)' },
    to: { path: declaredCalls },
    breaks: [
      {
        'src/elements/define.ts': `import '../core/orders/calls.ts'`,
        'src/core/orders/calls.ts': 'export {}',
      },
    ],
  },
  {
    says: 'React comes with the first screen: of the elements only screen-view.tsx imports it',
    from: { path: '^src/(elements/|index\\.ts$)', pathNot: '^src/elements/screen-view\\.tsx$' },
    to: {
      path: packages('react', 'react-dom', '@nanostores/react'),
      dependencyTypesNot: ['type-only'],
    },
    breaks: [
      { 'src/elements/shell/sidebar.ts': `import 'react'` },
      { 'src/elements/desk-element.ts': `import 'react-dom/client'` },
    ],
    keeps: { 'src/elements/screen-view.tsx': `import 'react'` },
  },
]
