/**
 * Copies a text. Where the clipboard is forbidden or missing (plain http, a host's frame), it is selected
 * in a field of our own and copied as a person would; the focus goes back to where it was.
 * @param near an element of the root to do so in
 * @returns whether it was copied
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, near)
  }
}

function copyBySelection(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea')
  field.className = 'rd-copy-source'
  field.readOnly = true
  field.tabIndex = -1
  field.setAttribute('aria-hidden', 'true')
  field.value = text
  const { activeElement } = near.getRootNode() as ShadowRoot | Document
  near.after(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (activeElement instanceof HTMLElement) activeElement.focus()
  return copied
}
