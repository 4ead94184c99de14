/** Who and what of an entry, told as everywhere. */
import type { Activity } from '../../core/activity/activity.ts'
import { fieldTexts } from '../../core/activity/field-texts.ts'
import { actorName, sentenceOf } from '../../core/activity/sentence.ts'
import { activityTexts } from '../../core/activity/texts.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { fieldNames } from '../../core/raffles/field-names.ts'
import { useTexts } from '../desk.tsx'
import { DateText } from '../kit/date-text.tsx'
import { useLocale } from '../kit/language.tsx'

function Who({ entry }: { entry: Activity }) {
  return <bdi>{actorName(entry, useTexts(activityTexts))}</bdi>
}

function What({ entry }: { entry: Activity }) {
  const texts = useTexts(activityTexts)
  const labels = { ...useTexts(fieldTexts), ...useTexts(fieldNames) }
  const reader = { texts, labels, locale: useLocale(), timeZone: browserTimeZone() }
  return <>{sentenceOf(entry, reader)}</>
}

export const activityCells = {
  at: ({ at }: Activity) => <DateText instant={at} timeZone={browserTimeZone()} />,
  actor: (entry: Activity) => <Who entry={entry} />,
  action: (entry: Activity) => <What entry={entry} />,
}
