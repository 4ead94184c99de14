import { TriangleAlert } from 'lucide'
import { useEffect } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { useNumber } from '../use-number.ts'
import bulkBarCss from './bulk-bar.css?inline'
import { useTotal } from './pager.tsx'
import {
  nothingSelected,
  type PagingProps,
  type SelectionProps,
  type TableRowErrors,
} from './table-types.ts'
import { tableTexts } from './texts.ts'

addSheet(bulkBarCss)

interface BulkBarProps {
  selection: SelectionProps
  /** Without paging, the rows on screen are all there are. */
  paging: PagingProps | undefined
  errors: TableRowErrors | undefined
}

/** What can be done with the selected rows; there only while there are some. */
export function BulkBar({ selection, paging, errors }: BulkBarProps) {
  const { value, onChange, actions, allMatching, onBar } = selection
  const words = useWords(tableTexts)
  const number = useNumber()
  const total = useTotal(paging ?? { total: 0, totalCapped: false })
  const chosen = value.kind === 'rows' ? value.ids.length : null
  const failed = errors?.messages.size ?? 0
  const said =
    chosen === null
      ? words.allSelected({ number: total })
      : words.selected({ number: number(chosen) })(chosen)
  const isOpen = chosen !== 0 || failed > 0
  useEffect(() => (isOpen ? onBar?.() : undefined), [isOpen, onBar])
  const offersAll = allMatching && paging && chosen !== null && chosen > 0 && chosen < paging.total
  return (
    <>
      <p className="rd-only-read-out" role="status">
        {chosen === 0 ? '' : said}
      </p>
      {isOpen && (
        <section className="rd-bulk-bar" aria-label={words.bulkActions}>
          {chosen !== 0 && <p className="rd-bulk-count rd-number">{said}</p>}
          {errors && failed > 0 && (
            <p className="rd-bulk-failed" role="alert">
              <Icon of={TriangleAlert} size={14} />
              {words.someFailed({ failed: number(failed), all: number(errors.of) })}
            </p>
          )}
          {chosen !== 0 && <div className="rd-bulk-actions">{actions}</div>}
          {offersAll && (
            <Button
              variant="quiet"
              className="rd-bulk-all"
              onClick={() => onChange({ kind: 'all-matching' })}
            >
              {words.selectAllMatching({ number: total })}
            </Button>
          )}
          {chosen !== 0 && (
            <Button
              variant="quiet"
              className="rd-bulk-clear"
              onClick={() => onChange(nothingSelected)}
            >
              {words.clearSelection}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
