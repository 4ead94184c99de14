import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { nextFrame } from './wait-for.ts'

/** Presses one key after another, as a person at a keyboard would: `press('Tab', 'Enter')`. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key })
}

/** Types text into whatever has the focus. */
export function type(text: string): Promise<void> {
  return sendKeys({ type: text })
}

/**
 * Clicks in the middle of an element with the real pointer, as a person with a mouse would: once it stands still, and
 * nothing lies over it.
 */
export async function click(element: Element): Promise<void> {
  await stillness(element)
  const before = element.getBoundingClientRect()
  element.scrollIntoView({ block: 'nearest' })
  const scrolled = !isSame(before, element.getBoundingClientRect())
  const position = await restingPlace(element, scrolled ? framesAfterScroll : 1)
  await sendMouse({ type: 'click', position })
}

const mostFrames = 30

/** What a scroll leads to is heard in its frame, drawn in the next, and measured in the one after that. */
const framesAfterScroll = 3

/** A list below a field that grew is placed anew in the next frame: measured where it stays, and can be reached. */
async function restingPlace(element: Element, framesAtRest: number): Promise<[number, number]> {
  let box = element.getBoundingClientRect()
  for (let frame = 0, resting = 0; frame < mostFrames; frame += 1) {
    await nextFrame()
    const next = element.getBoundingClientRect()
    resting = isSame(box, next) ? resting + 1 : 0
    box = next
    if (resting >= framesAtRest && isOnTop(element, middleOf(box))) break
  }
  return middleOf(box)
}

function middleOf({ left, top, width, height }: DOMRect): [number, number] {
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

function isSame(one: DOMRect, other: DOMRect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width
}

/** Whether the pointer meets the element, or what stands in it or around it. */
function isOnTop(element: Element, [x, y]: [number, number]): boolean {
  const root = element.getRootNode()
  const found = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y)
  return found !== null && (element.contains(found) || found.contains(element))
}

/** A sheet that slides in takes its buttons along: pressed where one was measured, the pointer meets another place. */
async function stillness(element: Element): Promise<void> {
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    const running = at.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** Gives the page a width, in CSS pixels. */
export function setWidth(width: number, height = 800): Promise<void> {
  return setViewport({ width, height })
}

/** Light or dark, as the person's system would ask for. */
export function setScheme(colorScheme: 'light' | 'dark'): Promise<void> {
  if (matchMedia(`(prefers-color-scheme: ${colorScheme})`).matches) return Promise.resolve()
  return emulateMedia({ colorScheme })
}

/** The element that has the focus, inside shadow roots too. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
