import { tagOf } from '../../core/screens.ts'

/** The place of the one screen shown: its element stays while only attributes change. */
export interface Outlet {
  show(screen: string, attributes: Readonly<Record<string, string>>): HTMLElement
  clear(): void
}

export function createOutlet(): Outlet {
  let shown: { screen: string; element: HTMLElement } | null = null

  return {
    show(screen, attributes) {
      if (shown?.screen !== screen) {
        shown = { screen, element: document.createElement(tagOf(screen)) }
      }
      const { element } = shown
      setAttributes(element, attributes)
      return element
    },
    clear() {
      shown = null
    },
  }
}

function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, string>>) {
  for (const name of element.getAttributeNames()) {
    if (!(name in attributes)) element.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
