import { createContext, use, useLayoutEffect } from 'react'

/** How far a screen is, as its root declares it in `data-state`. */
export type ScreenState = 'waiting' | 'failed' | 'forbidden' | 'empty' | 'ready'

export type PartState = Exclude<ScreenState, 'ready'>

/** Where a part of a screen says how far it is, for as long as it stands there. @returns what takes it back */
export type DeclareState = (state: PartState) => () => void

export const DeclareContext = createContext<DeclareState | undefined>(undefined)

/** Declares the state of this part while it stands there; null: it has what it shows. */
export function useScreenState(state: PartState | null): void {
  const declare = use(DeclareContext)
  useLayoutEffect(() => (state === null ? undefined : declare?.(state)), [declare, state])
}
