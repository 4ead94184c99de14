/** What a screen pays for the kit's families (proof 6 of the kit's order). 1 KB = 1,024 bytes of brotli. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type BuiltFamilies, buildFamilies } from './built-families.ts'

let built: BuiltFamilies

before(async () => {
  built = await buildFamilies()
})

/** In KB, a little above what has been reached. */
const budgets = {
  basics: 10.7,
  fields: 3.5,
  table: 26.5,
  forms: 30.5,
  overlays: 61,
  dates: 43,
  html: 12,
  'rich-text': 109,
  charts: 127,
  reorder: 4.5,
}

for (const [group, budget] of Object.entries(budgets)) {
  test(`the chunk ${group} stays within ${budget} KB`, t => {
    const kilobytes = built.size(group) / 1024
    t.diagnostic(`${group}: ${kilobytes.toFixed(1)} KB (≤ ${budget})`)
    assert.ok(kilobytes <= budget, `${group} has ${kilobytes.toFixed(1)} KB (≤ ${budget})`)
  })
}

const heavy = ['overlays', 'dates', 'forms', 'rich-text', 'html', 'charts', 'reorder', 'colors']

/** What a family may bring along at once; everything else heavy comes when it is first shown. */
const allowed: Record<string, string[]> = {
  'src/screens/list-table.tsx': [],
  'src/screens/kit/overlays/menu.tsx': [],
  'src/screens/kit/overlays/confirm.tsx': [],
  'src/screens/kit/fields/money-field.tsx': [],
  'src/screens/kit/timeline.tsx': [],
  'src/screens/kit/html.tsx': ['html'],
  'src/screens/kit/tabs.tsx': ['overlays'],
  'src/screens/kit/fields/rich-text-field.tsx': ['forms', 'overlays'],
  'src/screens/kit/dates/date-time-field.tsx': ['dates', 'forms', 'overlays'],
}

for (const [source, groups] of Object.entries(allowed)) {
  test(`${source} brings ${groups.join(' and ') || 'nothing heavy'} along`, () => {
    const brought = built.comesWith(source).filter(group => heavy.includes(group))
    assert.deepEqual(brought.sort(), groups)
  })
}
