import type { Activity } from '../../../core/activity/activity.ts'
import { fieldChanges } from '../../../core/activity/changes.ts'
import { fieldLabel } from '../../../core/activity/field-label.ts'
import { fieldTexts } from '../../../core/activity/field-texts.ts'
import { type ActivityLine, linesOf } from '../../../core/activity/lines.ts'
import { actorName, groupSentenceOf, sentenceOf } from '../../../core/activity/sentence.ts'
import { activityTexts } from '../../../core/activity/texts.ts'
import { valueTexts } from '../../../core/activity/value-texts.ts'
import { formatValue, isAmount } from '../../../core/activity/values.ts'
import { formatOwnTime } from '../../../core/format/dates.ts'
import { choiceTexts } from '../../../core/raffles/choice-texts.ts'
import { fieldNames } from '../../../core/raffles/field-names.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Money } from '../../kit/money.tsx'
import type { TimelineChange, TimelineEntry } from '../../kit/timeline.tsx'
import { type EntryMark, entryMarks } from './entry-marks.ts'

/** Entries of the log as the timeline draws them: sentences, labels and values in people's words, orders gathered. */
export function useTimelineEntries(
  entries: readonly Activity[],
  { timeZone, ownTimeZone, currency }: { timeZone: string; ownTimeZone: string; currency: string },
): TimelineEntry[] {
  const texts = useTexts(activityTexts)
  const labels = { ...useTexts(fieldTexts), ...useTexts(fieldNames) }
  const values = { ...useTexts(valueTexts), ...useTexts(choiceTexts) }
  const locale = useLocale()
  const style = { locale, timeZone, currency, texts: values }
  const reader = { locale, timeZone, texts, labels }

  // A zero amount is a dash (section 9), which is read out as the amount.
  const shown = (field: string, value: unknown) =>
    value === 0 && isAmount(field) ? (
      <Money cents={0} currency={currency} />
    ) : (
      formatValue(field, value, style)
    )

  function told(entry: Activity): TimelineEntry {
    // What was made or removed has one side only: its values stand alone.
    const hasBoth = entry.before !== null && entry.after !== null
    const changes = fieldChanges(entry).map(({ field, before, after }): TimelineChange => {
      const name = fieldLabel(field, labels)
      const [from, to] = [shown(field, before), shown(field, after)]
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
      action: sentenceOf(entry, reader),
      changes,
      folded: summary({ number: String(number) })(number),
      ...(note === undefined ? {} : { note }),
      ...markOf(entry.action),
    }
  }

  function gathered(line: ActivityLine): TimelineEntry {
    const { note, changes: _, ...newest } = told(line[0])
    const number = line.length
    return {
      ...newest,
      // The oldest's: what comes by itself comes above, and leaves an unfolded line as it is.
      id: line.at(-1)?.id ?? newest.id,
      action: groupSentenceOf(line, reader),
      folded: texts.orders({ number: String(number) })(number),
      entries: line.map(entry => {
        const { note: _same, ...each } = told(entry)
        return each
      }),
      ...(note === undefined ? {} : { note }),
    }
  }

  return linesOf(entries, timeZone).map(line => (line.length > 1 ? gathered(line) : told(line[0])))
}

const marks = new Map<string, EntryMark>(Object.entries(entryMarks))

function markOf(action: string): Partial<EntryMark> {
  return marks.get(action) ?? {}
}
