/** What a layout does to texts that are longer than it was drawn for. */
import { allAround, around, isShown, nodesBelow, placeOf } from './what-shows.ts'

/** A pixel's share that rounding may take. */
const slack = 1.5

interface Written {
  text: string
  box: DOMRect
  node: Text
  layer: Element | null
}

/** What is cut off, sticks out of its button, lies over its neighbour, or makes the page wider than the window. */
export function squeezed(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const faults =
    scrollWidth > clientWidth
      ? [`the page is ${scrollWidth} px wide, its window ${clientWidth}`]
      : []
  const written = [...writtenLines()]
  return [...new Set([...faults, ...written.flatMap(cutOff), ...overlapping(written)])]
}

function* writtenLines(): Generator<Written> {
  for (const node of nodesBelow(document.body)) {
    if (!(node instanceof Text) || node.data.trim() === '') continue
    const parent = around(node)
    if (!parent || !isShown(parent) || isReadOutOnly(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1 && !isScrolledAway(box, node))
        yield { text: node.data.trim().slice(0, 60), box, node, layer: layerOf(node) }
  }
}

/** What a list or a drawer has scrolled out of its frame lies over nothing. */
function isScrolledAway(box: DOMRect, node: Text): boolean {
  for (const one of allAround(node)) {
    if (one.matches('html, body')) return false
    const { overflowY } = getComputedStyle(one)
    if (!/auto|scroll/.test(overflowY)) continue
    const frame = one.getBoundingClientRect()
    if (box.bottom > frame.bottom + slack || box.top < frame.top - slack) return true
  }
  return false
}

function isReadOutOnly(element: Element): boolean {
  return [element, ...allAround(element)].some(one => {
    const { clipPath, position } = getComputedStyle(one)
    return (
      (position === 'absolute' && clipPath !== 'none') ||
      Number(getComputedStyle(one).opacity) === 0
    )
  })
}

function cutOff({ node, text, box }: Written): string[] {
  const at = placeOf(node)
  for (const one of allAround(node)) {
    if (one.matches('html, body')) continue
    const { overflowX, overflowY } = getComputedStyle(one)
    const frame = one.getBoundingClientRect()
    // A name of any length ends in three dots; what opens has it whole.
    if (one.matches('.rd-switcher-name')) return []
    const isOut = box.right > frame.right + slack || box.left < frame.left - slack
    if (isOut && one.matches('button, [role=tab], [role=button]'))
      return [`“${text}” sticks out of its button in ${at}`]
    if (/auto|scroll/.test(overflowX)) return []
    const isBelow = box.bottom > frame.bottom + box.height / 3
    if (isOut && /hidden|clip/.test(overflowX))
      return [`“${text}” is cut off in ${at}, by ${placeOf(one)}`]
    if (isBelow && /hidden|clip/.test(overflowY))
      return [`“${text}” is cut off below in ${at}, by ${placeOf(one)}`]
    if (/auto|scroll/.test(overflowY)) return []
  }
  const width = document.documentElement.clientWidth
  return box.left < -slack || box.right > width + slack
    ? [`“${text}” is out of the window in ${at}`]
    : []
}

/** What lies over the page on purpose lies over nothing of its own. */
function layerOf(node: Node): Element | null {
  for (const one of allAround(node)) {
    const { position, zIndex } = getComputedStyle(one)
    if (
      position === 'fixed' ||
      position === 'sticky' ||
      one.matches('dialog, [popover], [role=dialog]')
    )
      return one
    if (position === 'absolute' && zIndex !== 'auto') return one
  }
  return null
}

function overlapping(written: readonly Written[]): string[] {
  const faults: string[] = []
  written.forEach((one, index) => {
    for (const other of written.slice(index + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // The lines of a text stand closer than their boxes are high.
      if (wide > 2 && high > Math.min(one.box.height, other.box.height) / 3)
        faults.push(`“${one.text}” lies over “${other.text}” in ${placeOf(one.node)}`)
    }
  })
  return faults
}
