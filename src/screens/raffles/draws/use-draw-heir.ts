import { type RefObject, useEffect, useRef } from 'react'
import { type Lost, useHeir } from '../../kit/use-heir.ts'

const reachable = 'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex]'

/**
 * What had the focus goes when its work is done: the button of a step taken, of a ticket decided. The next key goes
 * on from the draw's new step, or from what follows in the same one (`data-next`).
 *
 * @param place around all steps
 * @param current the step that the draw is at
 */
export function useDrawHeir(
  place: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  /** The step at which something in here had the focus last. */
  const before = useRef(current)
  useEffect(() => {
    const all = place.current
    const remember = () => {
      before.current = current
    }
    all?.addEventListener('focusin', remember)
    return () => all?.removeEventListener('focusin', remember)
  }, [place, current])
  useHeir(place, lost => place.current && heirOf(lost, place.current, before.current !== current))
}

function heirOf({ around }: Lost, all: HTMLElement, isNewStep: boolean): HTMLElement | null {
  const current = panelIn(all, '.rd-step-current')
  if (isNewStep && current) return current
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
