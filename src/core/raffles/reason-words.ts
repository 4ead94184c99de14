import type { Reason } from '../decision.ts'
import type { RuleTexts } from './rule-texts.ts'

/** Everything that the raffle's rules answer, as the API's refusals name it. */
export type RaffleRuleCode = keyof RuleTexts

/**
 * Words the rules' reasons in the texts' language; `number` writes a count in the reader's way. Buttons and the
 * API say the same.
 */
export function reasonWords(
  texts: RuleTexts,
  number: (count: number) => string = String,
): (reason: Reason<RaffleRuleCode>) => string {
  return ({ code, params }) => {
    const text = texts[code]
    if (typeof text === 'string') return text
    const count = Number(params?.count ?? 0)
    return text({ number: number(count) })(count)
  }
}
