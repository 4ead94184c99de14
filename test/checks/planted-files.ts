import { mkdirSync, writeFileSync } from 'node:fs'
import { cacheFolder } from '../config/root.ts'
import { type Fault, node } from '../mutants/fault.ts'
import { misfits } from '../mutants/misfits.ts'
import { barrels } from './barrels.ts'
import { draws, skeletonsTaken, sleeps } from './flaky.ts'
import { literalWords } from './literals.ts'
import { endlessLoads } from './loads.ts'
import { marks } from './marks.ts'
import { missingPaths } from './named-paths.ts'
import { missingSections } from './named-sections.ts'
import { rawMarkup, trustedMarkup } from './raw-markup.ts'
import { tooLarge, tooLong } from './sizes.ts'
import type { SourceFile } from './source-files.ts'
import { notFrench, untranslated } from './translations.ts'
import { looseVersions } from './versions.ts'

/** Runs each check of the files suite on a fault made for it; returns the checks that saw nothing. */
export function plantedFaults(): string[] {
  const long = file('src/core/long.ts', 'x\n'.repeat(301))
  const english = file('src/x/texts.ts', `export const t = { a: 'A', b: params('{n} B') }`)
  const lacking = file('src/x/texts.fr.ts', `export default { a: 'A' }`)
  const otherParameter = file('src/x/texts.fr.ts', `export default { a: 'A', b: '{m} B' }`)
  const seen: Record<string, boolean> = {
    'a file of 301 lines': tooLong([long]).length === 1,
    'a median of 301 lines': tooLarge([long]).length === 2,
    'a barrel': barrels([file('src/a.ts', `export { b } from './b.ts'`)]).length === 1,
    'a mark': marks([file('src/a.ts', `// ${'TO'}${'DO'}: later`)]).length === 1,
    'a skipped test': marks([file('test/a.test.ts', `it${'.'}skip('x')`)]).length === 1,
    'a missing French file': untranslated([english]).length === 1,
    'a missing French text': untranslated([english, lacking]).length === 1,
    'another parameter': untranslated([english, otherParameter]).length === 1,
    'French that is none':
      notFrench([file('src/x/texts.fr.ts', `export default { '50/50': 'Un 50/50 à 20 h 00' }`)])
        .length === 2,
    'a word in JSX': literalWords([file('src/screens/a.tsx', 'x = <p>Orders</p>')]).length === 1,
    'a word in an attribute':
      literalWords([file('src/screens/a.tsx', 'x = <p title="Orders" id="orders">·</p>')])
        .length === 1,
    'a word in a template':
      literalWords([file('src/elements/a.ts', 'x = html`<p class="big">Orders</p>`')]).length === 1,
    'markup out of a string':
      rawMarkup([file('src/screens/a.tsx', 'element.innerHTML = answer')]).length === 1,
    'a frame out of a string':
      rawMarkup([file('src/screens/kit/print-frame.ts', 'frame.srcdoc = answer')]).length === 1,
    'a text that is called trusted':
      trustedMarkup([file('src/screens/a.tsx', 'trustedHtml(answer)')]).length === 1,
    'a load without a limit':
      endlessLoads([file('src/a.ts', `save(await import('./b.ts'), loadModule(x))`)]).length === 1,
    'a test that sleeps':
      sleeps([
        file('test/a.test.ts', `await page.${'waitForTimeout'}(50)`),
        file('test/e2e/helps.ts', `await ${'setTimeout'}(50)`),
        file('test/support/until.ts', `await ${'setTimeout'}(10)`),
      ]).length === 2,
    'a test that draws at random':
      draws([
        file('test/a.test.ts', `const phone = ${'Math.random'}()`),
        file('test/api/payments/card-process.ts', `if (${'Math.random'}() < 0.1) fail()`),
      ]).length === 1,
    'a skeleton taken for a row':
      skeletonsTaken([
        file('test/a.test.ts', `await waitFor(() => ${"root.querySelector('tbody tr')"})`),
      ]).length === 1,
    'a guide with a dead path': missingPaths(...deadGuide()).length === 2,
    'a document, a section and a heading that are nowhere':
      missingSections(...deadGuide()).length === 3,
    'a range of versions':
      looseVersions({
        dependencies: { valibot: '^1.0.0', apexcharts: '4.7.0', 'react-apexcharts': '1.7.0' },
      }).length === 1,
    'a newer ApexCharts':
      looseVersions({ dependencies: { apexcharts: '5.0.0', 'react-apexcharts': '1.7.0' } })
        .length === 1,
    'faults of npm run mutants that fit no more': misfits(unfitFaults()).length === 7,
  }
  return Object.entries(seen)
    .filter(([, saw]) => !saw)
    .map(([what]) => `${what} went unseen`)
}

function file(path: string, text: string): SourceFile {
  return { path, text, lines: text.split('\n').length - 1 }
}

/** Of one name: a file, a change and a test that are nowhere; a text that stands there often, and a test of no suite. */
function unfitFaults(): Fault[] {
  const nowhere = { file: 'src/nowhere.ts', find: 'x', replace: 'x', caughtBy: node('nowhere') }
  const often = { file: 'package.json', find: ':', replace: '', caughtBy: node('../run') }
  return [nowhere, often].map(fault => ({ name: 'x', ...fault }))
}

function deadGuide(): [string, string[]] {
  const base = `${cacheFolder}/planted-guide`
  mkdirSync(base, { recursive: true })
  const dead = 'See `src/core/nowhere.ts` and [there](docs/nowhere.md).'
  writeFileSync(`${base}/README.md`, `${dead}\nAs guide.md, section 2, "Draws", says.\n`)
  writeFileSync(`${base}/guide.md`, '# Guide\n\n## 1. Rules\n')
  return [base, ['README.md']]
}
