import { type RefObject, useEffect } from 'react'

/** How long a dialog that closes may take to let go of the focus. */
const patienceMs = 600

const reachable = 'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex]'

/**
 * What had the focus goes when its work is done: the button of a step taken, of a ticket decided. The next key goes
 * on from the draw's new step, from what follows in the same one (`data-next`), or from the page's title. A focus
 * that somebody moved elsewhere stays there.
 *
 * @param place around all steps; its `data-current` names the current one
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current
    if (!element) return
    let last: Place | null = null
    let frame = 0

    function remember({ target }: FocusEvent) {
      if (element && target instanceof HTMLElement) last = placeOf(target, element)
    }

    function look(end: number) {
      if (!element || !last) return
      if (hasNoFocus(element)) nextOf(last, element)?.focus()
      else if (performance.now() < end) frame = requestAnimationFrame(() => look(end))
    }

    const observer = new MutationObserver(() => {
      if (!last || last.control.isConnected) return
      cancelAnimationFrame(frame)
      look(performance.now() + patienceMs)
    })
    element.addEventListener('focusin', remember)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('focusin', remember)
    }
  }, [place])
}

/** Where the focus was. */
interface Place {
  control: HTMLElement
  /** What stood around it, from the inside out. */
  around: readonly HTMLElement[]
  /** The current step at that time. */
  step: string | undefined
}

function placeOf(control: HTMLElement, all: HTMLElement): Place {
  const around: HTMLElement[] = []
  for (let at = control.parentElement; at && at !== all; at = at.parentElement) around.push(at)
  return { control, around, step: all.dataset.current }
}

function nextOf({ around, step }: Place, all: HTMLElement): HTMLElement | null {
  const current = panelIn(all, '.rd-step-current')
  if (step !== all.dataset.current && current) return current
  const from = around.find(each => each.isConnected)
  const panel = from?.closest<HTMLElement>('[data-step]')
  const offered = [...(panel?.querySelectorAll<HTMLElement>('[data-next]') ?? [])]
  const next =
    offered.find(each => from?.contains(each)) ??
    offered.find(each => from && isAfter(each, from)) ??
    offered[0]
  return controlOf(next) ?? current ?? panelIn(all, ':last-child') ?? all.querySelector('h1')
}

function panelIn(all: HTMLElement, step: string): HTMLElement | null {
  return all.querySelector<HTMLElement>(`.rd-step${step} [data-step]`)
}

function isAfter(one: Node, other: Node): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function controlOf(next: HTMLElement | undefined): HTMLElement | null {
  if (!next) return null
  return next.matches(reachable) ? next : next.querySelector<HTMLElement>(reachable)
}

/** Nothing of ours has the focus, nor anything of the page around. */
function hasNoFocus(near: Element): boolean {
  const root = near.getRootNode()
  const inner = root instanceof ShadowRoot ? root.activeElement : null
  const outer = document.activeElement
  const lost = outer === null || outer === document.body
  return !inner && (lost || (root instanceof ShadowRoot && outer === root.host))
}
