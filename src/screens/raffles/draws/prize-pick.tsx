import { Dices, RotateCw } from 'lucide'
import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import { stoppedBatch } from '../../../core/raffles/draws/procedure-steps.ts'
import { decideStep } from '../../../core/raffles/draws/rules.ts'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Progress } from '../../kit/progress.tsx'
import { useAction } from '../../use-action.ts'
import { AskingButton } from './asking-button.tsx'
import { useProcedure } from './procedure-context.tsx'

/** One prize: how many are picked, the batch that is under way or has stopped, and the buttons. */
export function PrizePick({ prize }: { prize: Prize }) {
  const texts = useTexts(pickTexts)
  const { draw, number } = useProcedure()
  const { name, quantity, picksCompleted, picksPending } = prize
  const stopped = stoppedBatch(draw, prize.id)
  const done = number(picksCompleted)
  const total = number(quantity)
  return (
    <li className="rd-draw-prize">
      <div className="rd-draw-prize-head">
        <h3 className="rd-draw-prize-name">{name}</h3>
        <p className="rd-draw-prize-state rd-number">
          {texts.pickedOf({ done, total })(picksCompleted)}
        </p>
      </div>
      {picksPending > 0 && !stopped && (
        <>
          <Progress
            label={texts.picking({ prize: name })}
            done={picksCompleted}
            total={picksCompleted + picksPending}
            valueText={texts.pickedOf({ done, total })(picksCompleted)}
          />
          <p className="rd-draw-note">
            {texts.pickingNow({ done, total: number(picksCompleted + picksPending) })}
          </p>
        </>
      )}
      {stopped ? <Stopped batch={stopped} /> : <PickButtons prize={prize} />}
    </li>
  )
}

function Stopped({ batch }: { batch: { wanted: number; done: number } }) {
  const texts = useTexts(pickTexts)
  const { procedure, number, draws } = useProcedure()
  const action = useAction()
  return (
    <>
      <Alert>{texts.stopped({ done: number(batch.done), wanted: number(batch.wanted) })}</Alert>
      {draws && (
        <Button
          variant="primary"
          size="lg"
          icon={<Icon of={RotateCw} />}
          busy={action.busy}
          onClick={() => void action.run(attempt => procedure.step('resume', {}, attempt))}
        >
          {texts.resume}
        </Button>
      )}
      {action.error && <Alert>{action.error}</Alert>}
    </>
  )
}

function PickButtons({ prize }: { prize: Prize }) {
  const texts = useTexts(pickTexts)
  const { draw, roles, now, number, draws } = useProcedure()
  const left = prize.quantity - prize.picksCompleted - prize.picksPending
  if (left <= 0) {
    return prize.picksPending > 0 ? null : <p className="rd-draw-note">{texts.allPicked}</p>
  }
  // What a barrel gives is entered, never picked here.
  if (!draws || prize.picksPending > 0 || draw.drawType === 'barrel') return null
  // Section 4: the option shows only when the draw date has passed and a winner is missing.
  if (!decideStep('pick', draw, { roles, now, prize }).allowed) return null
  const many = texts.pickMany({ number: number(left) })(left)
  return (
    <div className="rd-draw-buttons" data-next>
      {left > 1 && <PickButton prize={prize} quantity={left} label={many} />}
      <PickButton prize={prize} quantity={1} label={left > 1 ? texts.pickOneOf : texts.pickOne} />
    </div>
  )
}

interface PickButtonProps {
  prize: Prize
  quantity: number
  label: string
}

function PickButton({ prize, quantity, label }: PickButtonProps) {
  const texts = useTexts(pickTexts)
  const { procedure, number } = useProcedure()
  const left = prize.quantity - prize.picksCompleted - prize.picksPending
  const title =
    quantity === 1
      ? texts.pickOneTitle({ prize: prize.name })
      : texts.pickManyTitle({ prize: prize.name, number: number(quantity) })
  return (
    <AskingButton
      variant={quantity === left ? 'primary' : 'secondary'}
      size="lg"
      icon={<Icon of={Dices} />}
      label={label}
      name={texts.pickFor({ button: label, prize: prize.name })}
      question={{
        title,
        message: texts.pickMessage,
        confirmLabel: label,
        cancelLabel: texts.notYet,
      }}
      asks={[prize.id, quantity]}
      onConfirm={async (_, attempt) => {
        procedure.show(prize.id)
        await procedure.pick(prize.id, quantity, attempt)
      }}
    />
  )
}
