/** Elements by hand: whatever a file says becomes text, never markup. */
export type Child = Node | string | null

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.filter(child => child !== null))
  return element
}

const shapes = {
  check: 'M20 6 9 17l-5-5',
  cross: 'M18 6 6 18M6 6l12 12',
  alert:
    'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  file: 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v6h6M9 15l2 2 4-4',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
  ticket:
    'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2',
}

/** A drawing beside words that say the same. */
export function icon(shape: keyof typeof shapes): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', shapes[shape])
  svg.append(path)
  return svg
}

/** A card with its heading. */
export function card(title: string, ...children: readonly Child[]): HTMLElement {
  const heading = make('h2', { class: 'card-title' }, title)
  return make('section', { class: 'card' }, heading, ...children)
}

/** Text that came with a file: its direction stays its own. */
export function given(text: string): HTMLElement {
  return make('bdi', {}, text)
}

/** A code of 64 characters, in groups of eight that may wrap. */
export function code(hex: string): HTMLElement {
  const groups = (hex.match(/.{1,8}/g) ?? []).map(group => make('span', {}, group))
  return make('code', { class: 'code' }, ...groups)
}
