/**
 * Rules for the tag itself: against a hostile host, `!important` inside the shadow wins. The whole dashboard
 * brings its own ground, so it follows the system where everything else follows the page. And for what shows
 * when the other sheets couldn't be loaded.
 */
const css = `
:host { display: block !important; min-width: min(100%, 320px) !important; flex-grow: 1; }
:host([hidden]) { display: none !important; }
:host(raffle-desk) { color-scheme: light dark; }
.rd-failure { all: initial; display: block; direction: ltr; padding: 16px; border: 1px solid #8886;
  border-radius: 12px; color-scheme: inherit; color: CanvasText; background: Canvas;
  font: 14px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
.rd-failure p { margin: 0 0 12px; }
.rd-failure button { padding: 6px 14px; font: inherit; }
`

let sheet: CSSStyleSheet | undefined

function hostSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  return sheet
}

/** Gives an element its open shadow root, and in it the inner root that cuts off the host's styles. */
export function attachRoot(element: HTMLElement): HTMLElement {
  const shadow = element.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [hostSheet()]
  const root = document.createElement('div')
  root.className = 'rd-root'
  root.part.add('root')
  shadow.append(root)
  return root
}
