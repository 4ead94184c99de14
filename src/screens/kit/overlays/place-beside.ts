/** Space between the panel, its button and the window's edges, in px. */
const gap = 6
const edge = 8
const leastWidth = 340
const mostHeight = 420

/** Puts a top-layer panel below its button, or above where there is more room, inside the window. */
export function placeBeside(panel: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  const width = Math.min(Math.max(at.width, leastWidth), innerWidth - 2 * edge)
  const left = Math.max(edge, Math.min(at.left, innerWidth - edge - width))
  const below = innerHeight - at.bottom - gap - edge
  const above = at.top - gap - edge
  const under = below >= Math.min(mostHeight, above)
  Object.assign(panel.style, {
    inlineSize: `${width}px`,
    left: `${left}px`,
    right: 'auto',
    top: under ? `${at.bottom + gap}px` : 'auto',
    bottom: under ? 'auto' : `${innerHeight - at.top + gap}px`,
    maxBlockSize: `${Math.max(160, Math.min(mostHeight, under ? below : above))}px`,
  })
}
