/** A page of its own, out of sight, that is printed instead of the one around it. */

export type PageSize = 'letter' | 'legal' | 'a4' | { widthMm: number; heightMm: number }

export interface PageOptions {
  size: PageSize
  orientation?: 'portrait' | 'landscape' | undefined
  marginMm?: number | undefined
}

export interface PrintFrame {
  readonly window: Window & typeof globalThis
  readonly document: Document
  remove(): void
}

/** Pictures that don't come don't hold up a print for ever. */
const picturesMs = 10_000
const readyMs = 10_000

/** @throws Error when the page may not hold a frame */
export async function openPrintFrame(title: string): Promise<PrintFrame> {
  const frame = document.createElement('iframe')
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  // Laid out, or Firefox and Safari print nothing.
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineEnd: '100vw',
    width: '1000px',
    height: '1000px',
    border: '0',
  })
  frame.srcdoc = '<!doctype html><html><head></head><body></body></html>'
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await withinTime(loaded, readyMs)
  const { contentWindow, contentDocument } = frame
  if (!contentWindow || !contentDocument) {
    frame.remove()
    throw new Error('The page to print could not be opened.')
  }
  contentDocument.title = title
  return {
    window: contentWindow as PrintFrame['window'],
    document: contentDocument,
    remove: () => frame.remove(),
  }
}

/** Gives the page the styles of a root of ours, its own, and its paper. No inline style is written. */
export function stylePage(
  { window: frameWindow, document: page }: PrintFrame,
  { from, css, paper }: { from: DocumentOrShadowRoot; css: string; paper: PageOptions },
): void {
  const shared = from.adoptedStyleSheets.map(sheet =>
    [...sheet.cssRules].map(({ cssText }) => cssText).join('\n'),
  )
  page.adoptedStyleSheets = [...shared, css, pageRule(paper)].map(text => {
    const sheet = new frameWindow.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  // Sheets don't carry fonts: those of our page are its own.
  for (const face of document.fonts) {
    if (face.family.includes('RD Inter')) page.fonts.add(face)
  }
}

function pageRule({ size, orientation = 'portrait', marginMm = 12 }: PageOptions): string {
  const paper =
    typeof size === 'string' ? `${size} ${orientation}` : `${size.widthMm}mm ${size.heightMm}mm`
  return `@page { size: ${paper}; margin: ${marginMm}mm; }
body { margin: 0; background: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }`
}

/** Fonts and pictures are there, as far as they come at all. */
export async function settled({ document: page }: PrintFrame): Promise<void> {
  const pictures = [...page.images].map(picture => {
    if (picture.complete) return undefined
    return new Promise(resolve => {
      picture.addEventListener('load', resolve, { once: true })
      picture.addEventListener('error', resolve, { once: true })
    })
  })
  await withinTime(Promise.all([page.fonts.ready, ...pictures]), picturesMs)
}

/** Opens the browser's print dialog, and ends when it is closed. @throws Error where printing is off */
export function printPage({ window: frameWindow }: PrintFrame): Promise<void> {
  return new Promise((resolve, reject) => {
    frameWindow.addEventListener('afterprint', () => resolve(), { once: true })
    frameWindow.focus()
    try {
      frameWindow.print()
    } catch (error) {
      reject(error)
    }
  })
}

function withinTime(work: Promise<unknown>, milliseconds: number): Promise<unknown> {
  return Promise.race([work, new Promise(resolve => setTimeout(resolve, milliseconds))])
}
