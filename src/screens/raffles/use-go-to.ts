import { type RefObject, useCallback } from 'react'
import { hrefOf } from '../../core/links.ts'
import { useDesk } from '../desk.tsx'
import { emit } from '../emit.ts'

/**
 * Goes to a screen as a link would: whoever stands above is asked (`raffle-desk-navigate`), else the browser visits it.
 * @param place an element of the screen, which the question comes from
 */
export function useGoTo(place: RefObject<HTMLElement | null>): (path: string) => void {
  const { config } = useDesk()
  return useCallback(
    path => {
      const from = place.current
      if (!from) return
      const asked = emit(from, 'raffle-desk-navigate', { path }, { cancelable: true })
      if (asked) location.assign(hrefOf(config, path))
    },
    [config, place],
  )
}
