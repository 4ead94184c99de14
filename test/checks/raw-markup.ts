import type { SourceFile } from './source-files.ts'

/** The one file that draws HTML which came as data, after cleaning it. */
const door = 'src/screens/kit/html.tsx'

/** What makes elements out of a string. */
const makers =
  /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|DOMParser|unsafeHTML|document\.write(ln)?|srcDoc)\b/

/** Places in what customers get that make elements out of strings, besides the one door. */
export function rawMarkup(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && path !== door)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          makers.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
    )
}
