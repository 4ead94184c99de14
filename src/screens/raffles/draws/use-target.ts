import { hrefOf, pathTo } from '../../../core/links.ts'
import type { ScreenId } from '../../../core/screens.ts'
import { useDesk } from '../../desk.tsx'

/** The target of a link to a screen of ours; null where there is none. */
export function useTarget(): (
  screen: ScreenId,
  values: Readonly<Record<string, string>>,
) => { href: string; path: string } | null {
  const { config } = useDesk()
  return (screen, values) => {
    const path = pathTo(screen, values)
    return path === null ? null : { href: hrefOf(config, path), path }
  }
}
