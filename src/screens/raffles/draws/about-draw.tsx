import { isolated } from '../../../core/i18n/isolate.ts'
import { inGroups } from '../../../core/raffles/draws/draw-words.ts'
import { lockInForce } from '../../../core/raffles/draws/procedure-steps.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { KeyValueList } from '../../kit/key-value-list.tsx'
import { useProcedure } from './procedure-context.tsx'
import { TicketProof } from './ticket-proof.tsx'

/** What was fixed before anything was drawn; once the list is locked, a buyer's proof from it. */
export function AboutDraw() {
  const texts = useTexts(drawTexts)
  const { draw, prizes, number, moment } = useProcedure()
  const names = prizes.map(({ name, quantity }) =>
    quantity > 1 ? `${isolated(name)} × ${number(quantity)}` : isolated(name),
  )
  return (
    <aside className="rd-draw-about" aria-labelledby="rd-draw-about">
      <h2 className="rd-draw-about-title" id="rd-draw-about">
        {texts.aboutDraw}
      </h2>
      <KeyValueList
        single
        items={[
          { name: texts.cutoff, value: draw.cutoffAt ? moment(draw.cutoffAt) : texts.atSalesEnd },
          { name: texts.drawDate, value: draw.drawAt && moment(draw.drawAt) },
          { name: texts.drawTypeName, value: texts[`type-${draw.drawType}`] },
          { name: texts.prizes, value: names.join(', ') },
          {
            name: texts.secondPerson,
            value: draw.secondPersonConfirms ? texts.twoPeople : texts.onePerson,
          },
          ...(draw.commitment
            ? [
                {
                  name: texts.commitment,
                  value: <Commitment commitment={draw.commitment} />,
                  copy: draw.commitment,
                },
              ]
            : []),
        ]}
      />
      {lockInForce(draw) && <TicketProof />}
    </aside>
  )
}

function Commitment({ commitment }: { commitment: string }) {
  const texts = useTexts(drawTexts)
  const { draw, number, moment } = useProcedure()
  const { committedAt, ticketsSoldBefore: sold } = draw
  return (
    <span className="rd-draw-stack">
      <code className="rd-draw-hash">{inGroups(commitment)}</code>
      {committedAt && (
        <span className="rd-draw-note">
          {sold === 0
            ? texts.committed({ moment: moment(committedAt) })
            : texts.committedLate({ moment: moment(committedAt), number: number(sold) })(sold)}
        </span>
      )}
    </span>
  )
}
