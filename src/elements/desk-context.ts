/**
 * How an element finds its desk: the community's context protocol. A composed `context-request`
 * climbs to the nearest <raffle-desk> or <raffle-desk-session>; a provider that connects later says
 * so with `context-provider`, and elements below it ask again.
 */
import type { Desk } from '../core/desk.ts'

export const deskContext = 'raffle-desk.desk'

type Receive = (desk: Promise<Desk>) => void

interface ContextRequest extends Event {
  context: unknown
  callback: Receive
}

/** Asks for a desk; false when nobody above answered. */
export function requestDesk(element: Element, callback: Receive): boolean {
  let answered = false
  const request = new Event('context-request', { bubbles: true, composed: true })
  element.dispatchEvent(
    Object.assign(request, {
      context: deskContext,
      contextTarget: element,
      subscribe: false,
      callback: (desk: Promise<Desk>) => {
        answered = true
        callback(desk)
      },
    }),
  )
  return answered
}

/** Answers requests from below with a desk, and announces itself to those that fell back. */
export function provideDesk(element: Element, desk: () => Promise<Desk>): () => void {
  function answer(event: Event) {
    const request = event as ContextRequest
    if (request.context !== deskContext || request.composedPath()[0] === element) return
    request.stopImmediatePropagation()
    request.callback(desk())
  }
  element.addEventListener('context-request', answer)
  const announcement = new Event('context-provider', { bubbles: true, composed: true })
  element.dispatchEvent(
    Object.assign(announcement, { context: deskContext, contextTarget: element }),
  )
  return () => element.removeEventListener('context-request', answer)
}

/** Hears of providers that connect after an element fell back to the page's default desk. */
export function onLateProvider(listener: () => void): () => void {
  function hear(event: Event) {
    if ((event as ContextRequest).context === deskContext) listener()
  }
  document.addEventListener('context-provider', hear)
  return () => document.removeEventListener('context-provider', hear)
}
