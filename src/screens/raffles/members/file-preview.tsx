import { memberColumns } from '../../../core/raffles/members/member-file.ts'
import type { ColumnPlaces, MemberFile } from '../../../core/raffles/members/member-file-rows.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'

const firstRows = 5
/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/** The first rows as they will be read: by the columns that were found. */
export function FilePreview({ file, places }: { file: MemberFile; places: ColumnPlaces }) {
  const texts = useTexts(memberTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const columns = memberColumns.flatMap(column => {
    const at = places[column]
    return at === null ? [] : [{ column, at }]
  })
  return (
    <section className="rd-member-preview" aria-label={texts.preview} {...reachable}>
      <table>
        <caption>{texts.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {columns.map(({ column }) => (
              <th key={column} scope="col">
                {texts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.rows.slice(0, firstRows).map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{format.format(line)}</th>
              {columns.map(({ column, at }) => (
                <td key={column}>{cells[at] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
