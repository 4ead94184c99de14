import { useCallback } from 'react'
import { hrefOf } from '../core/links.ts'
import { useDesk } from './desk.tsx'

/** What a link needs: the path that a plain click announces, and the whole address. */
interface Target {
  path: string
  href: string
}

/** For parts of the kit that draw a link themselves: the target of a path. The same function on one desk. */
export function useTarget(): (path: string) => Target {
  const { config } = useDesk()
  return useCallback(path => ({ path, href: hrefOf(config, path) }), [config])
}
