/** The list of raffles (docs/domain.md, section 2, "Raffles list"): its table, and its file. One of each a desk. */
import { perDesk } from '../per-desk.ts'
import { may } from '../permissions.ts'
import { userOf } from '../session/session.ts'
import { listDownload } from '../table/list-download.ts'
import { listStore } from '../table/list-store.ts'
import { choiceTexts } from './choice-texts.ts'
import { raffleListCalls } from './list-calls.ts'
import { raffleTexts } from './texts.ts'

const { list } = raffleListCalls

export const raffleListOf = perDesk(desk => {
  const store = listStore(desk, list, () => ({ organizationId: desk.$organization.get()?.id }))
  const [$texts, $choices] = [desk.texts(raffleTexts), desk.texts(choiceTexts)]
  const download = listDownload(desk, list, store, () => {
    const words = { ...$texts.get(), ...$choices.get() }
    return {
      title: words.raffles,
      words,
      timeZone: ({ timeZone }) => timeZone,
      leaveOut: columnsUntold(userOf(desk.session.$session.get())?.roles ?? []),
    }
  })
  return { store, download }
})

/** What these roles aren't told of a raffle. */
export function columnsUntold(roles: Parameters<typeof may>[1]): readonly 'grossCents'[] {
  return may('raffles:figures', roles) ? [] : ['grossCents']
}
