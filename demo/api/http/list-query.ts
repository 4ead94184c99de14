import * as v from 'valibot'
import { DaySchema, GivenIdSchema } from '../../../src/core/fields/values.ts'
import {
  type Filter,
  type FilterKey,
  type FilterValue,
  type List,
  namesOnWire,
  type SortKey,
  sortKeys,
} from '../../../src/core/table/list.ts'
import { pagingEntries, searchText } from './lists.ts'

/** What somebody asked of a list, read: paging, order, and each filter by its own name. */
export type ListRequested<L extends List> = {
  page: number
  pageSize: number
  cursor?: string | undefined
  sortBy: SortKey<L>
  descending: boolean
  filters: { [Id in FilterKey<L>]?: FilterValue<L['filters'][Id]> }
}

/** What the API takes of a list: its paging, its orders, its filters, and what it is of. */
export function listQuerySchema(list: List, of: v.ObjectEntries): v.GenericSchema {
  const { sortDir, ...paging } = pagingEntries
  const sortBy = v.optional(v.picklist(sortKeys(list) as string[]), list.order.by)
  return v.pipe(
    v.object({ ...paging, ...of, ...filterEntries(list), sortBy, sortDir }),
    v.transform(({ sortDir: direction = list.order.direction, ...asked }) => ({
      ...asked,
      descending: direction.toLowerCase() === 'desc',
      filters: filtersIn(list, asked),
    })),
  )
}

/** The filters alone, and what it is of; any other name is refused: where all that match are changed, none is meant to be looser. */
export function exactFilterSchema(list: List, of: v.ObjectEntries): v.GenericSchema {
  return v.pipe(v.strictObject({ ...of, ...filterEntries(list) }), withFilters(list))
}

/** The same of a file of a list: its filters, and what it is of. */
export function filterQuerySchema(list: List, of: v.ObjectEntries = {}): v.GenericSchema {
  return v.pipe(v.object({ ...of, ...filterEntries(list) }), withFilters(list))
}

function withFilters(list: List) {
  return v.transform((asked: Record<string, unknown>) => ({
    ...asked,
    filters: filtersIn(list, asked),
  }))
}

function filterEntries(list: List): v.ObjectEntries {
  return Object.assign({}, ...Object.entries(list.filters).map(each => entriesOf(...each)))
}

function filtersIn(list: List, asked: object): Record<string, unknown> {
  const read = Object.entries(list.filters).map(([id, filter]) => [id, filterIn(id, filter, asked)])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** `status[]=a&status[]=b`, or `status=a`. */
function oneOrMore(schema: v.GenericSchema<unknown, string>) {
  return v.optional(
    v.union([
      v.pipe(v.array(schema), v.maxLength(100)),
      v.pipe(
        schema,
        v.transform(one => [one]),
      ),
    ]),
  )
}

const region = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const number = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))

function entriesOf(id: string, filter: Filter): v.ObjectEntries {
  const schema = schemaOf(filter)
  return Object.fromEntries(namesOnWire(id, filter).map(name => [name, schema]))
}

function schemaOf(filter: Filter): v.GenericSchema {
  switch (filter.kind) {
    case 'search':
      return v.optional(searchText)
    case 'yes-no':
      return v.optional(v.picklist(['true', 'false']))
    case 'choice': {
      const option = v.picklist(filter.options.map(({ id }) => id))
      return filter.many ? oneOrMore(option) : v.optional(option)
    }
    case 'lookup': {
      const form = filter.form === 'region' ? region : GivenIdSchema
      return filter.many ? oneOrMore(form) : v.optional(form)
    }
    case 'days':
      return v.optional(DaySchema)
    case 'money':
    case 'number':
      return v.optional(number)
  }
}

function filterIn(id: string, filter: Filter, asked: object): unknown {
  const [first, last] = namesOnWire(id, filter).map(name => Reflect.get(asked, name))
  switch (filter.kind) {
    case 'search':
      return String(first ?? '').trim() || undefined
    case 'yes-no':
      return first === undefined ? undefined : first === 'true'
    case 'days':
    case 'money':
    case 'number':
      return first === undefined && last === undefined ? undefined : { from: first, to: last }
    default:
      return first
  }
}
