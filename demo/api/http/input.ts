import type { Context } from 'hono'
import * as v from 'valibot'
import { nestsTooDeep } from './json-text.ts'
import { type Reason, Refusal } from './refusal.ts'

/**
 * The body of a POST, parsed by its schema.
 *
 * @throws Refusal 415 (not JSON by its type), 413 (too large), 400 (not JSON), 422 (not of the shape, or nested too deep)
 */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
  maxBytes: number,
): Promise<v.InferOutput<S>> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'not-json-type')
  const text = await readText(c, maxBytes)
  return parse(schema, toJson(text), 'invalid-body')
}

/** Query parameters, parsed by their schema. `status[]=a&status[]=b` and `status=a` both arrive as `status`. */
export function readQuery<S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  const values = new Map<string, string | string[]>()
  for (const [name, list] of Object.entries(c.req.queries())) {
    const key = name.replace(/\[\]$/, '')
    values.set(key, name.endsWith('[]') || list.length > 1 ? list : (list[0] ?? ''))
  }
  return parse(schema, Object.fromEntries(values), 'invalid')
}

async function readText(c: Context, maxBytes: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new Refusal(413, 'too-large')
  const reader = c.req.raw.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw new Refusal(413, 'too-large')
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function toJson(text: string): unknown {
  if (nestsTooDeep(text)) throw new Refusal(422, 'invalid-body')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'not-json')
  }
}

function parse<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  shapeless: 'invalid' | 'invalid-body',
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  throw new Refusal(
    422,
    parsed.issues.slice(0, 20).map(issue => reasonOf(issue, shapeless)),
  )
}

function reasonOf(issue: v.BaseIssue<unknown>, shapeless: 'invalid' | 'invalid-body'): Reason {
  const field = v.getDotPath(issue)
  if (field === null) return { code: shapeless }
  if (issue.received === 'undefined') return { code: 'required', field }
  if (issue.type === 'max_length') return { code: 'too-long', field }
  return { code: issue.message === 'time-zone' ? 'invalid-time-zone' : 'invalid', field }
}
