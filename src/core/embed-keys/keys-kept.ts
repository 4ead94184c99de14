/** The living embedding keys of an organization, on a desk. */
import { perDesk } from '../per-desk.ts'
import { createResource, type ResourceStore } from '../resource.ts'
import { type EmbedKey, embedKeyCalls } from './embed-key.ts'

const keptOf = perDesk(desk => ({
  desk,
  stores: new Map<string, ResourceStore<readonly EmbedKey[]>>(),
}))

export function embedKeysOf(
  desk: Parameters<typeof keptOf>[0],
  organizationId: string,
): ResourceStore<readonly EmbedKey[]> {
  const { stores } = keptOf(desk)
  const known = stores.get(organizationId)
  if (known) return known
  const store = createResource<readonly EmbedKey[]>(desk, {
    load: async ({ signal }) => {
      const asked = { params: { id: organizationId } }
      return { data: await desk.http.ask(embedKeyCalls.list, asked, { signal }), version: '' }
    },
  })
  stores.set(organizationId, store)
  return store
}
