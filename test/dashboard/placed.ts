import type { Desk } from '../../src/core/desk.ts'
import { tagOf } from '../../src/core/screen-row.ts'
import type { ScreenId } from '../../src/core/screens.ts'
import { defineElements } from '../../src/elements/define.ts'
import { box } from '../support/browser/fixture.ts'
import { waitFor } from '../support/browser/wait-for.ts'

defineElements()

/** An element of ours in the page, on this desk; answers its inner root once it shows. */
export async function placed(
  id: ScreenId,
  desk: Desk,
  attributes: Record<string, string> = {},
): Promise<HTMLElement> {
  const element = Object.assign(document.createElement(tagOf(id)), { desk })
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const ready = new Promise(resolve => element.addEventListener('raffle-desk-ready', resolve))
  box().append(element)
  await ready
  return waitFor(
    () => element.shadowRoot?.querySelector<HTMLElement>('.rd-root'),
    'root of the element',
  )
}

/** Whoever scrolls through home finds so many charts drawn. */
export async function chartsDrawn(root: HTMLElement, count: number): Promise<void> {
  await waitFor(() => {
    for (const room of root.querySelectorAll('.rd-chart-body')) room.scrollIntoView()
    return root.querySelectorAll('.apexcharts-svg').length === count
  }, 'charts')
  scrollTo(0, 0)
}

/** What an attribute of an element refers to, in words: what is read out with it. */
export function wordsOf(element: Element | null, attribute: string): string {
  const root = element?.getRootNode() as ShadowRoot
  const ids = element?.getAttribute(attribute)?.split(' ') ?? []
  return ids.map(id => seen(root.getElementById(id))).join(' ')
}

/** What people see of an element: its text without what is only read out. */
export function seen(element: Element | null | undefined): string {
  if (!element) return ''
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.rd-only-read-out')) hidden.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
