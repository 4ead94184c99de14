import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { PrizePick } from './prize-pick.tsx'
import { useProcedure } from './procedure-context.tsx'
import { Reveal, shownLarge } from './reveal.tsx'

/** Picking from the locked list, prize by prize. */
export function PickStep({ latest }: { latest: Winner | null }) {
  const texts = useTexts(pickTexts)
  const { draw, prizes, winners } = useProcedure()
  const shown = shownLarge(latest, winners.data)
  return (
    <>
      {shown && <Reveal winner={shown} />}
      {draw.awaitsEntropyFor !== null && <p className="rd-draw-warning">{texts.toWitness}</p>}
      <ul className="rd-draw-prizes">
        {prizes.map(prize => (
          <PrizePick key={prize.id} prize={prize} />
        ))}
      </ul>
    </>
  )
}
