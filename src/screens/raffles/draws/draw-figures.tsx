import type { ReactNode } from 'react'
import { lockInForce } from '../../../core/raffles/draws/procedure-steps.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Dash } from '../../kit/dash.tsx'
import drawFiguresCss from './draw-figures.css?inline'
import { useProcedure } from './procedure-context.tsx'

addSheet(drawFiguresCss)

/** The three numbers of a draw: tickets in it, picked, confirmed. */
export function DrawFigures() {
  const texts = useTexts(drawTexts)
  const { draw, number } = useProcedure()
  const lock = lockInForce(draw)
  return (
    <dl className="rd-draw-figures">
      <Figure label={texts.ticketsIn} note={lock ? null : texts.notLocked}>
        {lock ? number(lock.ticketCount) : <Dash />}
      </Figure>
      <Figure label={texts.picked}>
        <OfTotal done={draw.picksCompleted} />
      </Figure>
      <Figure label={texts.confirmed}>
        <OfTotal done={draw.confirmedCount} />
      </Figure>
    </dl>
  )
}

interface FigureProps {
  label: string
  note?: string | null
  children: ReactNode
}

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className="rd-draw-figure">
      <dt className="rd-draw-figure-label">{label}</dt>
      <dd className="rd-draw-figure-value rd-number">
        {children}
        {note && <span className="rd-draw-figure-note">{note}</span>}
      </dd>
    </div>
  )
}

function OfTotal({ done }: { done: number }) {
  const texts = useTexts(drawTexts)
  const { draw, number } = useProcedure()
  const whole = texts.xOfY({ done: number(done), total: number(draw.pickTotal) })
  const shown = number(done)
  return (
    <>
      {shown}
      <span className="rd-draw-figure-total">{whole.slice(shown.length)}</span>
    </>
  )
}
