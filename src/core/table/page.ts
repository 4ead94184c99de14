/** How lists answer (docs/architecture.md, "Lists"). */
import * as v from 'valibot'

export const PagingSchema = v.object({
  nextCursor: v.nullable(v.string()),
  previousCursor: v.nullable(v.string()),
  /** Of all rows that match, not of this page. */
  total: v.number(),
  /** True when there are more than `total`: "10,000+". */
  totalCapped: v.boolean(),
})
export type Paging = v.InferOutput<typeof PagingSchema>

/** One page of a list, as `load` gives it to a table. */
export interface ListPage<Row> {
  data: readonly Row[]
  paging: Paging
}

/** The whole answer of a list whose rows are `item`: a `ListPage`, and what is told beside it. */
export function listOf<Item extends v.GenericSchema>(item: Item, beside: v.ObjectEntries = {}) {
  return v.object({ data: v.array(item), paging: PagingSchema, ...beside })
}
