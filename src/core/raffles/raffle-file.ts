/** The file of a list of raffles, whether the browser writes it or the server. */
import { may } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import type { FileOptions } from '../table/list-file.ts'
import type { raffleList } from './list-calls.ts'

/** What these roles aren't told of a raffle. */
export function columnsUntold(roles: readonly Role[]): readonly 'grossCents'[] {
  return may('raffles:figures', roles) ? [] : ['grossCents']
}

/** @param words the headings and choices of the list */
export function raffleFile<Words extends { raffles: string }>(
  words: Words,
  roles: readonly Role[],
) {
  return {
    title: words.raffles,
    words,
    timeZone: ({ timeZone }) => timeZone,
    leaveOut: columnsUntold(roles),
  } satisfies Omit<FileOptions<typeof raffleList>, 'locale'> & { title: string }
}
