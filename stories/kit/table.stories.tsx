import { useMemo, useState } from 'react'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { plainLayout, type TableLayout } from '../../src/core/table/layout.ts'
import type { Sort } from '../../src/core/table/list.ts'
import { Button } from '../../src/screens/kit/button.tsx'
import { ColumnChooser } from '../../src/screens/kit/table/column-chooser.tsx'
import { DataTable, type DataTableProps } from '../../src/screens/kit/table/data-table.tsx'
import { nothingSelected, type TableSelection } from '../../src/screens/kit/table/table-types.ts'
import {
  noOrders,
  orderActions,
  orderColumns,
  orderId,
  orderName,
  type SampleOrder,
  sampleOrders,
  sampleWords,
} from '../support/sample-orders.tsx'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

const nothing = () => undefined
const rows = sampleOrders(8)

interface SampleProps extends Partial<DataTableProps<SampleOrder>> {
  locale: Locale
  density?: TableLayout['density']
  selected?: TableSelection
  totalCents?: number
}

function Sample({ locale, density = 'comfortable', selected, totalCents, ...props }: SampleProps) {
  const words = sampleWords[locale]
  const columns = useMemo(
    () => orderColumns(locale, totalCents === undefined ? {} : { totalCents }),
    [locale, totalCents],
  )
  const actions = useMemo(() => orderActions(locale), [locale])
  const [layout, setLayout] = useState<TableLayout>({ ...plainLayout, density })
  const [sort, setSort] = useState<Sort>({ by: 'createdAt', direction: 'desc' })
  const [selection, setSelection] = useState<TableSelection>(selected ?? nothingSelected)
  return (
    <DataTable<SampleOrder>
      label={words.orders}
      title={words.orders}
      columns={columns}
      rowId={orderId}
      rowName={orderName}
      content={{ state: 'ready', rows }}
      empty={{ ...noOrders(locale), action: <Button variant="primary">{words.create}</Button> }}
      onRetry={nothing}
      onClearFilters={nothing}
      sort={sort}
      onSort={setSort}
      onOpen={nothing}
      rowActions={actions}
      layout={layout}
      tools={<ColumnChooser columns={columns} layout={layout} onLayout={setLayout} />}
      paging={{
        page: 1,
        pageSize: 20,
        pageSizes: [20, 50, 100],
        total: 1234,
        totalCapped: false,
        hasPrevious: false,
        hasNext: true,
        onPrevious: nothing,
        onNext: nothing,
        onPageSize: nothing,
      }}
      selection={{
        value: selection,
        onChange: setSelection,
        allMatching: true,
        actions: (
          <>
            <Button>{words.mailed}</Button>
            <Button>{words.voidAll}</Button>
          </>
        ),
      }}
      {...props}
    />
  )
}

export const Ready: KitStory = kitStory(({ locale }) => <Sample locale={locale} />)

export const Loading: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} content={{ state: 'loading' }} />
))

export const Refreshing: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} content={{ state: 'ready', rows, refreshing: true }} />
))

export const Empty: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} content={{ state: 'empty' }} />
))

export const NoMatch: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} content={{ state: 'no-match' }} />
))

export const Failed: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} content={{ state: 'failed', message: sampleWords[locale].failure }} />
))

export const Forbidden: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} content={{ state: 'forbidden' }} />
))

export const Selected: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} selected={{ kind: 'rows', ids: rows.slice(1, 4).map(orderId) }} />
))

export const AllMatchingSelected: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} selected={{ kind: 'all-matching' }} />
))

export const RowsThatFailed: KitStory = kitStory(({ locale }) => {
  const failed = rows.slice(1, 3).map(orderId)
  const messages = new Map(failed.map(id => [id, sampleWords[locale].rowFailure]))
  return (
    <Sample
      locale={locale}
      selected={{ kind: 'rows', ids: failed }}
      rowErrors={{ messages, of: 6 }}
    />
  )
})

export const WithTotals: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} totalCents={1_234_550} />
))

export const Compact: KitStory = kitStory(({ locale }) => (
  <Sample locale={locale} density="compact" />
))

export const Narrow: KitStory = kitStory(({ locale }) => (
  <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
    <Sample
      locale={locale}
      totalCents={1_234_550}
      selected={{ kind: 'rows', ids: rows.slice(1, 2).map(orderId) }}
    />
  </div>
))

export const NarrowLoading: KitStory = kitStory(({ locale }) => (
  <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
    <Sample locale={locale} content={{ state: 'loading' }} />
  </div>
))

export const MoreThanAreCounted: KitStory = kitStory(({ locale }) => (
  <Sample
    locale={locale}
    paging={{
      page: 3,
      pageSize: 20,
      total: 10_000,
      totalCapped: true,
      hasPrevious: true,
      hasNext: true,
      onPrevious: nothing,
      onNext: nothing,
    }}
  />
))

/** Rows that nobody selects, opens or acts on: an ordinary table. */
export const OnlyToRead: KitStory = kitStory(({ locale }) => (
  <DataTable<SampleOrder>
    label={sampleWords[locale].orders}
    columns={orderColumns(locale, { totalCents: 1_234_550 })}
    rowId={orderId}
    rowName={orderName}
    content={{ state: 'ready', rows }}
    empty={noOrders(locale)}
  />
))
