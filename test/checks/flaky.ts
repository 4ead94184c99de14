/** What makes a test red now and then: a guessed pause, a skeleton taken for a row, a number that is drawn. */
import type { SourceFile } from './source-files.ts'

const sleep = /waitForTimeout\(|await setTimeout\(|new Promise\S* => \{?\s*setTimeout\(\w+, /
const skeletonRow = /waitFor\(.*querySelector(<\w+>)?\('tbody tr'\)/

/** What is drawn anew each run. `randomUUID` meets nobody, and what tries many cases says which (`randomInt`). */
const draw = /\bMath\.random\(/

const isTest = ({ path }: SourceFile) => /\.(test|e2e|contract|stories)\.tsx?$/.test(path)

/** What the rest waits with, each with its reason there; and programs that a test starts, to be held or killed in the midst. */
const mayPause =
  /^test\/(bench\/|support\/(until|computed-look|browser\/wait-for)\.ts|database\/holder\.ts|api\/draws\/killed-server\.ts)/
/** A sleep is one wherever a test has it from. */
const helpsTests = ({ path }: SourceFile) =>
  /^(test|stories)\/.*\.tsx?$/.test(path) && !mayPause.test(path)

/** Programs that lose a line at times, and a fault that is planted. */
const mayDraw = /^test\/(mutants\/|api\/\w+\/\w+-process\.ts)/

function places(files: SourceFile[], fault: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
      .filter(({ line }) => fault.test(line))
      .map(({ place }) => place),
  )
}

/** Pauses of a guessed length in tests: too short on a busy machine, too long on any other. */
export function sleeps(files: SourceFile[]): string[] {
  return places(files.filter(helpsTests), sleep).map(
    place => `${place} sleeps; wait for a state, or turn the clock`,
  )
}

/** A list that waits has rows too, its skeleton's: whoever takes one for a row reads nothing in it. */
export function skeletonsTaken(files: SourceFile[]): string[] {
  return places(files.filter(isTest), skeletonRow).map(
    place => `${place} may take the skeleton for a row; wait for what stands in the row`,
  )
}

/** A number of a few digits that a test draws is another's in one run of a hundred, and that run is red. */
export function draws(files: SourceFile[]): string[] {
  const drawn = files.filter(({ path }) => /^(test|stories)\//.test(path) && !mayDraw.test(path))
  return places(drawn, draw).map(place => `${place} draws at random; count, or take a UUID`)
}
