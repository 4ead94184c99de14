import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Confirm } from '../../kit/overlays/confirm.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { RequirementList } from './requirement-list.tsx'
import { type ActionDialogProps, useActionRun } from './use-action-run.ts'
import { useDecision } from './use-decision.ts'
import { useRuleWords } from './use-rule-words.ts'

/** Asks for activation; while something is missing, it says what, with the way to each. */
export function RequestDialog(props: ActionDialogProps) {
  const decision = useDecision('request-activation', props.raffle)
  return decision.allowed ? <Request {...props} /> : <NotReady {...props} />
}

function Request({ raffle, onDone, onChanged, onClose }: ActionDialogProps) {
  const texts = useTexts(raffleActionTexts)
  const { act, busy, error, unsure } = useActionRun(raffle, onChanged)
  return (
    <Confirm
      title={texts.requestTitle({ name: raffle.name })}
      message={texts.requestMessage}
      confirmLabel={texts.requestConfirm}
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={async () => {
        const after = await act('request-activation', undefined)
        if (after) onDone(after)
      }}
      onClose={onClose}
    />
  )
}

function NotReady({ raffle, onClose }: ActionDialogProps) {
  const texts = useTexts(raffleActionTexts)
  const { number, reasonsOf } = useRuleWords()
  const missing = raffle.activationRequirements.length
  const decision = useDecision('request-activation', raffle)
  return (
    <Dialog
      open
      title={texts.requestNotReadyTitle({ name: raffle.name })}
      description={
        missing > 0
          ? texts.requestNotReady({ number: number(missing) })(missing)
          : reasonsOf(decision)
      }
      footer={
        <Button size="lg" onClick={onClose}>
          {texts.requestLater}
        </Button>
      }
      onClose={onClose}
      dismissable
    >
      {missing > 0 && <RequirementList raffle={raffle} />}
    </Dialog>
  )
}
