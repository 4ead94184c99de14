import { createContext, useContext } from 'react'
import type { RaffleActions } from '../actions/use-raffle-actions.tsx'

/** The view's questions: its tabs ask them too, so that one dialog serves all. */
export const RaffleActionsContext = createContext<RaffleActions | null>(null)

/** Null where a board stands alone, outside the view. */
export function useViewActions(): RaffleActions | null {
  return useContext(RaffleActionsContext)
}
