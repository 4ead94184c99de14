import type { Desk } from '../../core/desk.ts'
import { addSheet, adoptSheets } from '../../core/style/sheets.ts'
import { showNotices } from './notices.tsx'
import pageNoticesCss from './page-notices.css?inline'

addSheet(pageNoticesCss)

const shown = new WeakSet<Desk>()

/**
 * An embedded desk's notices, in a corner of the host's page: one place however many elements share
 * the desk. It stands in the body while there are any (docs/embedding.md, "What is added to your page").
 */
export default function showPageNotices(desk: Desk): void {
  if (shown.has(desk)) return
  shown.add(desk)
  const host = document.createElement('div')
  // An open dialog leaves it usable: the library asks for this name.
  host.dataset.reactAriaTopLayer = 'true'
  const shadow = host.attachShadow({ mode: 'open' })
  const root = document.createElement('div')
  root.className = 'rd-root rd-page-notices'
  root.popover = 'manual'
  shadow.append(root)
  document.body.append(host)
  const stops = [
    adoptSheets(shadow),
    desk.$locale.subscribe(locale => {
      root.lang = locale
    }),
    desk.$theme.subscribe(theme => {
      root.dataset.theme = theme
    }),
    desk.notices.$bars.subscribe(bars => {
      root.toggleAttribute('data-bar', bars > 0)
    }),
    showNotices(root, desk),
  ]
  root.showPopover()
  const unfollow = desk.notices.$notices.listen(notices => {
    if (notices.length > 0) return
    unfollow()
    shown.delete(desk)
    // React may be drawing just now.
    queueMicrotask(() => {
      for (const stop of stops) stop()
      host.remove()
    })
  })
}
