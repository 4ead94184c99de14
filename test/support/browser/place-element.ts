import type { Desk } from '../../../src/core/desk.ts'
import { tagOf } from '../../../src/core/screen-row.ts'
import type { ScreenId } from '../../../src/core/screens.ts'
import { defineElements } from '../../../src/elements/define.ts'
import { type StoryDeskOptions, storyDesk } from '../../../stories/support/fake-desk.ts'
import { type Situation, usualGlobals } from '../../../stories/support/toolbar.ts'
import { box } from './fixture.ts'

export interface PlacedElement {
  element: HTMLElement
  root: HTMLElement
  desk: Desk
  /** The first match in the element's root. */
  get<E extends HTMLElement = HTMLElement>(selector: string): E
}

/** Puts a row's element into the page on a story's desk, and waits until it shows. */
export async function placeElement(
  id: ScreenId,
  options: StoryDeskOptions = {},
  situation: Partial<Situation> = {},
): Promise<PlacedElement> {
  defineElements()
  const desk = storyDesk({ ...usualGlobals, ...situation }, options)
  const element = Object.assign(document.createElement(tagOf(id)), { desk })
  const ready = new Promise(resolve => element.addEventListener('raffle-desk-ready', resolve))
  box().append(element)
  await ready
  const root = element.shadowRoot?.querySelector<HTMLElement>('.rd-root')
  if (!root) throw new Error(`${id} has no root.`)
  return {
    element,
    root,
    desk,
    get<E extends HTMLElement>(selector: string) {
      const found = root.querySelector<E>(selector)
      if (!found) throw new Error(`Nothing matches ${selector} in ${id}.`)
      return found
    },
  }
}
