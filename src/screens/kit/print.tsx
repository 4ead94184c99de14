import { type ReactNode, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { LanguageContext, useLocale } from './language.tsx'
import { openPrintFrame, type PageOptions, printPage, settled, stylePage } from './print-frame.ts'

export interface Printed extends PageOptions {
  /** The document's name: in the print dialog, and of a PDF. */
  title: string
  content: ReactNode
  /** The styles of the content beside the kit's; `part.css?inline`. */
  css?: string | undefined
}

export type PrintState =
  | { state: 'idle' }
  | { state: 'preparing' }
  | { state: 'failed'; error: unknown }

interface Printing {
  readonly printing: PrintState
  /**
   * Prints content on paper of its own. Ends when the print dialog is closed; a failure is in
   * `printing`, for an alert.
   * @param near what asked, which has the focus again afterwards
   */
  print(printed: Printed, near: Element): Promise<void>
}

/**
 * Tickets, receipts, reports on paper, out of a shadow root: a page of its own is made, printed and
 * taken away. Kit parts in it speak the language of the screen; stores don't reach it.
 */
export function usePrint(): Printing {
  const language = useContext(LanguageContext)
  const locale = useLocale()
  const [printing, setPrinting] = useState<PrintState>({ state: 'idle' })

  async function print({ title, content, css = '', ...paper }: Printed, near: Element) {
    if (printing.state === 'preparing') return
    setPrinting({ state: 'preparing' })
    let end = () => {}
    try {
      const frame = await openPrintFrame(title)
      const place = frame.document.createElement('div')
      place.className = 'rd-root rd-print'
      place.dataset.theme = 'light'
      frame.document.documentElement.lang = locale
      frame.document.body.append(place)
      const root = createRoot(place)
      end = () => {
        root.unmount()
        frame.remove()
      }
      stylePage(frame, { css, paper })
      flushSync(() => root.render(<LanguageContext value={language}>{content}</LanguageContext>))
      await settled(frame)
      await printPage(frame)
      setPrinting({ state: 'idle' })
    } catch (error) {
      setPrinting({ state: 'failed', error })
    } finally {
      end()
      giveFocusBack(near)
    }
  }

  return { printing, print }
}

/** The printed page had the focus, and took it along. */
function giveFocusBack(near: Element) {
  const lost = document.activeElement === null || document.activeElement === document.body
  if (lost && near instanceof HTMLElement) near.focus({ preventScroll: true })
}
