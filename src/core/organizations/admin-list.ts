/** All organizations on a desk: their list and its file. */
import type { Desk } from '../desk.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { perDesk } from '../per-desk.ts'
import { listDownload } from '../table/list-download.ts'
import { listStore } from '../table/list-store.ts'
import { organizationAdminTexts } from './admin-texts.ts'
import { type ListedOrganization, organizationListCalls } from './list-calls.ts'

const { list } = organizationListCalls

/** Its products by name. */
export function productNames(
  { enabledProducts }: Pick<ListedOrganization, 'enabledProducts'>,
  texts: typeof organizationAdminTexts.english,
): string {
  return enabledProducts.map(code => texts[`product-${code}`]).join(', ')
}

export const organizationAdminOf = perDesk((desk: Desk) => {
  const store = listStore(desk, list, {})
  const $texts = desk.texts(organizationAdminTexts)
  const download = listDownload(desk, list, store, () => ({
    title: $texts.get().organizations,
    words: $texts.get(),
    timeZone: browserTimeZone(),
    says: { products: row => productNames(row, $texts.get()) },
  }))
  return { store, download }
})
