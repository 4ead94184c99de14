/** What the timeline draws as one line: orders that one person entered, voided or cleared one after the other. */
import { isoDay } from '../format/iso-day.ts'
import type { Activity, ActivityAction } from './activity.ts'

/** Newest first. Of one entry, unless what was done is the same. */
export type ActivityLine = readonly [Activity, ...Activity[]]

export const groupedActions = [
  'created',
  'order-imported',
  'voided',
  'refunded',
  'cheque-cleared',
  'printed',
  'reprinted',
] as const satisfies readonly ActivityAction[]
export type GroupedAction = (typeof groupedActions)[number]

export function isGrouped(action: string): action is GroupedAction {
  const grouped: readonly string[] = groupedActions
  return grouped.includes(action)
}

/**
 * Gathers entries to lines, newest first. At a busy table several people enter orders at once: what each of them did
 * is a line, as long as nothing but orders comes between.
 *
 * @param timeZone IANA zone that days are cut in
 */
export function linesOf(entries: readonly Activity[], timeZone: string): ActivityLine[] {
  const lines: [Activity, ...Activity[]][] = []
  const open = new Map<string, [Activity, ...Activity[]]>()
  for (const entry of entries) {
    const key = keyOf(entry, timeZone)
    if (key === null) open.clear()
    const line = key === null ? undefined : open.get(key)
    if (line) {
      line.push(entry)
      continue
    }
    const begun: [Activity, ...Activity[]] = [entry]
    lines.push(begun)
    if (key !== null) open.set(key, begun)
  }
  return lines
}

/** Alike for entries of one line; null for what stands alone. */
function keyOf({ action, subject, actor, at, comment, erased }: Activity, timeZone: string) {
  if (subject.type !== 'order' || !isGrouped(action)) return null
  const day = isoDay(new Date(at), timeZone)
  return JSON.stringify([action, actor?.id ?? null, day, comment, erased])
}
