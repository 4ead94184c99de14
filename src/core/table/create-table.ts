/**
 * A list screen's stores and actions: what the table shows, held in the location, and the page of rows that
 * belongs to it. Screens subscribe; `screens/use-table.ts` binds it to the kit's `<DataTable>`.
 */
import { atom, computed, onMount, onStart, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { DeskError } from '../errors.ts'
import type { FilterValues } from '../format/filters.ts'
import type { DeskLocation } from '../location.ts'
import { createPreference, type Preference } from '../preferences.ts'
import { createResource, onWritten, type ReadingDesk, type Resource } from '../resource.ts'
import {
  noPreference,
  type SavedView,
  type TablePreference,
  TablePreferenceSchema,
} from './layout.ts'
import type { Sort } from './list.ts'
import type { ListPage, Paging } from './page.ts'
import { prefixedLocation } from './prefixed-location.ts'
import {
  checkDefinition,
  filterChanges,
  isFiltered,
  openedChanges,
  pageChanges,
  pageSizeChanges,
  parseView,
  queryChanges,
  queryOf,
  sortChanges,
  type TableView,
  type ViewDefinition,
} from './view.ts'

export type TableState<Row> =
  | { state: 'loading' }
  /** `view` is the one that the rows belong to: another may be on its way, and `refreshing` says so. */
  | { state: 'ready'; rows: readonly Row[]; paging: Paging; view: TableView; refreshing: boolean }
  /** Nothing there yet. */
  | { state: 'empty' }
  /** Nothing that the filters let through. */
  | { state: 'no-match' }
  | { state: 'failed'; error: unknown }
  | { state: 'forbidden' }

export interface TableStore<Row> {
  readonly name: string
  readonly definition: ViewDefinition
  readonly $state: ReadableAtom<TableState<Row>>
  readonly $view: ReadableAtom<TableView>
  /** Columns, density and saved views of this person. */
  readonly preference: Preference<TablePreference>
  /** All filters anew; keys left out are cleared. Returns to the first page. */
  setFilters(filters: FilterValues): void
  sort(sort: Sort | null): void
  nextPage(): void
  previousPage(): void
  setPageSize(pageSize: number): void
  /** Opens a row by its id, or closes it. */
  open(id: string | null): void
  /** Filters, order and page size of a saved view. */
  show(view: SavedView): void
  /** What a saved view would keep of the location. */
  query(): string
  /** Reads again and keeps the rows meanwhile: after an action, and Retry. */
  reload(): void
}

export interface TableOptions<Row> extends ViewDefinition {
  /** Its keys in the URL and its preferences go by this name: 'orders'. */
  name: string
  load: (view: TableView, signal: AbortSignal) => Promise<ListPage<Row>>
  /** `liveMs` for lists that live (core/resource.ts). */
  pollMs?: number
  /** An embedded element's own location; otherwise the desk's, prefixed with the name. */
  location?: DeskLocation
}

interface Shown<Row> {
  subject: string | null
  view: TableView
  page: ListPage<Row>
}

export function createTable<Row>(
  desk: ReadingDesk & Pick<Desk, 'location' | 'session'>,
  options: TableOptions<Row>,
): TableStore<Row> {
  checkDefinition(options)
  const location = options.location ?? prefixedLocation(desk.location, options.name)
  const $view = stableView(location, options)
  const preference = createPreference(
    desk,
    `table.${options.name}`,
    TablePreferenceSchema,
    noPreference,
  )
  const $state = atom<TableState<Row>>({ state: 'loading' })
  let shown: Shown<Row> | undefined

  const resource = createResource<Shown<Row>>(desk, {
    ...(options.pollMs ? { pollMs: options.pollMs } : {}),
    // Whoever comes back without a network finds the rows that they left.
    keeps: ({ view }) => requestOf(view) === requestOf($view.get()),
    async load({ signal, ifVersion }) {
      const view = $view.get()
      const subject = desk.$subject.get()
      const page = await loadOrReturn(view, signal)
      // A poll that finds the same leaves the rows alone.
      const version = JSON.stringify([requestOf(view), page])
      return version === ifVersion
        ? { unchanged: true }
        : { data: { subject, view, page }, version }
    },
  })

  /** A page that is no more (its rows went, its cursor is old) leads back to the first one. */
  async function loadOrReturn(view: TableView, signal: AbortSignal): Promise<ListPage<Row>> {
    try {
      const page = await options.load(view, signal)
      if (page.data.length === 0 && view.page > 1) toFirstPage(signal)
      return page
    } catch (error) {
      if (view.page > 1 && error instanceof DeskError && error.failure === 'invalid')
        toFirstPage(signal)
      throw error
    }
  }

  function toFirstPage(signal: AbortSignal) {
    // The view's listener starts the next load and aborts this one.
    if (!signal.aborted) location.update(pageChanges(1, null), 'replace')
  }

  function stateOf(answer: Resource<Shown<Row>>): TableState<Row> {
    if (answer.state === 'ready') {
      shown = answer.data
      const { view, page } = shown
      if (page.data.length === 0) return { state: isFiltered(view, options) ? 'no-match' : 'empty' }
      return { state: 'ready', rows: page.data, paging: page.paging, view, refreshing: false }
    }
    if (answer.state !== 'loading') return answer
    // Another person's rows, or another organisation's, are never shown while new ones come.
    if (!shown || shown.subject !== desk.$subject.get() || shown.page.data.length === 0)
      return { state: 'loading' }
    const { view, page } = shown
    return { state: 'ready', rows: page.data, paging: page.paging, view, refreshing: true }
  }

  // Whoever comes back from a row's page finds what they changed there.
  onStart($state, resource.freshen)
  onMount($state, () => {
    showStartView()
    let asked = requestOf($view.get())
    const unwatchView = $view.listen(view => {
      if (requestOf(view) === asked) return
      asked = requestOf(view)
      resource.reload()
    })
    const unwatch = resource.$state.subscribe(answer => $state.set(stateOf(answer)))
    const unhear = onWritten(desk, () => $state.lc > 0 && resource.freshen())
    return () => {
      unhear()
      unwatchView()
      unwatch()
      shown = undefined
    }
  })

  function showStartView() {
    if (Object.keys(location.$parameters.get()).length > 0) return
    const { views, startView } = preference.$value.get()
    const view = views.find(({ id }) => id === startView)
    if (view) location.update(queryChanges(view.query, options), 'replace')
  }

  function turnTo(step: 1 | -1) {
    const { page } = $view.get()
    const paging = shown?.page.paging
    const cursor = step === 1 ? paging?.nextCursor : paging?.previousCursor
    location.update(pageChanges(page + step, cursor ?? null))
  }

  return {
    name: options.name,
    definition: options,
    $state,
    $view,
    preference,
    setFilters: filters => location.update(filterChanges(filters, options)),
    sort: sort => location.update(sortChanges(sort, options)),
    nextPage: () => turnTo(1),
    previousPage: () => turnTo(-1),
    setPageSize: pageSize => location.update(pageSizeChanges(pageSize, options)),
    open: id => location.update(openedChanges(id)),
    show: view => location.update(queryChanges(view.query, options)),
    query: () => queryOf($view.get(), options),
    reload: resource.reload,
  }
}

/** What a load depends on; opening a row asks for nothing. */
function requestOf({ opened, ...request }: TableView): string {
  return JSON.stringify(request)
}

/** The same view is the same object, whatever else the URL holds. */
function stableView(location: DeskLocation, definition: ViewDefinition): ReadableAtom<TableView> {
  let known: TableView | undefined
  return computed(location.$parameters, parameters => {
    const view = parseView(parameters, definition)
    if (!known || JSON.stringify(view) !== JSON.stringify(known)) known = view
    return known
  })
}
