import { secondFactorCalls } from '../../core/second-factor/calls.ts'
import { secondFactorTexts } from '../../core/second-factor/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useNotify } from '../use-notify.ts'
import { ProofDialog } from './proof-dialog.tsx'

interface RemoveProps {
  email: string
  onClose: () => void
}

/** Takes the second factor away. */
export default function RemoveSecondFactor({ email, onClose }: RemoveProps) {
  const { http } = useDesk()
  const texts = useTexts(secondFactorTexts)
  const notify = useNotify()
  return (
    <ProofDialog
      id="second-factor-removal"
      title={texts.removeTitle}
      description={texts.removeHint}
      submitLabel={texts.removeDo}
      keepLabel={texts.removeKeep}
      email={email}
      onProved={({ password, code }, attempt) =>
        http.ask(secondFactorCalls.remove, { body: { password, code } }, { attempt })
      }
      onSaved={() => {
        notify('ok', texts.removed)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
