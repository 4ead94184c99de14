/** The file of orders that were ticked: the same as the list's own, of these alone. */
import type { Desk } from '../desk.ts'
import { byteOrderMark, csvLine } from '../format/csv.ts'
import { isoDay } from '../format/iso-day.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { fileHead, fileLine } from '../table/list-file.ts'
import { mostNamed, orderCalls } from './calls.ts'
import { type OrderRow, orderList } from './order-list.ts'
import { orderTexts } from './texts.ts'

export interface NamedFile {
  name: string
  text: string
}

/** @param ids at most as many as can be ticked; those that are gone by now are missing */
export async function namedFile(
  { http, texts, $locale }: Pick<Desk, 'http' | 'texts' | '$locale'>,
  { ids, organizationId }: { ids: readonly string[]; organizationId: string | undefined },
): Promise<NamedFile> {
  const rows: OrderRow[] = []
  for (let at = 0; at < ids.length; at += mostNamed) {
    const named = ids.slice(at, at + mostNamed)
    const query = { organizationId, ids: named, pageSize: mostNamed } as const
    rows.push(...(await http.ask(orderCalls.list, { query })).data)
  }
  rows.sort((one, other) => other.boughtAt.localeCompare(one.boughtAt))
  const words = texts(orderTexts).get()
  const timeZone = ({ timeZone: zone }: OrderRow) => zone
  const options = { words, timeZone, locale: $locale.get() }
  const lines = rows.map(row => csvLine(fileLine(orderList, row, options)))
  return {
    name: `${words.orders} - ${isoDay(new Date(), browserTimeZone())}.csv`,
    text: [byteOrderMark, csvLine(fileHead(orderList, options)), ...lines].join(''),
  }
}
