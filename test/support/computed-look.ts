import { setTimeout } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { until } from './until.ts'

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

/** Where everything inside the element's shadow root stands: cheap to ask for again and again. */
function placesInside(element: Locator): Promise<string> {
  return element.evaluate(host =>
    [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
      .map(node => {
        const { x, y, width, height } = node.getBoundingClientRect()
        return `${x} ${y} ${width} ${height}`
      })
      .join('\n'),
  )
}

/**
 * A chart draws itself anew a moment after its place has another width, and nothing says when it will: rest is that
 * nothing moves for a while, so that this one wait is by time.
 */
export async function stillPlaces(element: Locator): Promise<string> {
  for (let last = await placesInside(element); ; ) {
    await setTimeout(300)
    const places = await placesInside(element)
    if (places === last) return places
    last = places
  }
}

/** Waits until everything stands as it did in the kind host; where it never does, the tests say what differs. */
export async function placesLike(element: Locator, kind: string): Promise<string> {
  let places = ''
  const stand = async () => {
    places = await placesInside(element)
    return places === kind
  }
  await until(stand).catch(() => undefined)
  return places
}

/** Every computed property of everything inside the element's shadow root. */
export async function looksInside(element: Locator): Promise<Look[]> {
  // As one text: a hundred thousand values on their own take the way out of the page a second.
  const looks = await element.evaluate(host => {
    const inside = [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
    return JSON.stringify(
      inside
        .filter(node => node.localName !== 'style')
        .map((node, at) => {
          const computed = getComputedStyle(node)
          const pairs = [...computed].map(name => {
            // The chart numbers what it draws, differently on each page.
            const value = computed.getPropertyValue(name)
            const plain = value.includes('url(') ? value.replace(/url\([^)]*\)/g, 'url()') : value
            return [name, plain] as const
          })
          const classes = node.getAttribute('class') ?? ''
          return { name: `${at} ${node.localName}.${classes}`, style: Object.fromEntries(pairs) }
        }),
    )
  })
  return JSON.parse(looks) as Look[]
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
