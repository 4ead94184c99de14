import { tagOf } from '../../core/screen-row.ts'

/** The place of the one screen shown: its element stays while only attributes change. */
export interface Outlet {
  show(screen: string, attributes: Readonly<Record<string, string>>): HTMLElement
  clear(): void
}

type Attributes = Readonly<Record<string, string>>

export function createOutlet(): Outlet {
  let shown: { screen: string; element: HTMLElement; attributes: Attributes } | null = null

  return {
    show(screen, attributes) {
      if (shown?.screen !== screen) {
        shown = { screen, element: document.createElement(tagOf(screen)), attributes: {} }
      }
      const { element } = shown
      setAttributes(element, shown.attributes, attributes)
      shown = { screen, element, attributes }
      return element
    },
    clear() {
      shown = null
    },
  }
}

/** Only what came from the URL goes again: the rest is the element's own. */
function setAttributes(element: HTMLElement, before: Attributes, now: Attributes) {
  for (const name of Object.keys(before)) if (!(name in now)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(now)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
