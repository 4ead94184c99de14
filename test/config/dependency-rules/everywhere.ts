import { type PlantedRule, packages } from './planted-rule.ts'

/** One library, one file that imports it: what wraps it is the only place to change. */
function onlyImporter(file: string, ...names: string[]): PlantedRule {
  return {
    says: `only ${file} imports ${names.join(' and ')}`,
    from: { pathNot: [`^${file.replaceAll('.', '\\.')}$`, '^test/'] },
    // Types are erased: they load nothing.
    to: { path: packages(...names), dependencyTypesNot: ['type-only'] },
    breaks: [
      ...names.map(name => ({ 'src/core/orders/order-list.ts': `import '${name}'` })),
      { 'stories/orders/order-list.stories.tsx': `import '${names[0]}'` },
    ],
    keeps: {
      [file]: `import '${names[0]}'`,
      'src/core/orders/order.ts': `import type { T } from '${names[0]}'\nexport type U = T`,
    },
  }
}

export const everywhere: PlantedRule[] = [
  onlyImporter('src/core/http.ts', 'ofetch'),
  onlyImporter('src/core/flags.ts', 'flagsmith'),
  onlyImporter('src/screens/kit/chart.tsx', 'apexcharts', 'react-apexcharts'),
  onlyImporter('src/elements/screen-view.tsx', '@r2wc/react-to-web-component'),
  onlyImporter('src/screens/kit/html.tsx', 'dompurify'),
  {
    says: 'only the rich text editor imports tiptap',
    from: { pathNot: ['^src/screens/kit/rich-text/', '^test/'] },
    to: { path: packages('@tiptap/[^/]+', 'prosemirror-[^/]+') },
    breaks: [
      { 'src/screens/kit/fields/rich-text-field.tsx': `import '@tiptap/core'` },
      { 'src/screens/orders/order.tsx': `import '@tiptap/pm/state'` },
    ],
    keeps: { 'src/screens/kit/rich-text/editor.tsx': `import '@tiptap/react'` },
  },
  {
    says: 'only the outbox imports idb',
    from: { path: '^(src|demo)/', pathNot: '^src/core/outbox/' },
    to: { path: packages('idb') },
    breaks: [{ 'src/core/preferences.ts': `import 'idb'` }],
    keeps: { 'src/core/outbox/database.ts': `import 'idb'` },
  },
  {
    says: 'only draws import @noble/hashes, in core and on the server',
    from: { pathNot: ['^src/core/raffles/draws/', '^demo/api/(raffles/)?draws/', '^test/'] },
    to: { path: packages('@noble/hashes') },
    breaks: [
      { 'src/core/raffles/certificate.ts': `import '@noble/hashes/sha2.js'` },
      { 'demo/api/session/tokens.ts': `import '@noble/hashes/sha2.js'` },
      { 'demo/verify/verify.ts': `import '@noble/hashes/sha2.js'` },
    ],
    keeps: {
      'src/core/raffles/draws/pick.ts': `import '@noble/hashes/hmac.js'`,
      'demo/api/raffles/draws/lock.ts': `import '@noble/hashes/sha2.js'`,
    },
  },
  {
    // A file in one language takes the type of the texts that load it: a circle that no program runs in.
    says: 'no file imports itself through others',
    from: {},
    to: { circular: true, viaOnly: { pathNot: '\\.(en|fr)\\.ts$' } },
    breaks: [
      {
        'src/core/orders/order.ts': `import type { B } from './prize.ts'\nexport type A = B`,
        'src/core/orders/prize.ts': `import type { A } from './order.ts'\nexport type B = A`,
      },
    ],
    keeps: {
      'src/core/orders/texts.ts': `export const texts = () => import('./texts.fr.ts')`,
      'src/core/orders/texts.fr.ts': `import type { texts } from './texts.ts'\nexport type T = typeof texts`,
    },
  },
  {
    says: 'every import leads to a file or an installed package',
    from: {},
    // The bundler's own: a module of its plugins, and the address of a package's file.
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.wasm\\?url$'] },
    breaks: [{ 'src/core/orders/order.ts': `import './nowhere.ts'` }],
    keeps: { 'src/core/orders/order.ts': `import 'virtual:pages'` },
  },
  {
    says: 'every package that is imported stands in package.json',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    breaks: [{ 'src/core/orders/order.ts': `import 'react-is'` }],
  },
  {
    says: 'what customers get imports no development package',
    from: { path: '^src/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    breaks: [{ 'src/core/orders/order.ts': `import 'axe-core'` }],
    keeps: { 'src/core/orders/order.ts': `import 'valibot'` },
  },
  {
    says: 'src imports nothing of demo, stories and test',
    from: { path: '^src/' },
    to: { path: '^(demo|stories|test)/' },
    breaks: [
      {
        'src/core/orders/order.ts': `import '../../../demo/api/app.ts'`,
        'demo/api/app.ts': 'export {}',
      },
    ],
  },
]
