/** What a ticket's QR code says: which ticket of which order of which raffle, and nothing of a person. */
import { type NumberRange, rangeText } from '../orders/part-void.ts'

interface Checked {
  eventId: string
  orderId: string
  runs: readonly NumberRange[]
}

const bare = (id: string) => id.replaceAll('-', '').toUpperCase()

/** In the letters that a QR code holds closest together: "RDT1:<order>:<raffle>:104", "…:104-109+111-120". */
export function checkText({ eventId, orderId, runs }: Checked): string {
  const numbers = runs.map(run => rangeText(run).replace('–', '-'))
  return ['RDT1', bare(orderId), bare(eventId), numbers.join('+')].join(':')
}

/** The order that such a text names, as a scanner types it: 32 digits; null of any other text. */
export function orderInCheckText(text: string): string | null {
  return /^RDT1:([\dA-F]{32}):[\dA-F]{32}:[\d+-]+$/i.exec(text.trim())?.[1]?.toLowerCase() ?? null
}
