/**
 * `npm run bench -- --million [PART] [--keep FOLDER]`: what a million orders cost beside 20,000, in turn within one run.
 * Making the example data takes minutes; a folder keeps it for the next run.
 */
import { measureFinder } from './million/finder.ts'
import { measureLists } from './million/lists.ts'
import { closeSized, openSized } from './million/products.ts'

const parts = { finder: measureFinder, lists: measureLists }

const after = (option: string) => {
  const at = process.argv.indexOf(option)
  return at === -1 ? undefined : process.argv[at + 1]
}
const keep = after('--keep')
const only = after('--million')
const small = await openSized(20_000, keep)
const large = await openSized(Number(after('--orders') ?? 1_000_000), keep)
try {
  for (const [name, measure] of Object.entries(parts))
    if (only === undefined || only.startsWith('--') || only === name) {
      console.log(`${name}:`)
      await measure(large, small, Number(after('--count') ?? 2000))
    }
} finally {
  await closeSized(large)
  await closeSized(small)
}
