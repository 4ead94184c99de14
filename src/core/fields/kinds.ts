/** The plain kinds of fields: texts, numbers, choices. Each brings its rule and what an empty form holds. */
import * as v from 'valibot'
import { isOneLine } from '../format/one-line.ts'
import { withoutUnseen } from '../format/unseen.ts'
import type { Field, Fields, TypedValues, Values } from './field.ts'
import { answeredOf, sentOf, typedOf } from './field.ts'
import { CentsSchema, CountSchema } from './values.ts'

/** Text that the database can hold. */
const storable = v.check(
  (text: string) => !text.includes('\0') && text.isWellFormed(),
  'invalid-text',
)

/** Without the spaces around it, and without what nobody sees; what is required is a name, on one line. @param most characters */
export function text(most: number, { required = false } = {}): Field<string> {
  const rule = v.pipe(v.string(), storable, v.transform(withoutUnseen), v.trim(), v.maxLength(most))
  const schema = required ? v.pipe(rule, v.nonEmpty(), v.check(isOneLine)) : rule
  return { kind: 'text', schema, typed: schema, initially: '', answered: v.string() }
}

/** As it was typed, on several lines. @param most characters */
export function longText(most: number): Field<string> {
  const schema = v.pipe(v.string(), storable, v.maxLength(most))
  return { kind: 'long-text', schema, typed: schema, initially: '' }
}

/** A text, or null for none. @param most characters */
export function textOrNull(most: number): Field<string | null> {
  const schema = v.nullable(text(most).schema)
  return { kind: 'text', schema, typed: schema, initially: null }
}

/** A text of one form, or null for none: the code is worded where it is refused. */
export function matching(isRight: (text: string) => boolean, code: string): Field<string | null> {
  const schema = v.nullable(v.pipe(v.string(), v.check(isRight, code)))
  return { kind: 'text', schema, typed: schema, initially: null, answered: v.nullable(v.string()) }
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

/** The two letters of a province or state, as the post writes them. */
export function province(): Field<string> {
  const schema = v.pipe(v.string(), v.nonEmpty(), v.regex(/^[A-Z]{2}$/))
  return { kind: 'province', schema, typed: schema, initially: '', answered: v.string() }
}

/** PostgreSQL's bigint goes further, a JavaScript number in cents doesn't need to. */
const StoredCentsSchema = v.pipe(CentsSchema, v.maxValue(100_000_000_000_00))

/** Integer cents. Empty it is no amount. */
export function money(): Field<number, number | null> {
  const schema = StoredCentsSchema
  return { kind: 'money', schema, typed: orEmpty(schema), initially: null }
}

/** Integer cents; left empty it is zero. */
export function moneyOrZero(): Field<number, number | null> {
  const schema = StoredCentsSchema
  return { kind: 'money', schema, typed: v.nullable(schema, 0), initially: 0 }
}

/** Integer cents, or null for none. */
export function moneyOrNull(): Field<number | null> {
  const schema = v.nullable(StoredCentsSchema)
  return { kind: 'money', schema, typed: schema, initially: null }
}

export function count({
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
  initially = 0 as number | null,
} = {}): Field<number, number | null> {
  const schema = v.pipe(CountSchema, v.minValue(least), v.maxValue(most))
  return { kind: 'count', schema, typed: orEmpty(schema), initially }
}

/** A number, or null for no limit. */
export function countOrNull({ least = 0, most = 1_000_000_000 } = {}): Field<number | null> {
  const schema = v.nullable(v.pipe(CountSchema, v.minValue(least), v.maxValue(most)))
  return {
    kind: 'count',
    schema,
    typed: schema,
    initially: null,
    answered: v.nullable(CountSchema),
  }
}

const percentage = (least: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(100), v.check(hasTwoDecimals, 'two-decimals'))

function hasTwoDecimals(value: number): boolean {
  return Math.abs(Math.round(value * 100) - value * 100) < 1e-6
}

/** 0 to 100 with two decimals at most, as 2.5; left empty it is zero. */
export function percentageOrZero(initially: number): Field<number, number | null> {
  const schema = percentage(0)
  return { kind: 'percentage', schema, typed: v.nullable(schema, 0), initially }
}

/** From `least` to 100, or null for none. */
export function percentageOrNull(least: number): Field<number | null> {
  const schema = v.nullable(percentage(least))
  return { kind: 'percentage', schema, typed: schema, initially: null }
}

export function yesNo(initially: boolean): Field<boolean> {
  return { kind: 'yes-no', schema: v.boolean(), typed: v.boolean(), initially }
}

export function choice<const Option extends string>(
  options: readonly Option[],
  initially: Option,
): Field<Option> {
  const schema = v.picklist(options)
  return { kind: 'choice', schema, typed: schema, initially }
}

/** A record within the record. */
export function record<const F extends Fields>(
  fields: F,
): Field<Values<F>, TypedValues<F>> & { fields: F } {
  const empty = Object.entries(fields).map(([name, { initially }]) => [name, initially])
  return {
    kind: 'record',
    fields,
    schema: v.strictObject(sentOf(fields)) as unknown as v.GenericSchema<Values<F>, Values<F>>,
    answered: v.object(answeredOf(fields)) as unknown as v.GenericSchema<Values<F>, Values<F>>,
    typed: v.object(typedOf(fields)) as unknown as v.GenericSchema<TypedValues<F>, Values<F>>,
    initially: Object.fromEntries(empty) as TypedValues<F>,
  }
}

/** Null goes in, never out: at run time it is the schema itself, which refuses null as "required". */
function orEmpty(schema: v.GenericSchema<number, number>): v.GenericSchema<number | null, number> {
  return schema
}
