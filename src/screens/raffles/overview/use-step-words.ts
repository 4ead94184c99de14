import type { NextStep } from '../../../core/raffles/next-step.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { type RaffleTexts, raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useRuleWords } from '../actions/use-rule-words.ts'
import { useMomentWords } from '../parts/use-moment-words.ts'

interface StepWords {
  title: string
  hint: string
}

type Plain = Exclude<
  NextStep['code'],
  'finish' | 'lacks' | 'soon' | 'sell' | 'draw' | 'draw-wait' | 'end'
>

const plain = {
  request: ['nextRequest', 'nextRequestHint'],
  wait: ['nextWait', 'nextWaitHint'],
  activate: ['nextActivate', 'nextActivateHint'],
  paused: ['nextPaused', 'nextPausedHint'],
  'continue-draw': ['nextContinue', 'nextContinueHint'],
  'confirm-second': ['nextConfirm', 'nextConfirmHint'],
  'second-person': ['nextSecond', 'nextSecondHint'],
  close: ['nextClose', 'nextCloseHint'],
  'not-yet': ['nextNotYet', 'nextNotYetHint'],
  closed: ['nextClosed', 'nextClosedHint'],
} as const satisfies Record<Plain, readonly [keyof RaffleTexts, keyof RaffleTexts]>

/** Says a step in the reader's language, its moments by the raffle's clock and their own. */
export function useStepWords(raffle: RaffleDetail): (step: NextStep) => StepWords {
  const texts = useTexts(raffleTexts)
  const { number } = useRuleWords()
  const moment = useMomentWords(raffle)
  return step => {
    switch (step.code) {
      case 'finish':
        return {
          title: texts.nextFinish,
          hint: texts.nextFinishHint({ number: number(step.missing) })(step.missing),
        }
      case 'lacks':
        return {
          title: texts.nextLacks,
          hint: texts.nextLacksHint({ number: number(step.missing) })(step.missing),
        }
      case 'soon':
        return { title: texts.nextSoon, hint: texts.nextSoonHint({ moment: moment(step.at) }) }
      case 'sell':
        return {
          title: texts.nextSell,
          hint: step.until
            ? texts.nextSellHint({ moment: moment(step.until) })
            : texts.nextSellOpenHint,
        }
      case 'end':
        return { title: texts.salesOver, hint: texts.nextEndHint }
      case 'draw':
        return { title: texts.nextDraw, hint: texts.nextDrawHint({ moment: moment(step.at) }) }
      case 'draw-wait':
        return {
          title: texts.nextDrawWait,
          hint: step.at
            ? texts.nextDrawWaitHint({ moment: moment(step.at) })
            : texts.nextDrawNoDate,
        }
      default: {
        const [title, hint] = plain[step.code]
        return { title: texts[title], hint: texts[hint] }
      }
    }
  }
}
