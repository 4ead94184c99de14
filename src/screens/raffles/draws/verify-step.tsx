import { useStore } from '@nanostores/react'
import { winnersPerPage } from '../../../core/raffles/draws/draw-procedure.ts'
import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import { excludedTexts } from '../../../core/raffles/excluded/texts.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { ExcludedPeople } from './excluded-people.tsx'
import { useProcedure } from './procedure-context.tsx'
import { WinnerCase } from './winner-case.tsx'

/** Every picked ticket of a prize, each to be verified, then confirmed or rejected. */
export function VerifyStep() {
  const texts = useTexts(winnerTexts)
  const excluded = useTexts(excludedTexts)
  const { draw, prize, winners } = useProcedure()
  return (
    <>
      {draw.secondPersonConfirms && <p className="rd-draw-hint">{texts.secondWillBeNeeded}</p>}
      <PrizeChoice />
      {prize && winners.data.length === 0 && (
        <p className="rd-draw-note">{texts.noWinnersOfPrize}</p>
      )}
      <ul className="rd-draw-cases">
        {winners.data.map(winner => (
          <WinnerCase key={winner.id} winner={winner} />
        ))}
      </ul>
      <Pages />
      {draw.stage !== 'complete' && (
        <div className="rd-draw-buttons">
          <ExcludedPeople label={excluded.title} />
        </div>
      )}
    </>
  )
}

/** One button a prize where the draw has several; the chosen one's winners stand below. */
export function PrizeChoice() {
  const texts = useTexts(winnerTexts)
  const picks = useTexts(pickTexts)
  const { prizes, prize: shown, procedure, number } = useProcedure()
  if (prizes.length < 2) return null
  return (
    <fieldset className="rd-draw-choice" aria-label={texts.prize}>
      {prizes.map(prize => (
        <Button
          key={prize.id}
          className="rd-draw-choice-button"
          aria-pressed={prize.id === shown?.id}
          onClick={() => procedure.show(prize.id)}
        >
          <bdi>{prize.name}</bdi>
          <span className="rd-draw-choice-count rd-number">
            {picks.confirmedOf({
              done: number(prize.confirmedCount),
              total: number(prize.quantity),
            })(prize.confirmedCount)}
          </span>
        </Button>
      ))}
    </fieldset>
  )
}

function Pages() {
  const texts = useTexts(winnerTexts)
  const { prize, winners, procedure, number } = useProcedure()
  const page = useStore(procedure.$page)
  const pages = Math.ceil(winners.paging.total / winnersPerPage)
  if (!prize || pages < 2) return null
  return (
    <nav className="rd-draw-pages" aria-label={texts.pagesOf({ prize: prize.name })}>
      <Button disabled={page <= 1} onClick={() => procedure.show(prize.id, page - 1)}>
        {texts.previous}
      </Button>
      <span className="rd-number">{texts.page({ page: number(page), pages: number(pages) })}</span>
      <Button disabled={page >= pages} onClick={() => procedure.show(prize.id, page + 1)}>
        {texts.next}
      </Button>
    </nav>
  )
}
