/** What stands in the page to be read, seen or heard, through shadow roots. */

/** All text nodes and elements of the page, in the order of the document. */
export function* nodesBelow(parent: ParentNode): Generator<Element | Text> {
  for (const node of parent.childNodes) {
    if (node instanceof Text) yield node
    if (!(node instanceof Element) || node.matches('script, style, link, noscript')) continue
    yield node
    if (node.shadowRoot) yield* nodesBelow(node.shadowRoot)
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) continue
    yield* nodesBelow(node)
  }
}

/** The element around a node, out of a shadow root too. */
export function around(node: Node): Element | null {
  const parent = node.parentNode
  return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null
}

export function* allAround(node: Node): Generator<Element> {
  for (let at = around(node); at; at = around(at)) yield at
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}

/** Where it stands, for a person who looks for it. */
export function placeOf(node: Node): string {
  const element = node instanceof Element ? node : around(node)
  const names = element ? [element, ...allAround(element)].slice(0, 3) : []
  return names
    .map(({ localName, classList }) => [localName, ...[...classList].slice(0, 2)].join('.'))
    .reverse()
    .join(' > ')
}
