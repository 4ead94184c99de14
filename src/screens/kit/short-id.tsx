import { shortId } from '../../core/format/short-id.ts'
import { addSheet } from '../../core/style/sheets.ts'
import shortIdCss from './short-id.css?inline'

addSheet(shortIdCss)

/** An id by its first 6 characters, upper case (section 9, Display); the whole one on hovering. */
export function ShortId({ id }: { id: string }) {
  return (
    <data className="rd-short-id" value={id} title={id}>
      {shortId(id)}
    </data>
  )
}
