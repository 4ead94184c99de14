/** The kinds of fields: each brings its rule, what an empty form holds, and by its name how it is written. */
import * as v from 'valibot'
import type { Field } from './field.ts'
import { CentsSchema, CountSchema, InstantSchema } from './values.ts'

/** Text that the database can hold. */
const storable = v.check(
  (text: string) => !text.includes('\0') && text.isWellFormed(),
  'invalid-text',
)

/** Without the spaces around it. @param most characters */
export function text(most: number, { required = false } = {}): Field<string> {
  const rule = v.pipe(v.string(), storable, v.trim(), v.maxLength(most))
  const schema = required ? v.pipe(rule, v.nonEmpty()) : rule
  return { kind: 'text', schema, typed: schema, initially: '' }
}

/** As it was typed, on several lines. @param most characters */
export function longText(most: number): Field<string> {
  const schema = v.pipe(v.string(), storable, v.maxLength(most))
  return { kind: 'long-text', schema, typed: schema, initially: '' }
}

export function email(): Field<string | null, string> {
  const schema = v.nullable(v.pipe(v.string(), v.email(), v.maxLength(200)))
  const typed = v.pipe(
    v.string(),
    v.trim(),
    v.check(typedText => typedText === '' || v.is(schema, typedText), 'email'),
    v.transform(typedText => typedText || null),
  )
  return { kind: 'email', schema, typed, initially: '' }
}

/** PostgreSQL's bigint goes further, a JavaScript number in cents doesn't need to. */
const StoredCentsSchema = v.pipe(CentsSchema, v.maxValue(100_000_000_000_00))

/** Integer cents. Empty it is no amount. */
export function money(): Field<number, number | null> {
  const schema = StoredCentsSchema
  return { kind: 'money', schema, typed: orEmpty(schema), initially: null }
}

export function count({
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
  initially = 0,
} = {}): Field<number, number | null> {
  const schema = v.pipe(CountSchema, v.minValue(least), v.maxValue(most))
  return { kind: 'count', schema, typed: orEmpty(schema), initially }
}

/** UTC; null: none. */
export function instant(): Field<string | null> {
  const schema = v.nullable(v.pipe(InstantSchema, v.check(isKept)))
  return { kind: 'instant', schema, typed: schema, initially: null }
}

/** A year that PostgreSQL keeps and people mean. */
function isKept(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear()
  return year >= 1900 && year <= 9999
}

export function yesNo(initially: boolean): Field<boolean> {
  return { kind: 'yes-no', schema: v.boolean(), typed: v.boolean(), initially }
}

/** Null goes in, never out: at run time it is the schema itself, which refuses null as "required". */
function orEmpty(schema: v.GenericSchema<number, number>): v.GenericSchema<number | null, number> {
  return schema
}
