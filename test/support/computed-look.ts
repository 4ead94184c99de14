import type { Locator } from 'playwright-core'

/** What the browser computed for one element inside a shadow root. */
interface Look {
  name: string
  style: Record<string, string>
}

/**
 * Puts an element of ours at the window's corner with a width and a white ground of its own, so that two
 * hosts can be compared pixel by pixel.
 */
export function pin(element: Locator, width: number): Promise<void> {
  return element.evaluate((node, px) => {
    const { style } = node as HTMLElement
    const pinned = {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: `${px}px`,
      margin: '0',
      background: 'white',
      'z-index': '99',
    }
    for (const [name, value] of Object.entries(pinned)) style.setProperty(name, value, 'important')
  }, width)
}

export async function unpin(element: Locator): Promise<void> {
  await element.evaluate(node => (node as HTMLElement).style.removeProperty('position'))
}

/** Every computed property of everything inside the element's shadow root. */
export function looksInside(element: Locator): Promise<Look[]> {
  return element.evaluate(host => {
    const inside = [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
    return inside
      .filter(node => node.localName !== 'style')
      .map((node, at) => {
        const computed = getComputedStyle(node)
        const pairs = [...computed].map(name => {
          // The chart numbers what it draws, differently on each page.
          return [name, computed.getPropertyValue(name).replace(/url\([^)]*\)/g, 'url()')] as const
        })
        const classes = node.getAttribute('class') ?? ''
        return { name: `${at} ${node.localName}.${classes}`, style: Object.fromEntries(pairs) }
      })
  })
}

/** The differences between two looks in words, the first ones. */
export function differences(plain: Look[], other: Look[], most = 12): string[] {
  if (plain.length !== other.length) return [`${plain.length} elements against ${other.length}`]
  const found = plain.flatMap(({ name, style }, at) =>
    Object.entries(style)
      .filter(([property, value]) => other[at]?.style[property] !== value)
      .map(([property, value]) => `${name} ${property}: ${value} → ${other[at]?.style[property]}`),
  )
  return found.slice(0, most)
}
