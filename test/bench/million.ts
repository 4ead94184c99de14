/**
 * `npm run bench -- --million [PART] [--keep FOLDER]`: what a million orders cost beside 20,000, in turn within one run.
 * PART is `finder`, `lists`, `figures`, `rates`, `export` or `retention`, which erases thousands of buyers: of a folder that is
 * kept, on a copy.
 * Making the example data takes minutes; a folder keeps it for the next run.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureExport } from './million/export.ts'
import { measureFigures } from './million/figures.ts'
import { measureFinder } from './million/finder.ts'
import { measureLists } from './million/lists.ts'
import { closeSized, openSized, type Sized } from './million/products.ts'
import { measureRates } from './million/rates.ts'
import { measureRetention } from './million/retention.ts'

interface Measured {
  large: Sized
  small: Sized
  count: number
}

const parts: Record<string, (measured: Measured) => Promise<void>> = {
  finder: ({ large, small, count }) => measureFinder(large, small, count),
  lists: ({ large, small }) => measureLists(large, small),
  figures: ({ large, small }) => measureFigures(large, small),
  rates: ({ large }) => measureRates(large),
  export: async measured => {
    measured.large = await measureExport(measured.large, () => openSized(orders, folder))
  },
  // Last: it takes away who bought.
  retention: ({ large }) => measureRetention(large),
}

const after = (option: string) => {
  const at = process.argv.indexOf(option)
  return at === -1 ? undefined : process.argv[at + 1]
}
const only = after('--million')
const orders = Number(after('--orders') ?? 1_000_000)
const kept = after('--keep')
const folder = kept ?? mkdtempSync(join(tmpdir(), 'raffle-desk-million-'))
// As root, PostgreSQL runs as another user, who must reach it.
if (kept === undefined) chmodSync(folder, 0o755)
const measured: Measured = {
  small: await openSized(20_000, folder),
  large: await openSized(orders, folder),
  count: Number(after('--count') ?? 2000),
}
try {
  for (const [name, measure] of Object.entries(parts))
    if (only === undefined || only.startsWith('--') || only === name) {
      console.log(`${name}:`)
      await measure(measured)
    }
} finally {
  await closeSized(measured.large)
  await closeSized(measured.small)
  if (kept === undefined) rmSync(folder, { recursive: true, force: true })
}
