import type * as v from 'valibot'
import type { ListCall, ScopeOf } from '../contract.ts'
import type { ListQuery } from './list.ts'

/** A list's call of whose rows less is read: what a choice shows, say. @param answer of `data` */
export function lessOf<const C extends ListCall, const S extends v.GenericSchema>(
  call: C,
  answer: S,
) {
  const { list, of, ...rest } = call
  return { ...rest, answer } as Omit<C, 'list' | 'of'> & {
    answer: S
    query: v.GenericSchema<ListQuery<C['list']> & ScopeOf<C>, unknown>
  }
}
