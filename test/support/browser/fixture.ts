const placed = new Set<Element>()

/** Puts HTML into the page for one test and returns its first element; it is gone after the test. */
export function fixture<T extends Element = HTMLElement>(html: string): T {
  const holder = document.createElement('div')
  holder.innerHTML = html
  document.body.append(holder)
  placed.add(holder)
  const element = holder.firstElementChild
  if (!element) throw new Error(`No element in the fixture: ${html}`)
  return element as T
}

/** An empty box in the page for one test, to render into. */
export function box(): HTMLElement {
  return fixture('<div></div>')
}

afterEach(() => {
  for (const holder of placed) holder.remove()
  placed.clear()
})
