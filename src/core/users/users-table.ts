/** The people of an organization: their list and its file. */
import { browserTimeZone } from '../format/time-zone.ts'
import { perDesk } from '../per-desk.ts'
import { listDownload } from '../table/list-download.ts'
import { listStore } from '../table/list-store.ts'
import { userCalls } from './calls.ts'
import type { User } from './user.ts'
import { userTexts } from './user-texts.ts'

const { list } = userCalls

/** Somebody's roles by name. */
export function roleNamesOf({ roles }: Pick<User, 'roles'>, texts: typeof userTexts.english) {
  return roles.map(role => texts[`role-${role}`]).join(', ')
}

export const usersOf = perDesk(desk => {
  const store = listStore(desk, list, () => ({ organizationId: desk.$organization.get()?.id }))
  const $texts = desk.texts(userTexts)
  const download = listDownload(desk, list, store, () => ({
    title: $texts.get().users,
    words: $texts.get(),
    timeZone: browserTimeZone(),
    says: { roles: row => roleNamesOf(row, $texts.get()) },
  }))
  return { store, download }
})
