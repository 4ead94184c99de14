import { computed } from 'nanostores'
import { applyChanges, type DeskLocation } from '../../core/location.ts'
import type { ShellRouter } from './router.ts'

/** The desk's location in the URL's query: parameters that a change doesn't name stay as they are. */
export function createUrlLocation(router: ShellRouter): DeskLocation {
  const $parameters = computed(router.$route, route => route.query)
  return {
    $parameters,
    update(changes, mode = 'push') {
      const { path, query } = router.$route.get()
      const search = new URLSearchParams(applyChanges(query, changes)).toString()
      const [pathname = '/'] = path.split('?')
      router.open(search ? `${pathname}?${search}` : pathname, mode)
    },
  }
}
