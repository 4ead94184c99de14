import { createContext, use, useLayoutEffect } from 'react'

/** How far a screen is, as its root declares it in `data-state`. */
export type ScreenState = 'waiting' | 'failed' | 'forbidden' | 'empty' | 'ready'

/** Of several parts the first of these counts: a screen is ready once nothing in it waits or failed. */
const inOrder = ['waiting', 'failed', 'forbidden', 'empty'] as const

export type PartState = (typeof inOrder)[number]

/** Where a part of a screen says how far it is, for as long as it stands there. @returns what takes it back */
export type DeclareState = (state: PartState) => () => void

export const DeclareContext = createContext<DeclareState | undefined>(undefined)

/** What the parts of a screen declare, summed up for `tell` whenever one does, and when `tellNow` is called. */
export function createScreenState(tell: (state: ScreenState) => void) {
  const counts = { waiting: 0, failed: 0, forbidden: 0, empty: 0 }
  const tellNow = () => tell(inOrder.find(state => counts[state] > 0) ?? 'ready')
  const declare: DeclareState = state => {
    counts[state] += 1
    tellNow()
    return () => {
      counts[state] -= 1
      tellNow()
    }
  }
  return { declare, tellNow }
}

/** Declares the state of this part while it stands there. */
export function useScreenState(state: PartState): void {
  const declare = use(DeclareContext)
  useLayoutEffect(() => declare?.(state), [declare, state])
}
