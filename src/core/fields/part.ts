/** Some of a record's fields: what is sent of it, and the record with what was sent in place. */
import * as v from 'valibot'
import type { Field, Fields, Values } from './field.ts'

/** Any of the fields; of a record within it, any of its own. */
export type Part<F extends Fields> = {
  -readonly [Name in keyof F]?:
    | (F[Name] extends { readonly fields: infer Inner extends Fields }
        ? Part<Inner>
        : F[Name] extends Field<infer Value, unknown>
          ? Value
          : never)
    | undefined
}

type PartEntries<F extends Fields> = {
  [Name in keyof F]: v.OptionalSchema<v.GenericSchema<Part<F>[Name], Part<F>[Name]>, undefined>
}

/** What may be sent of each field, or left out. */
export function partOf<const F extends Fields>(fields: F): PartEntries<F> {
  const entries = Object.entries(fields).map(([name, { fields: inner, schema }]) => [
    name,
    v.optional(inner ? v.strictObject(partOf(inner)) : schema),
  ])
  return Object.fromEntries(entries) as PartEntries<F>
}

/** The record with what was sent in place of what was there. */
export function withPart<const F extends Fields>(
  fields: F,
  record: Values<F>,
  part: Part<F>,
): Values<F> {
  return mapFields(fields, record, ({ fields: inner }, value, name) => {
    const sent = part[name]
    if (sent === undefined) return value
    return inner ? withPart(inner, value as Values<Fields>, sent as Part<Fields>) : sent
  })
}

/** What an empty form holds, as a record: what must be filled in is empty. */
export function initialRecord<const F extends Fields>(fields: F): Values<F> {
  const entries = Object.entries(fields).map(([name, { initially }]) => [name, initially])
  return Object.fromEntries(entries) as Values<F>
}

/** The record with each value told anew. */
export function mapFields<const F extends Fields>(
  fields: F,
  record: Values<F>,
  tell: (field: Field<unknown, unknown>, value: unknown, name: string) => unknown,
): Values<F> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    tell(field, Reflect.get(record, name), name),
  ])
  return { ...record, ...Object.fromEntries(entries) }
}

/** The same, into records within it; `path` is dotted. */
export function mapDeep<const F extends Fields>(
  fields: F,
  record: Values<F>,
  tell: (field: Field<unknown, unknown>, value: unknown, path: string) => unknown,
  under = '',
): Values<F> {
  return mapFields(fields, record, (field, value, name) =>
    field.fields
      ? mapDeep(field.fields, value as Values<Fields>, tell, `${under}${name}.`)
      : tell(field, value, `${under}${name}`),
  )
}
