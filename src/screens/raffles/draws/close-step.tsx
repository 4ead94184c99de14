import { Lock } from 'lucide'
import { useRef } from 'react'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { decide } from '../../../core/raffles/rules.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useRaffleActions } from '../actions/use-raffle-actions.tsx'
import { CloseConditions } from '../parts/close-conditions.tsx'
import { useProcedure } from './procedure-context.tsx'
import { Unreached } from './unreached.tsx'

/**
 * The specification's four conditions, each ticked or crossed, and closing (section 4, "Close button"); beside them, who
 * is still to be reached, which closing doesn't wait for.
 */
export function CloseStep() {
  const texts = useTexts(drawTexts)
  const { draw, raffle, draws, roles, now, procedure } = useProcedure()
  const left = draw.unreached.count + draw.unreached.elsewhere
  const place = useRef<HTMLDivElement>(null)
  const refresh = () => void procedure.live.refresh()
  const actions = useRaffleActions({ place, onDone: refresh, onChanged: refresh })
  const closing = decide('close', raffle, roles, now)
  return (
    <div ref={place} className="rd-draw-close">
      <CloseConditions raffle={raffle} />
      {left > 0 && (
        <section className="rd-draw-block" aria-label={texts.leftToDo}>
          <p className="rd-draw-subtitle">{texts.leftToDo}</p>
          <Unreached />
        </section>
      )}
      {draws && raffle.status !== 'closed' && (
        <Button
          variant="primary"
          size="lg"
          icon={<Icon of={Lock} />}
          disabled={!closing.allowed}
          onClick={() => actions.ask('close', raffle)}
        >
          {texts.closeButton}
        </Button>
      )}
      {actions.dialog}
    </div>
  )
}
