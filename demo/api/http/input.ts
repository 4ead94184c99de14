import type { Context } from 'hono'
import * as v from 'valibot'
import { nestsTooDeep } from './json-text.ts'
import { type Reason, Refusal } from './refusal.ts'

/**
 * The body of a call, parsed by its schema, and as it was sent.
 *
 * @throws Refusal 415 (not JSON by its type), 413 (too large), 400 (not JSON), 422 (not of the shape, nested too deep,
 * or a text that can't be stored)
 */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
  { maxBytes, anyText = false }: { maxBytes: number; anyText?: boolean | undefined },
): Promise<{ body: v.InferOutput<S>; sent: unknown }> {
  // A POST that says all in its address has none: the schema tells whether that is enough.
  const isBare = c.req.raw.body === null || c.req.header('content-length') === '0'
  if (isBare && c.req.header('content-type') === undefined)
    return { body: parse(schema, {}, 'invalid-body'), sent: {} }
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'not-json-type')
  const text = await readText(c, maxBytes)
  const sent = toJson(text)
  if (!anyText) requireStorable(sent)
  return { body: parse(schema, sent, 'invalid-body'), sent }
}

/** Query parameters, parsed by their schema. `status[]=a&status[]=b` and `status=a` both arrive as `status`. */
export function readQuery<S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  const values = new Map<string, string | string[]>()
  for (const [name, list] of Object.entries(c.req.queries())) {
    const key = name.replace(/\[\]$/, '')
    values.set(key, name.endsWith('[]') || list.length > 1 ? list : (list[0] ?? ''))
  }
  const query = Object.fromEntries(values)
  requireStorable(query)
  return parse(schema, query, 'invalid')
}

async function readText(c: Context, maxBytes: number): Promise<string> {
  return (await readBytes(c, maxBytes, 'too-large')).toString('utf8')
}

/** A body as it is. @throws Refusal 413 as soon as it is larger */
export async function readBytes(
  c: Context,
  maxBytes: number,
  tooLarge: 'too-large' | 'file-too-large',
): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new Refusal(413, tooLarge)
  const reader = c.req.raw.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw new Refusal(413, tooLarge)
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

function toJson(text: string): unknown {
  if (nestsTooDeep(text)) throw new Refusal(422, 'invalid-body')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'not-json')
  }
}

/** @throws Refusal 422 naming each text that PostgreSQL can't hold: with U+0000, or half of a surrogate pair */
export function requireStorable(value: unknown): void {
  const reasons = unstorableIn(value, '')
  if (reasons.length > 0) throw new Refusal(422, reasons.slice(0, 20))
}

function unstorableIn(value: unknown, field: string): Reason[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [{ code: 'invalid', field }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableIn(inner, field === '' ? name : `${field}.${name}`),
  )
}

/**
 * What was sent, by its schema. @param within the field that it stands in, if it isn't all that was sent
 * @throws Refusal 422 naming each field that is wrong
 */
export function parse<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  shapeless: 'invalid' | 'invalid-body',
  within?: string,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const reasons = parsed.issues.slice(0, 20).map(issue => reasonOf(issue, shapeless))
  const named = reasons.map(({ field, ...reason }) => ({
    ...reason,
    field: [within, field].filter(part => part !== undefined).join('.'),
  }))
  throw new Refusal(422, within === undefined ? reasons : named)
}

function reasonOf(issue: v.BaseIssue<unknown>, shapeless: 'invalid' | 'invalid-body'): Reason {
  const field = v.getDotPath(issue)
  if (field === null) return { code: shapeless }
  if (issue.received === 'undefined') return { code: 'required', field }
  // What an object doesn't name is expected never to be there.
  if (issue.expected === 'never') return { code: 'not-writable', field }
  if (issue.type === 'max_length') return { code: 'too-long', field }
  if (issue.message === 'cron') return { code: 'cron', field }
  return { code: issue.message === 'time-zone' ? 'invalid-time-zone' : 'invalid', field }
}
