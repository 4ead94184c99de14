/** A page of its own, out of sight, that is printed instead of the one around it. */
import { sharedCss } from '../../core/style/sheets.ts'
import { trustedHtml } from './trusted-html.ts'

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
  frame.srcdoc = trustedHtml('<!doctype html><html><head></head><body></body></html>')
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

/** Gives the page the styles of our roots, its own, and its paper. No inline style is written. */
export function stylePage(
  { window: frameWindow, document: page }: PrintFrame,
  { css, paper }: { css: string; paper: PageOptions },
): void {
  page.adoptedStyleSheets = [...sharedCss(), css, pageRule(paper)].map(text => {
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

/**
 * Opens the browser's print dialog, and ends when it is closed. Browsers in apps and on phones may never tell;
 * whoever uses the page again, by key or pointer or by coming back to it, has closed it too. The change of the
 * print medium isn't looked at: on iOS it comes between two of the dialog's own drawings.
 * @throws Error where printing is off
 */
export async function printPage({ window: frameWindow }: PrintFrame): Promise<void> {
  const over = new AbortController()
  const options = { signal: over.signal, capture: true }
  try {
    await new Promise<void>(resolve => {
      const end = () => resolve()
      frameWindow.addEventListener('afterprint', end, options)
      frameWindow.focus()
      frameWindow.print()
      // The frame has the focus, so that keys reach it and not the page.
      frameWindow.addEventListener('keydown', end, options)
      for (const sign of ['keydown', 'pointerdown', 'focus']) addEventListener(sign, end, options)
      const onVisible = () => document.visibilityState === 'visible' && end()
      document.addEventListener('visibilitychange', onVisible, options)
    })
  } finally {
    over.abort()
  }
}

function withinTime(work: Promise<unknown>, milliseconds: number): Promise<unknown> {
  return Promise.race([work, new Promise(resolve => setTimeout(resolve, milliseconds))])
}
