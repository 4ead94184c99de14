/** The file of all that a list's filters let through, written here from the API's pages. */
import type { ListCall, RowOfCall } from '../contract.ts'
import type { Desk } from '../desk.ts'
import { createDownload, type Download } from '../download.ts'
import { isoDay } from '../format/iso-day.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { type FileOptions, fileHead, fileLine } from './list-file.ts'
import type { ListStore } from './list-store.ts'
import { pagedFile } from './paged-file.ts'

/** Rows a request. */
const pageSize = 500

/** @param begin asked at the start of each file; `title` is what it is called before its day */
export function listDownload<const C extends ListCall>(
  desk: Desk,
  call: C,
  { table, load }: ListStore<C>,
  begin: () => Omit<FileOptions<C['list']>, 'locale'> & { title: string },
): Download {
  const { list }: C = call
  return createDownload(
    pagedFile<RowOfCall<C>>({
      load: (cursor, signal) =>
        load({ ...table.$view.get(), page: 1, pageSize, cursor: cursor ?? null }, signal),
      begin() {
        const options = { ...begin(), locale: desk.$locale.get() }
        return {
          name: `${options.title} - ${isoDay(new Date(), browserTimeZone())}.csv`,
          head: fileHead<C['list']>(list, options),
          line: row => fileLine<C['list']>(list, row, options),
        }
      },
    }),
  )
}
