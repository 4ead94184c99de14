import type { SourceFile } from './source-files.ts'

/** What gives a load its 120 seconds (specification, section 8), at once or when it comes to it. */
const limited = new Set(['loadModule', 'loadChunk', 'lazyPart', 'defineTexts', 'tabOf'])
/** The table of screens, each of which `mount-screen.ts` loads with its limit. */
const table = 'src/screens/index.ts'

/** Loads on demand that would wait for ever where a network hangs. */
export function endlessLoads(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && path !== table)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bimport\(/g)]
        .filter(({ index }) => !callsAround(text, index).some(name => limited.has(name)))
        .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length} has no limit`),
    )
}

/** The functions within whose parentheses a place stands, the innermost first. */
function callsAround(text: string, place: number): string[] {
  const names: string[] = []
  for (let at = place - 1, closed = 0; at >= 0; at -= 1) {
    if (text[at] === ')') closed += 1
    if (text[at] !== '(') continue
    if (closed === 0) names.push(/\w*$/.exec(text.slice(0, at))?.[0] ?? '')
    else closed -= 1
  }
  return names
}
