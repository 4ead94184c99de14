/**
 * What the host's own document carries, without our roots' inside: attributes of html and body, what
 * stands in head and body, the globals.
 */
export interface HostPage {
  attributes: string[]
  head: string[]
  body: string[]
  globals: string[]
  styleSheets: number
}

/** @param ours elements that the test itself placed */
export function hostPage(ours: readonly Element[] = []): HostPage {
  const children = (parent: Element) =>
    [...parent.children].filter(child => !ours.includes(child)).map(withoutOurs)
  const { documentElement, head, body } = document
  return {
    attributes: [documentElement, body].flatMap(element =>
      [...element.attributes]
        // An empty style says nothing; it stays where one was set and taken back.
        .filter(({ name, value }) => name !== 'style' || value !== '')
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ),
    head: children(head),
    body: children(body),
    globals: Object.keys(window).sort(),
    styleSheets: document.adoptedStyleSheets.length,
  }
}

function withoutOurs(element: Element): string {
  return (element.cloneNode(false) as Element).outerHTML
}
