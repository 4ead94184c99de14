/** What can be done with saved views: each answers the preference anew. */
import type { SavedView, TableLayout, TablePreference } from './layout.ts'

/** What a table shows now: its query (core/table/view.ts) and its layout. */
export interface ShownNow {
  query: string
  layout: TableLayout
}

/** A new view of what the table shows now. */
export function addView(preference: TablePreference, name: string, now: ShownNow): TablePreference {
  const numbers = preference.views.map(({ id }) => Number(id)).filter(Number.isSafeInteger)
  const id = String(Math.max(0, ...numbers) + 1)
  return { ...preference, views: [...preference.views, { id, name, ...now }] }
}

/** The view that is shown now: same filters, order and columns. */
export function currentView({ views }: TablePreference, now: ShownNow): SavedView | null {
  const shown = JSON.stringify([now.query, now.layout])
  return views.find(({ query, layout }) => JSON.stringify([query, layout]) === shown) ?? null
}

/** The view takes over what the table shows now. */
export function updateView(
  preference: TablePreference,
  id: string,
  now: ShownNow,
): TablePreference {
  return changeView(preference, id, view => ({ ...view, ...now }))
}

export function renameView(preference: TablePreference, id: string, name: string): TablePreference {
  return changeView(preference, id, view => ({ ...view, name }))
}

export function removeView(preference: TablePreference, id: string): TablePreference {
  return {
    ...preference,
    views: preference.views.filter(view => view.id !== id),
    startView: preference.startView === id ? null : preference.startView,
  }
}

/** The table opens with this view from now on; null: with none. */
export function startWith(preference: TablePreference, id: string | null): TablePreference {
  const view = preference.views.find(known => known.id === id)
  return { ...preference, startView: view?.id ?? null }
}

function changeView(
  preference: TablePreference,
  id: string,
  change: (view: SavedView) => SavedView,
): TablePreference {
  return {
    ...preference,
    views: preference.views.map(view => (view.id === id ? change(view) : view)),
  }
}
