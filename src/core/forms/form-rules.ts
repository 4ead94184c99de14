/**
 * What a form asks of a schema: which fields are wrong, as codes that the form words in the reader's
 * language, and which ones must be filled in.
 */
import * as v from 'valibot'

/** Why a field is not right. An empty path is about the form as a whole. */
export interface FieldReason {
  /** Dotted: `packages.0.priceCents`. */
  readonly path: string
  /** Worded by the form: `required`, `phone`, `too-long` …, or a code of the screen's own. */
  readonly code: string
  /** What fills the gaps of the message, beside the field's name. */
  readonly params?: Readonly<Record<string, string>>
}

export type Checked<Output> =
  | { allowed: true; values: Output }
  | { allowed: false; reasons: readonly FieldReason[] }

export interface FormRules<Input, Output> {
  check(values: Input): Checked<Output>
  /** Whether the field at this path must be filled in, as its schema says. */
  isRequired(path: string): boolean
}

/**
 * The rules of a schema, and of `together`: what must hold between several fields (an end that is not before
 * the start, a postal code of the province). A rule of one field is a predicate in the schema, its message
 * the code: `v.check(isPhone, 'phone')`. Valibot's own rules need no message.
 */
export function formRules<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
  together: (values: Input) => readonly FieldReason[] = () => [],
): FormRules<Input, Output> {
  return {
    check(values) {
      const parsed = v.safeParse(schema, values, { abortPipeEarly: true })
      const own = parsed.success ? [] : parsed.issues.map(reasonOf)
      const reasons = [...own, ...together(values)]
      if (parsed.success && reasons.length === 0) return { allowed: true, values: parsed.output }
      return { allowed: false, reasons }
    },
    isRequired(path) {
      const leaf = path.split('.').reduce<unknown>(inner, schema)
      return isSchema(leaf) && empties.every(empty => !v.is(leaf, empty))
    },
  }
}

/**
 * A field that is empty until somebody fills it in, and may not be saved so: null goes in, never out.
 * At run time it is the schema itself, which refuses null as "required".
 */
export function filled<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
): v.GenericSchema<Input | null, Output> {
  return schema
}

const empties = [undefined, null, '', false, []]

const own = /^[a-z][a-z0-9-]*$/

function reasonOf(issue: v.BaseIssue<unknown>): FieldReason {
  const path = v.getDotPath(issue) ?? ''
  const { message } = issue
  if (own.test(message)) return { path, code: message }
  if (isEmpty(issue)) return { path, code: 'required' }
  const { requirement } = issue
  switch (issue.type) {
    case 'email':
    case 'url':
      return { path, code: issue.type }
    case 'integer':
    case 'safe_integer':
      return { path, code: 'whole-number' }
    case 'max_length':
      return { path, code: 'too-long', params: { most: String(requirement) } }
    case 'min_length': {
      const code = Array.isArray(issue.input) ? 'too-few' : 'too-short'
      return { path, code, params: { least: String(requirement) } }
    }
    case 'max_value':
      return { path, code: 'too-large', params: { most: String(requirement) } }
    case 'min_value':
      return { path, code: 'too-small', params: { least: String(requirement) } }
    default:
      return { path, code: 'invalid' }
  }
}

function isEmpty({ type, input }: v.BaseIssue<unknown>): boolean {
  if (input === undefined || input === null || input === '') return true
  return type === 'non_empty'
}

/** The schema of a member, through what wraps its parent. */
function inner(schema: unknown, key: string): unknown {
  if (!isSchema(schema)) return undefined
  if (schema.wrapped) return inner(schema.wrapped, key)
  return /^\d+$/.test(key) && schema.item ? schema.item : schema.entries?.[key]
}

type Walked = v.GenericSchema & {
  entries?: Record<string, unknown>
  item?: unknown
  wrapped?: unknown
}

function isSchema(value: unknown): value is Walked {
  return typeof value === 'object' && value !== null && '~run' in value
}
