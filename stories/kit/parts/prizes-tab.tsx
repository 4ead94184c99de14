import { Gift, Pencil, Trash2 } from 'lucide'
import { useMemo, useState } from 'react'
import type { FilterValues } from '../../../src/core/format/filters.ts'
import { plainLayout, type TableLayout } from '../../../src/core/table/layout.ts'
import type { Sort } from '../../../src/core/table/list.ts'
import { Button } from '../../../src/screens/kit/button.tsx'
import { DateText } from '../../../src/screens/kit/date-text.tsx'
import { FilterBar } from '../../../src/screens/kit/filters/filter-bar.tsx'
import type { FilterDefinition } from '../../../src/screens/kit/filters/filter-definition.ts'
import { Money } from '../../../src/screens/kit/money.tsx'
import { Status } from '../../../src/screens/kit/status.tsx'
import { ColumnChooser } from '../../../src/screens/kit/table/column-chooser.tsx'
import { DataTable } from '../../../src/screens/kit/table/data-table.tsx'
import { DownloadButton } from '../../../src/screens/kit/table/download-button.tsx'
import {
  nothingSelected,
  type TableColumn,
  type TableSelection,
} from '../../../src/screens/kit/table/table-types.ts'
import { type SamplePrize, samplePrizes } from './sample-prizes.ts'
import type { PartsWords } from './words.ts'

const zone = 'America/Halifax'
const nothing = () => undefined

function columnsOf(words: PartsWords): TableColumn<SamplePrize>[] {
  return [
    { id: 'name', header: words.prize, card: 'title', sortable: true, cell: ({ name }) => name },
    {
      id: 'value',
      header: words.value,
      align: 'end',
      sortable: 'desc',
      cell: ({ cents }) => <Money cents={cents} currency="CAD" />,
      total: <Money cents={12_399_800} currency="CAD" />,
    },
    {
      id: 'drawAt',
      header: words.drawn,
      cell: ({ drawAt }) => <DateText instant={drawAt} timeZone={zone} />,
    },
    {
      id: 'status',
      header: words.status,
      card: 'status',
      cell: ({ picked }) => (
        <Status tone={picked ? 'ok' : 'info'}>{picked ? words.picked : words.open}</Status>
      ),
    },
  ]
}

function filtersOf(words: PartsWords): FilterDefinition[] {
  const options = [
    { id: 'open', label: words.open },
    { id: 'picked', label: words.picked },
  ]
  return [
    { id: 'search', label: words.search, kind: 'search' },
    { id: 'status', label: words.status, kind: 'choice', many: true, pinned: true, options },
    { id: 'drawn', label: words.drawn, kind: 'days', timeZone: zone, pinned: true },
    { id: 'value', label: words.value, kind: 'money', currency: 'CAD' },
  ]
}

interface PrizesTabProps {
  words: PartsWords
  onEdit: (prize: SamplePrize) => void
  onRemove: (prize: SamplePrize) => void
}

export function PrizesTab({ words, onEdit, onRemove }: PrizesTabProps) {
  const columns = useMemo(() => columnsOf(words), [words])
  const [filters, setFilters] = useState<FilterValues>({ status: 'open' })
  const [layout, setLayout] = useState<TableLayout>(plainLayout)
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'asc' })
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  return (
    <>
      <FilterBar
        filters={filtersOf(words)}
        values={filters}
        onChange={setFilters}
        now={new Date('2026-11-20T18:32:00Z')}
      />
      <DataTable<SamplePrize>
        label={words.prizes}
        title={words.prizes}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        content={{ state: 'ready', rows: samplePrizes.slice(0, 8) }}
        empty={{ icon: Gift, title: words.none, action: <Button>{words.add}</Button> }}
        onRetry={nothing}
        onClearFilters={() => setFilters({})}
        sort={sort}
        onSort={setSort}
        onOpen={onEdit}
        rowActions={prize => [
          { id: 'edit', label: words.edit, icon: Pencil, onAction: () => onEdit(prize) },
          { separator: true },
          {
            id: 'remove',
            label: words.remove,
            icon: Trash2,
            tone: 'danger',
            disabledBecause: prize.picked ? words.removeWhy : undefined,
            onAction: () => onRemove(prize),
          },
        ]}
        layout={layout}
        tools={
          <>
            <DownloadButton download={{ state: 'idle' }} onStart={nothing} onCancel={nothing} />
            <ColumnChooser columns={columns} layout={layout} onLayout={setLayout} />
          </>
        }
        selection={{
          value: selection,
          onChange: setSelection,
          allMatching: true,
          actions: <Button>{words.remove}</Button>,
        }}
        paging={{
          page: 1,
          pageSize: 8,
          total: 24,
          totalCapped: false,
          hasPrevious: false,
          hasNext: true,
          onPrevious: nothing,
          onNext: nothing,
        }}
      />
    </>
  )
}
