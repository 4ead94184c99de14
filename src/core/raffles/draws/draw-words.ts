/** Words that depend on a draw's state: its name, a rule's reasons. */

import type { Decision, Reason } from '../../decision.ts'
import type { Locale } from '../../i18n/texts.ts'
import type { RaffleTexts } from '../texts.ts'
import type { Draw } from './draw.ts'
import type { DrawRuleTexts } from './rule-texts.ts'

/** "12,480", « 12 480 ». */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(`${locale}-CA`).format(count)
}

/** A draw goes by what it is for: "Final draw", "Draw of Early-bird truck and 2 more prizes". */
export function drawName(
  { final, firstPrize, prizeCount }: Pick<Draw, 'final' | 'firstPrize' | 'prizeCount'>,
  { texts, locale }: { texts: RaffleTexts; locale: Locale },
): string {
  if (final || firstPrize === '') return texts.finalDraw
  const more = prizeCount - 1
  if (more < 1) return texts.drawOf({ prize: firstPrize })
  return texts.drawOfMore({ prize: firstPrize, number: formatCount(more, locale) })(more)
}

/** Why a step can't be taken, in sentences; none when it can. */
export function reasonsIn(
  decision: Decision<string>,
  wordsOf: (reason: Reason) => string,
): readonly string[] {
  return decision.allowed ? [] : decision.reasons.map(wordsOf)
}

/** Words of the rules of draws and winners. A code that has none is left to the server's own words. */
export function ruleWords(texts: DrawRuleTexts, locale: Locale): (reason: Reason) => string {
  const known: Readonly<Record<string, DrawRuleTexts[keyof DrawRuleTexts] | undefined>> = texts
  return ({ code, params }) => {
    const text = known[code]
    if (text === undefined) return code
    if (typeof text === 'string') return text
    const count = Number(params?.count ?? 0)
    return text({ number: formatCount(count, locale) })(count)
  }
}

/** A root in groups of four: people read it out and compare it. */
export function inGroups(hex: string): string {
  return hex.replace(/(.{4})(?=.)/g, '$1 ')
}
