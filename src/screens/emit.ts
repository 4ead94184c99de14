/**
 * Dispatches one of our public events: it bubbles and crosses shadow roots, so that the shell and
 * the host's page hear it.
 * @returns false when a listener prevented the default of a cancelable event
 */
export function emit(
  from: EventTarget,
  name: `raffle-desk-${string}`,
  detail: unknown,
  { cancelable = false }: { cancelable?: boolean } = {},
): boolean {
  return from.dispatchEvent(
    new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }),
  )
}
