/** What a list is of, its filters and its order, as they would stand in its address: for what the server does with all of it. */
import * as v from 'valibot'

/** A value: of several that are chosen, each. */
const value = v.pipe(v.string(), v.maxLength(200))

export const ListTextSchema = v.record(
  value,
  v.union([value, v.pipe(v.array(value), v.maxLength(100))]),
)
type ListText = v.InferOutput<typeof ListTextSchema>

export function asListText(query: Readonly<Record<string, unknown>>): ListText {
  const given = Object.entries(query).filter(([, each]) => each !== undefined && each !== null)
  return Object.fromEntries(
    given.map(([name, each]) => [name, Array.isArray(each) ? each.map(String) : String(each)]),
  )
}
