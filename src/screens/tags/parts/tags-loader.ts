import { searchName } from '../../../core/format/search-name.ts'
import type { Http } from '../../../core/http.ts'
import { tagCallsFor } from '../../../core/tags/set-calls.ts'
import type { TaggedKind } from '../../../core/tags/tag.ts'
import type { SetTag } from '../../../core/tags/tagged.ts'

/** The tags that there are for a kind, found by typing: few they are, and all of them are read once. */
export function tagsLoader(http: Http, kind: TaggedKind, organizationId: string | undefined) {
  let all: Promise<readonly SetTag[]> | undefined
  return async (text: string) => {
    all ??= http.ask(tagCallsFor[kind].choices, { query: { organizationId } })
    try {
      const sought = searchName(text)
      const found = (await all).filter(({ name }) => searchName(name).includes(sought))
      return { options: found.map(({ id, name }) => ({ id, label: name })), more: false }
    } catch (error) {
      all = undefined
      throw error
    }
  }
}
