import type { StubsApart } from '../../../core/raffles/draws/draw.ts'
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
  const { printed, reprinted, eligible, missing, surplus } = stubs
  const whole = missing.count === 0 && surplus.count === 0
  const of = (apart: StubsApart) => ({ number: number(apart.count), numbers: numbersOf(apart) })

  function numbersOf({ count, runs }: StubsApart): string {
    const words = runs.map(({ first, last }) =>
      first === last ? String(first) : texts.stubRun({ first: String(first), last: String(last) }),
    )
    const named = runs.reduce((sum, { first, last }) => sum + last - first + 1, 0)
    const list = words.join(', ')
    return named < count ? texts.stubRunsMore({ runs: list }) : list
  }

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
      {whole && <p className="rd-draw-note">{texts.printedMatch}</p>}
      {missing.count > 0 && (
        <p className="rd-draw-warning">{texts.printedShort(of(missing))(missing.count)}</p>
      )}
      {surplus.count > 0 && (
        <p className="rd-draw-warning">{texts.printedOver(of(surplus))(surplus.count)}</p>
      )}
      {decideStep('print-stubs', draw, { roles, now }).allowed && <StubsForm />}
    </>
  )
}

function Count({ value }: { value: number }) {
  const { number } = useProcedure()
  return <strong className="rd-draw-count rd-number">{number(value)}</strong>
}
