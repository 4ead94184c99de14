import { isolated } from '../../../core/i18n/isolate.ts'
import type { InsertField } from './toolbar.tsx'

/** A body as somebody will get it: each field's example stands in its place. */
export function filledIn(html: string, fields: readonly InsertField[]): string {
  return html.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const example = fields.find(field => field.name === name)?.example
    return example === undefined ? place : escaped(isolated(example))
  })
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
