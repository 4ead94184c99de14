import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import type { Download } from '../core/download.ts'
import { messageOf } from '../core/errors.ts'
import { errorTexts } from '../core/system/texts.ts'
import type { TableStore } from '../core/table/create-table.ts'
import { checkDeclared, isFiltered } from '../core/table/view.ts'
import { useTexts } from './desk.tsx'
import { Forbidden } from './forbidden.tsx'
import { FilterBar } from './kit/filters/filter-bar.tsx'
import type { FilterDefinition } from './kit/filters/filter-definition.ts'
import { ColumnChooser } from './kit/table/column-chooser.tsx'
import { DataTable, type DataTableProps } from './kit/table/data-table.tsx'
import { DownloadButton } from './kit/table/download-button.tsx'
import { SavedViews } from './kit/table/saved-views.tsx'
import { nothingSelected, type TableSelection } from './kit/table/table-types.ts'
import { useBarForNotices } from './use-bar.ts'
import { useTable, useTableSelection } from './use-table.ts'

/** What the list's stores answer themselves. */
type Bound =
  | 'content'
  | 'forbidden'
  | 'sort'
  | 'onSort'
  | 'paging'
  | 'layout'
  | 'onRetry'
  | 'onClearFilters'
  | 'openedId'
  | 'selection'
  | 'filters'

interface ListTableProps<Row extends object> extends Omit<DataTableProps<Row>, Bound> {
  store: TableStore<Row>
  /** Those of the store's definition, with what people read of them. */
  filters?: readonly FilterDefinition[]
  /** The bulk bar's buttons; rows can be selected where it is given. Call `clear` when the work is done. */
  bulkActions?: ((selection: TableSelection, clear: () => void) => ReactNode) | undefined
  /** Whether bulk actions can be asked for every row that matches. */
  allMatching?: boolean
  /** Of the whole filtered set. */
  download?: Download
}

/** A list of a domain: the kit's table on the stores of `createTable`. A list screen is little more than this. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { store, bulkActions, allMatching = false, download, filters, tools, ...rest } = props
  const { columns } = rest
  checkDeclared(store.definition, { columns, filters })
  const { table, view, layout, setLayout, views } = useTable(store)
  const [selection, setSelection] = useTableSelection(store)
  const onBar = useBarForNotices()
  const hasFilters = useFilters(isFiltered(view, store.definition), table.content.state === 'empty')
  const selected = bulkActions && {
    value: selection,
    onChange: setSelection,
    allMatching,
    onBar,
    actions: bulkActions(selection, () => setSelection(nothingSelected)),
  }
  return (
    <DataTable
      {...rest}
      {...table}
      forbidden={<Forbidden />}
      selection={selected}
      filters={
        filters &&
        filters.length > 0 &&
        hasFilters && (
          <FilterBar filters={filters} values={view.filters} onChange={store.setFilters} />
        )
      }
      tools={
        // Where there is nothing yet, the next step is the only thing to do.
        table.content.state === 'empty' ? (
          tools
        ) : (
          <>
            {download && (
              <DownloadCsv download={download} disabled={table.content.state !== 'ready'} />
            )}
            <SavedViews {...views} />
            <ColumnChooser columns={columns} layout={layout} onLayout={setLayout} />
            {tools}
          </>
        )
      }
    />
  )
}

/** Where there is nothing yet, nothing can be filtered; filters that were used stay, for the focus may be in them. */
function useFilters(filtered: boolean, isEmpty: boolean): boolean {
  const [used, setUsed] = useState(false)
  if (!used && filtered) setUsed(true)
  return used || !isEmpty
}

function DownloadCsv({ download, disabled }: { download: Download; disabled: boolean }) {
  const texts = useTexts(errorTexts)
  const state = useStore(download.$state)
  return (
    <DownloadButton
      download={
        state.state === 'failed'
          ? { state: 'failed', message: messageOf(state.error, texts.unexpected) }
          : state
      }
      disabled={disabled}
      onStart={download.start}
      onCancel={download.cancel}
    />
  )
}
