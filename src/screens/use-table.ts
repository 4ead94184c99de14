import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { messageOf } from '../core/errors.ts'
import { errorTexts } from '../core/system/texts.ts'
import type { TableState, TableStore } from '../core/table/create-table.ts'
import type { TableLayout, TablePreference } from '../core/table/layout.ts'
import {
  addView,
  currentView,
  removeView,
  renameView,
  startWith,
  updateView,
} from '../core/table/saved-views.ts'
import { usualPageSizes } from '../core/table/view.ts'
import { useTexts } from './desk.tsx'
import {
  nothingSelected,
  type PagingProps,
  type SavedViewsProps,
  type TableContent,
  type TableSelection,
} from './kit/table/table-types.ts'

/** A list's stores as the kit's table takes them: state, order, paging, columns, saved views. */
export function useTable<Row>(store: TableStore<Row>) {
  const texts = useTexts(errorTexts)
  const state = useStore(store.$state)
  const view = useStore(store.$view)
  const preference = useStore(store.preference.$value)
  const setLayout = (layout: TableLayout) => store.preference.set({ ...preference, layout })
  return {
    table: {
      content: contentOf(state, error => messageOf(error, texts.unexpected)),
      sort: view.sort,
      onSort: store.sort,
      paging: pagingOf(store, state),
      layout: preference.layout,
      onRetry: store.reload,
      onClearFilters: () => store.setFilters({}),
      openedId: view.opened,
    },
    view,
    layout: preference.layout,
    setLayout,
    views: viewsOf(store, preference),
  }
}

/** Selected rows. Another set of rows, by other filters, begins with none. */
export function useTableSelection<Row>(store: TableStore<Row>) {
  const filters = JSON.stringify(useStore(store.$view).filters)
  const [held, setHeld] = useState({ filters, selection: nothingSelected })
  const selection = held.filters === filters ? held.selection : nothingSelected
  const setSelection = (next: TableSelection) => setHeld({ filters, selection: next })
  return [selection, setSelection] as const
}

function contentOf<Row>(
  state: TableState<Row>,
  say: (error: unknown) => string,
): TableContent<Row> {
  return state.state === 'failed' ? { state: 'failed', message: say(state.error) } : state
}

function pagingOf<Row>(store: TableStore<Row>, state: TableState<Row>): PagingProps | undefined {
  if (state.state !== 'ready') return undefined
  const { paging, view } = state
  return {
    page: view.page,
    pageSize: view.pageSize,
    pageSizes: store.definition.pageSizes ?? usualPageSizes,
    total: paging.total,
    totalCapped: paging.totalCapped,
    hasPrevious: view.page > 1,
    hasNext: paging.nextCursor !== null,
    onPrevious: store.previousPage,
    onNext: store.nextPage,
    onPageSize: store.setPageSize,
  }
}

function viewsOf<Row>(store: TableStore<Row>, preference: TablePreference): SavedViewsProps {
  const now = { query: store.query(), layout: preference.layout }
  const { set } = store.preference
  return {
    views: preference.views,
    currentId: currentView(preference, now)?.id ?? null,
    startId: preference.startView,
    onShow(view) {
      set({ ...preference, layout: view.layout })
      store.show(view)
    },
    onSave: name => set(addView(preference, name, now)),
    onUpdate: id => set(updateView(preference, id, now)),
    onRename: (id, name) => set(renameView(preference, id, name)),
    onDelete: id => set(removeView(preference, id)),
    onStart: id => set(startWith(preference, id)),
  }
}
