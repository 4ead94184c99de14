/** Attributes and properties of our elements: one value each, whichever was set last. */
import { type AttributeKind, attributesOf, type Row } from '../core/screen-row.ts'

export type Values = Record<string, unknown>

/** `raffle-id` → `raffleId`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A removed or emptied attribute is no value; a bare boolean is true. */
export function parseAttribute(
  kind: AttributeKind,
  text: string | null,
): string | true | undefined {
  if (text === null) return undefined
  if (kind === 'flag') return text === 'false' ? undefined : true
  return text === '' ? undefined : text
}

/** Gives a class an accessor for each attribute of the row, kept in the element's `values`. */
export function defineProperties(
  prototype: HTMLElement,
  row: Row,
  set: (element: HTMLElement, property: string, value: unknown) => void,
  get: (element: HTMLElement, property: string) => unknown,
): void {
  for (const property of Object.keys(attributesOf(row)).map(propertyOf)) {
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return get(this, property)
      },
      set(this: HTMLElement, value: unknown) {
        set(this, property, value)
      },
    })
  }
}

/** Properties that a framework set before the class was there hide the accessors: set them again. */
export function adoptEarlyProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}
