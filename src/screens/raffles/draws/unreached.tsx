import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useProcedure } from './procedure-context.tsx'

/** Which winners are still to be reached; nothing where there are none. */
export function Unreached() {
  const texts = useTexts(drawTexts)
  const { draw, number } = useProcedure()
  const { count, tickets, elsewhere } = draw.unreached
  return (
    <>
      {count > 0 && (
        <div className="rd-draw-block">
          <p className="rd-draw-hint">{texts.toReach({ number: number(count) })(count)}</p>
          <ul className="rd-draw-record">
            {tickets.map(({ winnerId, ticketNumber, prizeName }) => (
              <li key={winnerId}>
                {texts.unreachedTicket({ ticket: String(ticketNumber), prize: prizeName })}
              </li>
            ))}
          </ul>
          {count > tickets.length && (
            <p className="rd-draw-note">{texts.firstOf({ number: number(tickets.length) })}</p>
          )}
        </div>
      )}
      {elsewhere > 0 && (
        <p className="rd-draw-hint">
          {texts.toReachElsewhere({ number: number(elsewhere) })(elsewhere)}
        </p>
      )}
    </>
  )
}
