import type { Activity } from '../../../core/activity/activity.ts'
import { fieldChanges } from '../../../core/activity/changes.ts'
import { fieldLabel } from '../../../core/activity/field-label.ts'
import { fieldTexts } from '../../../core/activity/field-texts.ts'
import { actorName, sentenceOf } from '../../../core/activity/sentence.ts'
import { activityTexts } from '../../../core/activity/texts.ts'
import { valueTexts } from '../../../core/activity/value-texts.ts'
import { formatValue } from '../../../core/activity/values.ts'
import { formatOwnTime } from '../../../core/format/dates.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import type { TimelineChange, TimelineEntry } from '../../kit/timeline.tsx'
import { type EntryMark, entryMarks } from './entry-marks.ts'

/** Entries of the log as the timeline draws them: sentences, labels and values in people's words. */
export function useTimelineEntries(
  entries: readonly Activity[],
  { timeZone, ownTimeZone, currency }: { timeZone: string; ownTimeZone: string; currency: string },
): TimelineEntry[] {
  const texts = useTexts(activityTexts)
  const labels = useTexts(fieldTexts)
  const values = useTexts(valueTexts)
  const locale = useLocale()
  const style = { locale, timeZone, currency, texts: values }
  return entries.map(entry => {
    // What was made or removed has one side only: its values stand alone.
    const hasBoth = entry.before !== null && entry.after !== null
    const changes = fieldChanges(entry).map(({ field, before, after }): TimelineChange => {
      const name = fieldLabel(field, labels)
      const [from, to] = [formatValue(field, before, style), formatValue(field, after, style)]
      return hasBoth ? { name, before: from, after: to } : { name, after: to ?? from }
    })
    const number = changes.length
    const summary = hasBoth ? texts.changes : texts.details
    const note = entry.erased ? texts.erasedContent : (entry.comment ?? undefined)
    return {
      id: entry.id,
      at: entry.at,
      ownTime: formatOwnTime(entry.at, timeZone, ownTimeZone, locale),
      actor: actorName(entry, texts),
      action: sentenceOf(entry, { locale, timeZone, texts }),
      changes,
      folded: summary({ number: String(number) })(number),
      ...(note === undefined ? {} : { note }),
      ...markOf(entry.action),
    }
  })
}

const marks = new Map<string, EntryMark>(Object.entries(entryMarks))

function markOf(action: string): Partial<EntryMark> {
  return marks.get(action) ?? {}
}
