/** Rules for the tag itself: against a hostile host, `!important` inside the shadow wins. */
const css = `
:host { display: block !important; min-width: min(100%, 320px) !important; flex-grow: 1; }
:host([hidden]) { display: none !important; }
`

let sheet: CSSStyleSheet | undefined

export function hostSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  return sheet
}
