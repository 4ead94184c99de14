import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** What had the focus and can't have it any more, with what stood around it, from the inside out. */
export interface Lost {
  control: HTMLElement
  around: readonly HTMLElement[]
}

/** Answers null where it doesn't know, and another part is asked. */
export type FindHeir = (lost: Lost) => HTMLElement | null

/** What parts answer when the keeper of the focus (`keep-focus.ts`) asks who has it next. */
export const heirs = new WeakMap<Element, FindHeir>()

/** Names the heir of the focus for all that goes inside `part`, where `data-next` in the markup can't say it. */
export function useHeir(part: RefObject<HTMLElement | null>, find: FindHeir): void {
  const latest = useRef(find)
  // The keeper asks as soon as something is drawn.
  useLayoutEffect(() => {
    latest.current = find
  })
  useEffect(() => {
    if (part.current) heirs.set(part.current, lost => latest.current(lost))
  }, [part])
}
