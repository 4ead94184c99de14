import { searchName } from '../../../core/format/search-name.ts'
import type { Http } from '../../../core/http.ts'
import { tagCallsFor } from '../../../core/tags/set-calls.ts'
import type { TaggedKind } from '../../../core/tags/tag.ts'

/** The tags that there are for a kind, found by typing: all of them come at once, and few they are. */
export function tagsLoader(http: Http, kind: TaggedKind, organizationId: string | undefined) {
  return async (text: string, signal: AbortSignal) => {
    const query = { organizationId }
    const all = await http.ask(tagCallsFor[kind].choices, { query }, { signal })
    const sought = searchName(text)
    const found = all.filter(({ name }) => searchName(name).includes(sought))
    return { options: found.map(({ id, name }) => ({ id, label: name })), more: false }
  }
}
