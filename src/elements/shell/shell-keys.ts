/** The shell's own keys: the palette everywhere in it, the list of shortcuts while nobody types. */
export type ShellKey = 'palette' | 'shortcuts'

export const onMac = /Mac|iP(hone|ad)/.test(navigator.platform)

/** What a key press asks the shell for. What stands on the page outside the shell keeps its keys. */
export function shellKeyOf(event: KeyboardEvent, shell: Node | null): ShellKey | null {
  const [target] = event.composedPath()
  if (event.defaultPrevented || event.isComposing || event.altKey) return null
  const isInside = shell !== null && event.composedPath().includes(shell)
  if (!isInside && target !== document.body) return null
  const command = onMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (command && !event.shiftKey && event.key.toLowerCase() === 'k') return 'palette'
  const plain = !event.ctrlKey && !event.metaKey
  return plain && event.key === '?' && !isTyping(target) ? 'shortcuts' : null
}

function isTyping(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}
