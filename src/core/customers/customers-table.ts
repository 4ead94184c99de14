/** The list of customers: its table and its file. One of each a desk. */
import { perDesk } from '../per-desk.ts'
import { listDownload } from '../table/list-download.ts'
import { listStore } from '../table/list-store.ts'
import { customerCalls } from './calls.ts'
import { customerTexts } from './texts.ts'

const { list } = customerCalls

export const customersOf = perDesk(desk => {
  const store = listStore(desk, list, () => ({ organizationId: desk.$organization.get()?.id }))
  const $texts = desk.texts(customerTexts)
  const download = listDownload(desk, list, store, () => ({
    title: $texts.get().customers,
    words: $texts.get(),
    timeZone: ({ timeZone }) => timeZone,
  }))
  return { store, download }
})
