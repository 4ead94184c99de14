/** The whole organization's log: its list, its file and who stands in it. One of each a desk. */

import type { AnswerOf } from '../contract.ts'
import type { Desk } from '../desk.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { createOrganizationResource } from '../organization-resource.ts'
import { perDesk } from '../per-desk.ts'
import { fieldNames } from '../raffles/field-names.ts'
import { listDownload } from '../table/list-download.ts'
import { listStore } from '../table/list-store.ts'
import { activityCalls } from './calls.ts'
import { fieldTexts } from './field-texts.ts'
import { activityLogTexts } from './log-texts.ts'
import { logSays } from './sentence.ts'
import { activityTexts } from './texts.ts'

const { list } = activityCalls

export const activityLogOf = perDesk((desk: Desk) => {
  const store = listStore(desk, list, () => ({
    organizationId: desk.$organization.get()?.id,
    timeZone: browserTimeZone(),
  }))
  const $words = desk.texts(activityLogTexts)
  const $texts = desk.texts(activityTexts)
  const $fields = desk.texts(fieldTexts)
  const $names = desk.texts(fieldNames)
  const timeZone = browserTimeZone()
  const download = listDownload(desk, list, store, () => ({
    title: $words.get().activity,
    words: $words.get(),
    timeZone,
    says: logSays({
      texts: $texts.get(),
      labels: { ...$fields.get(), ...$names.get() },
      locale: desk.$locale.get(),
      timeZone,
    }),
  }))
  const actors = createOrganizationResource<AnswerOf<typeof activityCalls.actors>>(desk, {
    isEmpty: all => all.length === 0,
    load: (organizationId, signal) =>
      desk.http.ask(activityCalls.actors, { query: { organizationId } }, { signal }),
  })
  return { store, download, actors }
})
