/**
 * The style sheets that all our shadow roots share. A part adds its sheet when its code loads; every
 * root that adopts them has it from then on.
 */
import baseCss from './base.css?inline'
import tokensCss from './tokens.css?inline'

const sheets: CSSStyleSheet[] = []
const written: string[] = []
const roots = new Set<DocumentOrShadowRoot>()

/** Adds a sheet to every root, present and to come. Call it once, at a module's top. */
export function addSheet(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.push(sheet)
  written.push(css)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
}

/** Gives a root the shared sheets until released. */
export function adoptSheets(root: DocumentOrShadowRoot): () => void {
  const own = root.adoptedStyleSheets.filter(sheet => !sheets.includes(sheet))
  root.adoptedStyleSheets = [...own, ...sheets]
  roots.add(root)
  return () => roots.delete(root)
}

/**
 * The shared sheets as they were written, for another document. What a rule says of itself (`cssText`) is less: Chromium
 * leaves out a shorthand with var() that one of its own longhands follows.
 */
export function sharedCss(): readonly string[] {
  return written
}

/** A token is what the host set, anywhere above us, and else what the sheet says. */
function openToHosts(css: string): string {
  return css.replaceAll(/--_rd-(?!rem:)([\w-]+):([^;}]+)/g, '--_rd-$1:var(--rd-$1,$2)')
}

// The order of the layers stands in the tokens' sheet, so it comes first.
addSheet(openToHosts(tokensCss))
addSheet(baseCss)
