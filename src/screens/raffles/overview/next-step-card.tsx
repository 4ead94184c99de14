import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { nextStepOf } from '../../../core/raffles/next-step.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { userOf } from '../../../core/session/session.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { useNow } from '../../kit/use-now.ts'
import { useRoles } from '../../use-roles.ts'
import { RequirementList } from '../actions/requirement-list.tsx'
import { CloseConditions } from '../parts/close-conditions.tsx'
import { NextButton } from './next-button.tsx'
import { useStepWords } from './use-step-words.ts'

const everyMinute = () => 60_000

/** What to do now, in a sentence and a button. */
export function NextStepCard({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  const now = useNow(useCallback(everyMinute, []))
  const user = userOf(useStore(useDesk().session.$session))
  const step = nextStepOf(raffle, useRoles(), now, user?.id)
  const { title, hint } = useStepWords(raffle)(step)
  return (
    <section className="rd-next" aria-label={texts.nextStep}>
      <div className="rd-next-line">
        <div className="rd-next-words">
          <h2 className="rd-next-title">{title}</h2>
          <p className="rd-next-hint">{hint}</p>
        </div>
        <NextButton raffle={raffle} step={step} />
      </div>
      {'missing' in step && <RequirementList raffle={raffle} />}
      {(step.code === 'not-yet' || step.code === 'close') && <CloseConditions raffle={raffle} />}
    </section>
  )
}
