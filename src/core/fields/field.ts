/** A record's fields, each said once: forms, tables, files, the server and the log read it. */
import * as v from 'valibot'
import { isSame } from '../forms/edits.ts'

/** How a value is written, in forms, cells, files and the log. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'html'
  | 'email'
  | 'web-address'
  | 'file'
  | 'colour'
  | 'province'
  | 'money'
  | 'count'
  | 'percentage'
  | 'instant'
  | 'time-zone'
  | 'cron'
  | 'yes-no'
  | 'choice'
  | 'record'

export interface Field<Value, Typed = Value> {
  readonly kind: FieldKind
  /** What may be sent, and is stored. */
  readonly schema: v.GenericSchema<Value, Value>
  /** What an answer is judged by, where that is less: its shape, since a rule may be newer than a record. */
  readonly answered?: v.GenericSchema<Value, Value>
  /** The same in a form: an empty text for none, null for a number that isn't there yet. */
  readonly typed: v.GenericSchema<Typed, Value>
  /** What an empty form holds. */
  readonly initially: Typed
  /** Of a record within the record. */
  readonly fields?: Fields
}
export type Fields = Readonly<Record<string, Field<unknown, unknown>>>

export type Values<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer Value, unknown> ? Value : never
}
export type TypedValues<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name]['initially'] extends infer Typed ? Typed : never
}

type Entries<F extends Fields, Key extends 'schema' | 'typed'> = {
  -readonly [Name in keyof F]: F[Name][Key]
}
function entriesOf<F extends Fields, Key extends 'schema' | 'typed'>(
  fields: F,
  schemaOf: (field: Field<unknown, unknown>) => v.GenericSchema,
) {
  const entries = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])
  return Object.fromEntries(entries) as Entries<F, Key>
}

/** What is sent of each field, for a schema of one's own. */
export const sentOf = <const F extends Fields>(fields: F) =>
  entriesOf<F, 'schema'>(fields, field => field.schema)
/** What is answered of each. */
export const answeredOf = <const F extends Fields>(fields: F) =>
  entriesOf<F, 'schema'>(fields, field => field.answered ?? field.schema)
/** What each is in a form. */
export const typedOf = <const F extends Fields>(fields: F) =>
  entriesOf<F, 'typed'>(fields, field => field.typed as v.GenericSchema)

/** The record as it is stored and answered. @param own what the server adds: ids, version, figures */
export function recordOf<const F extends Fields, const Own extends v.ObjectEntries>(
  fields: F,
  own: Own,
) {
  return v.object({ ...answeredOf(fields), ...own })
}

/** What is sent for a new record: a field that may be empty may be left out. @param beside what it belongs to, and what a field is by default */
export function creationOf<const F extends Fields, const Beside extends v.ObjectEntries>(
  fields: F,
  beside: Beside,
) {
  const entries = Object.entries(fields).map(([name, { schema, typed, initially }]) => {
    const empty = v.safeParse(typed, initially)
    return [name, empty.success ? v.optional(schema, empty.output as never) : schema]
  })
  return v.strictObject({
    ...Object.fromEntries(entries),
    ...beside,
  }) as unknown as v.GenericSchema<
    v.InferInput<v.ObjectSchema<Beside, undefined>> & Partial<Values<F>>,
    v.InferOutput<v.ObjectSchema<Beside, undefined>> & Values<F>
  >
}

/** What is sent for a change: any of the fields, and the version that was read. @param beside such as a reason */
export function changeOf<const F extends Fields, const Beside extends v.ObjectEntries>(
  fields: F,
  beside: Beside = {} as Beside,
) {
  return v.strictObject({
    version: v.pipe(v.number(), v.integer()),
    ...beside,
    ...v.partial(v.object(sentOf(fields))).entries,
  }) as unknown as v.GenericSchema<
    { version: number } & v.InferInput<v.ObjectSchema<Beside, undefined>> & Partial<Values<F>>,
    { version: number } & v.InferOutput<v.ObjectSchema<Beside, undefined>> & Partial<Values<F>>
  >
}

/** A record's form: its rules, what a new one starts with, a record as its values, and what differs. */
export interface RecordForm<F extends Fields> {
  fields: F
  schema: v.GenericSchema<TypedValues<F>, Values<F>>
  initially: TypedValues<F>
  valuesOf(record: Values<F>): TypedValues<F>
  changesOf(before: TypedValues<F>, after: Values<F>): Partial<Values<F>>
}

export function formOf<const F extends Fields>(fields: F): RecordForm<F> {
  const names = Object.keys(fields) as (keyof F & string)[]
  const each = <All>(one: (name: keyof F & string) => unknown) =>
    Object.fromEntries(names.map(name => [name, one(name)])) as All
  /** Null is an empty text in a form of texts. */
  const typed = (name: keyof F & string, value: unknown) =>
    value === null && fields[name]?.initially === '' ? '' : value
  return {
    fields,
    schema: v.object(typedOf(fields)) as unknown as RecordForm<F>['schema'],
    initially: each(name => fields[name]?.initially),
    valuesOf: record => each(name => typed(name, record[name])),
    changesOf(before, after) {
      const changed = names.filter(name => !isSame(before[name], typed(name, after[name])))
      return Object.fromEntries(changed.map(name => [name, after[name]])) as Partial<Values<F>>
    },
  }
}
