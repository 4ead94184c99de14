import type { SourceFile } from './source-files.ts'

const sleep = /waitForTimeout\(|await setTimeout\(|new Promise\S* => \{?\s*setTimeout\(\w+, /

/** Pauses of a guessed length in tests: too short on a busy machine, too long on any other. */
export function sleeps(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(test|e2e|contract)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
        .filter(({ line }) => sleep.test(line))
        .map(({ place }) => `${place} sleeps; wait for a state, or turn the clock`),
    )
}
