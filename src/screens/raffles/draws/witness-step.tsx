import { decideStep } from '../../../core/raffles/draws/rules.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { EntropyForm } from './entropy-form.tsx'
import { useProcedure } from './procedure-context.tsx'
import { ReceiptForm } from './receipt-form.tsx'

/** The witness takes the receipt, and only then gives entropy; after a rejection, entropy once more. */
export function WitnessStep() {
  const texts = useTexts(drawTexts)
  const { draw, roles, now, draws } = useProcedure()
  const may = (action: 'receipt' | 'entropy') => decideStep(action, draw, { roles, now }).allowed
  return (
    <>
      <Receipts />
      <Entropies />
      {may('receipt') && (
        <>
          <ReceiptForm />
          <p className="rd-draw-hint">{texts.entropyLater}</p>
        </>
      )}
      {may('entropy') && <EntropyForm key={draw.awaitsEntropyFor ?? 'first'} />}
      {!draws && draw.stage === 'locked' && <p className="rd-draw-hint">{texts.entropyLater}</p>}
    </>
  )
}

function Receipts() {
  const texts = useTexts(drawTexts)
  const { draw, number, moment } = useProcedure()
  if (draw.receipts.length === 0) return null
  return (
    <div className="rd-draw-block">
      <h3 className="rd-draw-subtitle">{texts.receiptTaken}</h3>
      <ul className="rd-draw-record">
        {draw.receipts.map(({ at, witness, lockVersion }) => (
          <li key={`${lockVersion} ${at} ${witness}`}>
            {texts.receiptBy({ witness, moment: moment(at), version: number(lockVersion) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entropies() {
  const texts = useTexts(drawTexts)
  const { draw, moment } = useProcedure()
  if (draw.entropy.length === 0) return null
  return (
    <div className="rd-draw-block">
      <h3 className="rd-draw-subtitle">{texts.entropy}</h3>
      <ul className="rd-draw-record">
        {draw.entropy.map(({ at, witness, text, digest, redrawReason }) => (
          <li key={at}>
            <p className="rd-draw-entropy">{text}</p>
            <p>
              {redrawReason === null
                ? texts.entropyGiven({ witness, moment: moment(at) })
                : texts.redrawGiven({ witness, moment: moment(at), reason: redrawReason })}
            </p>
            <p className="rd-draw-note">
              {texts.digest} <code className="rd-draw-hash">{digest}</code>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
