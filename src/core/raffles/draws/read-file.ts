/** Files as somebody hands them over: anything at all. */
import * as v from 'valibot'

/**
 * A file's text and what it says, by a schema; null for anything else. Bytes that aren't UTF-8 are refused, and a
 * byte order mark is kept: else two files could read alike.
 */
export function readJson<Schema extends v.GenericSchema>(
  file: Uint8Array,
  schema: Schema,
): { text: string; content: v.InferOutput<Schema> } | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
    const read = v.safeParse(schema, JSON.parse(text))
    return read.success ? { text, content: read.output } : null
  } catch {
    return null
  }
}
