import { Check, X } from 'lucide'
import { type RaffleActionTexts, raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import { reasonWords } from '../../../core/raffles/reason-words.ts'
import { ruleTexts } from '../../../core/raffles/rule-texts.ts'
import {
  type CloseCondition,
  closeConditions,
  type RaffleFacts,
} from '../../../core/raffles/rules.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Icon } from '../../kit/icon.tsx'
import closeConditionsCss from './close-conditions.css?inline'

addSheet(closeConditionsCss)

const conditions = {
  ended: 'conditionEnded',
  jackpot: 'conditionJackpot',
  'jackpot-winner': 'conditionWinner',
  prizes: 'conditionPrizes',
} as const satisfies Record<CloseCondition, keyof RaffleActionTexts>

/** The specification's four conditions of closing, each ticked or crossed, and why it isn't met. */
export function CloseConditions({ raffle }: { raffle: RaffleFacts }) {
  const texts = useTexts(raffleActionTexts)
  const say = reasonWords(useTexts(ruleTexts))
  return (
    <ul className="rd-conditions" aria-label={texts.closeConditions}>
      {closeConditions(raffle).map(({ code, met, reason }) => (
        <li key={code} className="rd-condition" data-met={met}>
          <span className="rd-condition-mark" aria-hidden="true">
            <Icon of={met ? Check : X} size={14} />
          </span>
          <span>
            <span className="rd-only-read-out">
              {met ? texts.conditionMet : texts.conditionNotMet}{' '}
            </span>
            {texts[conditions[code]]}
            {reason && <span className="rd-condition-why">{say(reason)}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
