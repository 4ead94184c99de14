import { searchName } from '../../../core/format/search-name.ts'
import type { Http } from '../../../core/http.ts'
import { tagCallsFor } from '../../../core/tags/set-calls.ts'
import type { TaggedKind } from '../../../core/tags/tag.ts'
import { type SetTag, tagLabels } from '../../../core/tags/tagged.ts'

/** The tags that there are for a kind, found by typing or by id: few they are, and all of them are read once. */
export function tagsLoader(http: Http, kind: TaggedKind, organizationId: string | undefined) {
  let all: Promise<readonly SetTag[]> | undefined
  async function read() {
    all ??= http.ask(tagCallsFor[kind].choices, { query: { organizationId } })
    try {
      return await all
    } catch (error) {
      all = undefined
      throw error
    }
  }
  return {
    async load(text: string) {
      const sought = searchName(text)
      const found = (await read()).filter(({ name }) => searchName(name).includes(sought))
      return { options: found.map(({ id, name }) => ({ id, label: name })), more: false }
    },
    async find(id: string) {
      const label = new Map(tagLabels(await read())).get(id)
      return label === undefined ? null : { id, label }
    },
  }
}
