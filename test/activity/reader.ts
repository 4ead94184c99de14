import { fieldTexts } from '../../src/core/activity/field-texts.ts'
import { activityTexts } from '../../src/core/activity/texts.ts'
import { fieldNames } from '../../src/core/raffles/field-names.ts'

/** Somebody in Halifax who reads the log in English. */
export const reader = {
  locale: 'en',
  timeZone: 'America/Halifax',
  texts: activityTexts.english,
  labels: { ...fieldTexts.english, ...fieldNames.english },
} as const
