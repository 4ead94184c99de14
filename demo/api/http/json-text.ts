/** Deeper than any document of ours, and shallow enough for every parser on the way. */
const deepest = 500

/** Whether a JSON text nests deeper than any call needs. Reads each character once. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** A value as JSON that jsonb takes: it can't hold U+0000 or half of a surrogate pair. */
export function jsonbText(value: unknown): string {
  return JSON.stringify(value).replace(/\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g, found =>
    found === '\\\\' ? found : '\\ufffd',
  )
}
