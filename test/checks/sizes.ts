import type { SourceFile } from './source-files.ts'

const longest = { source: 300, test: 500 }
const aim = { median: 80, p90: 200 }

/** Files longer than a person reads in one go: 300 lines, and 500 in tests. */
export function tooLong(files: SourceFile[]): string[] {
  return files
    .filter(({ path, lines }) => lines > (path.startsWith('test/') ? longest.test : longest.source))
    .map(({ path, lines }) => `${path} has ${lines} lines`)
}

/** Median and 90th percentile of lines over everything but tests. */
export function sizesOf(files: SourceFile[]): { median: number; p90: number } {
  const lines = files
    .filter(({ path }) => !path.startsWith('test/'))
    .map(file => file.lines)
    .sort((a, b) => a - b)
  const at = (share: number): number => lines[Math.floor((lines.length - 1) * share)] ?? 0
  return { median: at(0.5), p90: at(0.9) }
}

/** Whether the files as a whole have stayed small. */
export function tooLarge(files: SourceFile[]): string[] {
  const { median, p90 } = sizesOf(files)
  return [
    ...(median > aim.median ? [`The median is ${median} lines, above ${aim.median}`] : []),
    ...(p90 > aim.p90 ? [`The 90th percentile is ${p90} lines, above ${aim.p90}`] : []),
  ]
}
