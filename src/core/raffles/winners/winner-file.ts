/** The file of a raffle's winners, whether the browser writes it or the server. */
import { buyerColumns } from './calls.ts'

/** @param timeZone the raffle's */
export function winnerFile<Words extends { winners: string }>(
  words: Words,
  { timeZone, seesBuyer }: { timeZone: string; seesBuyer: boolean },
) {
  return { title: words.winners, words, timeZone, leaveOut: seesBuyer ? [] : buyerColumns }
}
