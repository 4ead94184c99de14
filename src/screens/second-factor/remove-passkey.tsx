import { isolated } from '../../core/i18n/isolate.ts'
import { type Passkey, passkeyCalls } from '../../core/passkeys/passkey.ts'
import { passkeyTexts } from '../../core/passkeys/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useNotify } from '../use-notify.ts'
import { ProofDialog } from './proof-dialog.tsx'

interface RemovePasskeyProps {
  email: string
  passkey: Pick<Passkey, 'id' | 'name'>
  onRemoved: () => void
  onClose: () => void
}

/** Takes a passkey away, of whoever gives the password and a code. */
export default function RemovePasskey({ email, passkey, onRemoved, onClose }: RemovePasskeyProps) {
  const { http } = useDesk()
  const texts = useTexts(passkeyTexts)
  const notify = useNotify()
  const { id, name } = passkey
  return (
    <ProofDialog
      id="passkey-removal"
      title={texts.removeTitle({ name: isolated(name) })}
      description={texts.removeHint}
      submitLabel={texts.removeDo}
      keepLabel={texts.keep}
      email={email}
      onProved={({ password, code }, attempt) =>
        http.ask(passkeyCalls.remove, { params: { id }, body: { password, code } }, { attempt })
      }
      onSaved={() => {
        notify('ok', texts.removed({ name }))
        onRemoved()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
