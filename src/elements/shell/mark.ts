/** The product's mark: a ticket on the accent. Its shape is lucide's "ticket" (ISC). */
const shape = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z"/><path d="M13 5v2M13 17v2M13 11v2"/></svg>`

export function mark(): HTMLElement {
  const element = document.createElement('span')
  element.className = 'rd-mark'
  element.ariaHidden = 'true'
  element.innerHTML = shape
  return element
}
