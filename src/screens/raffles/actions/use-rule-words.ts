import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Decision } from '../../../core/decision.ts'
import { type RaffleRuleCode, reasonWords } from '../../../core/raffles/reason-words.ts'
import { ruleTexts } from '../../../core/raffles/rule-texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'

export interface RuleWords {
  /** A count, as the reader writes it. */
  number: (count: number) => string
  /** All reasons against it, in sentences; empty where it is allowed. */
  reasonsOf: (decision: Decision<RaffleRuleCode>) => string
}

/** What the raffles' rules answer, in the reader's words. The same object while the language stays. */
export function useRuleWords(): RuleWords {
  const texts = useTexts(ruleTexts)
  const locale = useStore(useDesk().$locale)
  return useMemo(() => {
    const format = new Intl.NumberFormat(`${locale}-CA`)
    const number = (count: number) => format.format(count)
    const say = reasonWords(texts, number)
    return {
      number,
      reasonsOf: decision => (decision.allowed ? '' : decision.reasons.map(say).join(' ')),
    }
  }, [texts, locale])
}
