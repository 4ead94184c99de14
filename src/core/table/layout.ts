/** How a person likes a table to look, and the views they saved: kept per user by core/preferences.ts. */
import * as v from 'valibot'

const layoutEntries = {
  /** Ids of columns in the person's order; columns that came later follow. Empty: the screen's own order. */
  order: v.array(v.string()),
  /** Ids shown or hidden against what the screen begins with. */
  shown: v.array(v.string()),
  hidden: v.array(v.string()),
  density: v.picklist(['comfortable', 'compact']),
}

const LayoutSchema = v.object(layoutEntries)
export type TableLayout = Readonly<v.InferOutput<typeof LayoutSchema>>
export type Density = TableLayout['density']

const SavedViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Filters, order and page size, as a query (core/table/view.ts). */
  query: v.string(),
  layout: LayoutSchema,
})
export type SavedView = Readonly<v.InferOutput<typeof SavedViewSchema>>

export const TablePreferenceSchema = v.object({
  layout: LayoutSchema,
  views: v.array(SavedViewSchema),
  /** The id of the view that the table opens with. */
  startView: v.nullable(v.string()),
})
export type TablePreference = Readonly<v.InferOutput<typeof TablePreferenceSchema>>

export const plainLayout: TableLayout = {
  order: [],
  shown: [],
  hidden: [],
  density: 'comfortable',
}

export const noPreference: TablePreference = { layout: plainLayout, views: [], startView: null }
