import { barrels } from '../checks/barrels.ts'
import { draws, skeletonsTaken, sleeps } from '../checks/flaky.ts'
import { literalWords } from '../checks/literals.ts'
import { endlessLoads } from '../checks/loads.ts'
import { marks } from '../checks/marks.ts'
import { missingPaths } from '../checks/named-paths.ts'
import { missingSections } from '../checks/named-sections.ts'
import { plantedFaults } from '../checks/planted-files.ts'
import { rawMarkup, trustedMarkup } from '../checks/raw-markup.ts'
import { sizesOf, tooLarge, tooLong } from '../checks/sizes.ts'
import { sourceFiles } from '../checks/source-files.ts'
import { notFrench, untranslated } from '../checks/translations.ts'
import { looseVersions } from '../checks/versions.ts'
import { faults } from '../mutants/faults.ts'
import { misfits } from '../mutants/misfits.ts'
import { outcomeOf, type Suite } from './suite.ts'

export const files: Suite = {
  name: 'files',
  about: 'small files, no barrels, nothing unfinished, French beside English, guides that are true',
  quick: true,
  async run() {
    const all = sourceFiles()
    const { median, p90 } = sizesOf(all)
    return outcomeOf(
      [
        { name: 'no file is longer than 300 lines (tests 500)', faults: tooLong(all) },
        { name: 'the median file has at most 80 lines, the 90th 200', faults: tooLarge(all) },
        { name: 'no barrels but src/index.ts and screens/index.ts', faults: barrels(all) },
        { name: 'nothing is marked unfinished, silenced or left out', faults: marks(all) },
        { name: 'every text has its French, with the same parameters', faults: untranslated(all) },
        { name: 'French is as it is written in Canada', faults: notFrench(all) },
        { name: 'no screen or element has words of its own', faults: literalWords(all) },
        { name: 'only kit/html.tsx makes elements out of strings', faults: rawMarkup(all) },
        { name: 'what may become HTML is said in three places', faults: trustedMarkup(all) },
        { name: 'every load on demand ends after 120 seconds', faults: endlessLoads(all) },
        { name: 'no test sleeps', faults: sleeps(all) },
        { name: 'no test draws at random', faults: draws(all) },
        { name: 'no test takes a skeleton for a row', faults: skeletonsTaken(all) },
        { name: 'the guides name only files that exist', faults: missingPaths() },
        {
          name: 'every document, section and heading that a text names is there',
          faults: missingSections(),
        },
        { name: 'package.json names exact versions', faults: looseVersions() },
        { name: 'every fault of npm run mutants still fits', faults: misfits(faults) },
        { name: 'each of these checks sees a planted fault', faults: plantedFaults() },
      ],
      `${all.length} files, median ${median} lines, p90 ${p90}`,
    )
  },
}
