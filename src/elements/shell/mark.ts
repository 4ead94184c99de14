import { Ticket } from 'lucide'

/** The product's mark: a ticket on the accent. */
export function mark(): HTMLElement {
  const element = document.createElement('span')
  element.className = 'rd-mark'
  element.ariaHidden = 'true'
  element.append(drawing())
  return element
}

const namespace = 'http://www.w3.org/2000/svg'

function drawing(): SVGElement {
  const svg = shape('svg', {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
  svg.append(...Ticket.map(([tag, attributes]) => shape(tag, attributes)))
  return svg
}

function shape(tag: string, attributes: Record<string, unknown>): SVGElement {
  const element = document.createElementNS(namespace, tag) as SVGElement
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}
