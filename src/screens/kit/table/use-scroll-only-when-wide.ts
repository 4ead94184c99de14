import { useCallback } from 'react'
import { onResize } from '../../../core/style/on-resize.ts'

/**
 * A box that scrolls cuts a sticky heading off from the page. So the table's box scrolls only while its columns
 * are wider than the room there is; else the page scrolls and the heading stays in sight.
 */
export function useScrollOnlyWhenWide() {
  return useCallback((box: HTMLElement | null) => {
    const table = box?.querySelector('table')
    if (!box || !table) return
    const look = () => {
      const wide = table.offsetWidth > box.clientWidth + 1
      box.toggleAttribute('data-wide', wide)
      // What scrolls must be reachable by keyboard; rows that take the focus scroll with it.
      if (wide && !box.querySelector('[data-row-id][tabindex]')) box.tabIndex = 0
      else box.removeAttribute('tabindex')
    }
    return onResize([box, table], look)
  }, [])
}
