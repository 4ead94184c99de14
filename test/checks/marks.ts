import type { SourceFile } from './source-files.ts'

/** Put together here, so that this file doesn't report itself. */
const unfinished = new RegExp(
  `\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`,
)
const silenced = new RegExp(
  ['@ts-' + '(ignore|nocheck|expect-error)', 'biome-' + 'ignore', 'eslint-' + 'disable'].join('|'),
)
const leftOut = /\b(describe|it|test)\.(skip|only|todo)\b|\b(xit|xdescribe|fit|fdescribe)\(/

const kinds: readonly { pattern: RegExp; what: string; but?: RegExp }[] = [
  { pattern: unfinished, what: 'a mark of unfinished work' },
  { pattern: silenced, what: 'a check switched off', but: /-types\.node\.test\.ts$/ },
  { pattern: leftOut, what: 'a test left out' },
]

/** Lines that say "later", silence a check, or leave a test out. A test of types names what must not compile. */
export function marks(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        kinds
          .filter(({ pattern, but }) => pattern.test(line) && !but?.test(path))
          .map(({ what }) => `${path}:${index + 1} has ${what}`),
      ),
  )
}
