/** A raffle's winners: their table, and their file. */
import type { Desk } from '../../desk.ts'
import type { Download } from '../../download.ts'
import { may } from '../../permissions.ts'
import { createResource, type ResourceStore } from '../../resource.ts'
import { userOf } from '../../session/session.ts'
import { listDownload } from '../../table/list-download.ts'
import { type ListStore, listStore } from '../../table/list-store.ts'
import { winnerCalls } from './calls.ts'
import { winnerTexts } from './texts.ts'
import type { Winner } from './winner.ts'
import { winnerFile } from './winner-file.ts'

const { list } = winnerCalls

/** @param timeZone the raffle's */
export function createWinnerList(
  desk: Desk,
  { id, timeZone }: { id: string; timeZone: string },
): { store: ListStore<typeof list>; download: Download } {
  const store = listStore(desk, list, { eventId: id })
  const $texts = desk.texts(winnerTexts)
  const download = listDownload(desk, list, store, () => {
    const roles = userOf(desk.session.$session.get())?.roles ?? []
    const seesBuyer = may('raffles:draw', roles) || may('raffles:second-person', roles)
    return winnerFile($texts.get(), { timeZone, seesBuyer })
  })
  return { store, download }
}

/** One winner by itself: what a list's drawer shows. */
export function createWinner(desk: Desk, id: string): ResourceStore<Winner> {
  return createResource<Winner>(desk, {
    load: async ({ signal }) => ({
      data: await desk.http.ask(winnerCalls.get, { params: { id } }, { signal }),
      version: '',
    }),
  })
}
