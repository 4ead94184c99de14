import { mostCounted, type Removed } from '../../core/retention/retention.ts'
import { retentionTexts } from '../../core/retention/texts.ts'
import { useTexts } from '../desk.tsx'
import { useNumber } from '../kit/use-number.ts'

/** What was or would be removed, in words, a line for each kind of which there is some. */
export function useRemoved(): (removed: Removed, isCapped?: boolean) => string[] {
  const texts = useTexts(retentionTexts)
  const number = useNumber()
  return ({ buyers, emails, recordings }, isCapped = false) => {
    const counted = (count: number) =>
      isCapped && count >= mostCounted ? texts.orMore({ number: number(count) }) : number(count)
    return Object.entries({ buyers, emails, recordings })
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => texts[kind as keyof Removed]({ number: counted(count) }))
  }
}
