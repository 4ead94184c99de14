/**
 * What rrweb's own masks leave open. It masks text and entries; names in attributes (labels,
 * tooltips, addresses with a search in them) and the page's address are masked here.
 */
import type { RecordedEvent } from './recorded-event.ts'

const wordedAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'data-label',
  'label',
  'placeholder',
  'srcdoc',
  'title',
  'value',
])
const addresses = new Set(['action', 'href', 'src', 'xlink:href', 'poster', 'srcset'])

/** The event with every worded attribute starred out and every address without its query. */
export function maskEvent(event: RecordedEvent): RecordedEvent {
  return { ...event, data: maskIn(event.data) }
}

function maskIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, maskMember(name, inner)]),
  )
}

function maskMember(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return maskIn(value)
  if (wordedAttributes.has(name)) return stars(value)
  return addresses.has(name) ? withoutQuery(value) : value
}

function stars(text: string): string {
  return text.replace(/\S/g, '*')
}

/** Ids in a path may stay: the recording belongs to the same organisation's session. */
function withoutQuery(address: string): string {
  return address.startsWith('data:') || address.startsWith('blob:')
    ? ''
    : address.replace(/[?#].*$/, '')
}
