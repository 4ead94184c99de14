/** The list of subscriptions and its file. One of each a desk. */
import { perDesk } from '../per-desk.ts'
import { listDownload } from '../table/list-download.ts'
import { listStore } from '../table/list-store.ts'
import { subscriptionCalls } from './calls.ts'
import { subscriptionTexts } from './texts.ts'

const { list } = subscriptionCalls

export const subscriptionsOf = perDesk(desk => {
  const store = listStore(desk, list, () => ({
    organizationId: desk.$organization.get()?.id,
  }))
  const $texts = desk.texts(subscriptionTexts)
  const download = listDownload(desk, list, store, () => ({
    title: $texts.get().subscriptions,
    words: $texts.get(),
    timeZone: ({ timeZone }) => timeZone,
  }))
  return { store, download }
})
