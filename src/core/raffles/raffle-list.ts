/** The list of raffles (docs/domain.md, section 2, "Raffles list"): its table, and its file. One of each a desk. */
import { perDesk } from '../per-desk.ts'
import { userOf } from '../session/session.ts'
import { listDownload } from '../table/list-download.ts'
import { listStore } from '../table/list-store.ts'
import { choiceTexts } from './choice-texts.ts'
import { raffleListCalls } from './list-calls.ts'
import { raffleFile } from './raffle-file.ts'
import { raffleTexts } from './texts.ts'

const { list } = raffleListCalls

export const raffleListOf = perDesk(desk => {
  const store = listStore(desk, list, () => ({ organizationId: desk.$organization.get()?.id }))
  const [$texts, $choices] = [desk.texts(raffleTexts), desk.texts(choiceTexts)]
  const download = listDownload(desk, list, store, () => {
    const words = { ...$texts.get(), ...$choices.get() }
    return raffleFile(words, userOf(desk.session.$session.get())?.roles ?? [])
  })
  return { store, download }
})
