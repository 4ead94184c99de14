/** On the page, or on the part of it that holds the screen, inside shadow roots too: no key would come here. */
export function isFocusNowhere(): boolean {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused === null || focused === document.body || focused.localName === 'main'
}
