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

/** Clicks in the middle of an element with the real pointer, as a person with a mouse would: once it stands still. */
export async function click(element: Element): Promise<void> {
  await stillness(element)
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = await restingBox(element)
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  await sendMouse({ type: 'click', position })
}

const mostFrames = 30

/** A list below a field that grew is placed anew in the next frame: measured where it stays. */
async function restingBox(element: Element): Promise<DOMRect> {
  let box = element.getBoundingClientRect()
  for (let frame = 0; frame < mostFrames; frame += 1) {
    await nextFrame()
    const next = element.getBoundingClientRect()
    if (next.x === box.x && next.y === box.y && next.width === box.width) return next
    box = next
  }
  return box
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
  return emulateMedia({ colorScheme })
}

/** The element that has the focus, inside shadow roots too. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
