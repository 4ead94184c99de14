import type { SourceFile } from './source-files.ts'

/** The one file that draws HTML which came as data, after cleaning it. */
const door = 'src/screens/kit/html.tsx'
/** The one that hands the browser HTML of its own: the empty page that is printed. */
const page = 'src/screens/kit/print-frame.ts'

/** What makes elements out of a string. */
const makers =
  /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|DOMParser|unsafeHTML|document\.write(ln)?|srcDoc)\b|\.srcdoc\s*=/

/** Places in what customers get that make elements out of strings, besides the one door. */
export function rawMarkup(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && path !== door)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          makers.test(line) && !isPage(path, line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
    )
}

function isPage(path: string, line: string): boolean {
  return path === page && line.includes("trustedHtml('<!doctype html>")
}

/** Places that say of a text that it may become HTML, besides those two. */
export function trustedMarkup(files: SourceFile[]): string[] {
  const places = [door, page, 'src/screens/kit/trusted-html.ts']
  return files
    .filter(
      ({ path, text }) =>
        path.startsWith('src/') && !places.includes(path) && /\btrustedHtml\b/.test(text),
    )
    .map(({ path }) => `${path} calls trustedHtml`)
}
