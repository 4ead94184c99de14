/** The list of tickets: its table and its file. One of each a desk. */
import { perDesk } from '../per-desk.ts'
import { listDownload } from '../table/list-download.ts'
import { listStore } from '../table/list-store.ts'
import { ticketCalls } from './calls.ts'
import { ticketTexts } from './texts.ts'

const { list } = ticketCalls

export const ticketsOf = perDesk(desk => {
  const store = listStore(desk, list, () => ({ organizationId: desk.$organization.get()?.id }))
  const $texts = desk.texts(ticketTexts)
  const download = listDownload(desk, list, store, () => ({
    title: $texts.get().tickets,
    words: $texts.get(),
    timeZone: ({ timeZone }) => timeZone,
  }))
  return { store, download }
})
