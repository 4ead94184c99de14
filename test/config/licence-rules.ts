/** Licences that a product under MIT may carry along. */
export const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Unlicense',
]

/** Licences that a tool may have, since nobody gets the tool from us. */
export const allowedInTools = ['MPL-2.0']

interface Exception {
  licence: string
  /** Only while nobody gets the package from us. */
  toolOnly: boolean
  reason: string
}

/** Packages allowed one by one. */
export const exceptions: Record<string, Exception> = {
  '@fontsource-variable/inter': {
    licence: 'OFL-1.1',
    toolOnly: false,
    reason: "The font's own licence: free to embed and to hand on with software.",
  },
  argparse: {
    licence: 'Python-2.0',
    toolOnly: true,
    reason: 'A permissive licence; reads the command line of a test tool.',
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    toolOnly: true,
    reason: 'Data about browsers, read while building; none of it is in what we build.',
  },
  only: {
    licence: 'none declared',
    toolOnly: true,
    reason:
      "Its author's repository says MIT, its package.json doesn't; in koa, under the test runner.",
  },
}
