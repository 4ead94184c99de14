import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import { decideStep } from '../../../core/raffles/draws/rules.ts'
import { useTexts } from '../../desk.tsx'
import { KeyValueList } from '../../kit/key-value-list.tsx'
import { useProcedure } from './procedure-context.tsx'
import { StubsForm } from './stubs-form.tsx'

/** The barrel's tickets on paper: how many are printed of how many that take part, and printing more. */
export function StubsStep() {
  const texts = useTexts(pickTexts)
  const { draw, roles, now, number } = useProcedure()
  const { stubs } = draw
  if (!stubs) return null
  const { printed, reprinted, eligible } = stubs
  const apart = eligible - printed
  const state =
    apart === 0
      ? texts.printedMatch
      : apart > 0
        ? texts.printedShort({ number: number(apart) })(apart)
        : texts.printedOver({ number: number(-apart) })(-apart)
  return (
    <>
      <p className="rd-draw-hint">{texts.stubsHint}</p>
      <KeyValueList
        items={[
          { name: texts.eligible, value: <Count value={eligible} /> },
          { name: texts.printed, value: <Count value={printed} /> },
          ...(reprinted > 0 ? [{ name: texts.reprinted, value: <Count value={reprinted} /> }] : []),
        ]}
      />
      <p className={apart === 0 ? 'rd-draw-note' : 'rd-draw-warning'}>{state}</p>
      {decideStep('print-stubs', draw, { roles, now }).allowed && <StubsForm />}
    </>
  )
}

function Count({ value }: { value: number }) {
  const { number } = useProcedure()
  return <strong className="rd-draw-count rd-number">{number(value)}</strong>
}
