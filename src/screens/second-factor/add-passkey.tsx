import { makePasskey } from '../../core/passkeys/browser.ts'
import { passkeyCalls } from '../../core/passkeys/passkey.ts'
import { passkeyTexts } from '../../core/passkeys/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useNotify } from '../use-notify.ts'
import { ProofDialog } from './proof-dialog.tsx'

interface AddPasskeyProps {
  email: string
  onAdded: () => void
  onClose: () => void
}

/** The password, a code and a name; then the browser asks where to keep it. */
export default function AddPasskey({ email, onAdded, onClose }: AddPasskeyProps) {
  const { http } = useDesk()
  const texts = useTexts(passkeyTexts)
  const notify = useNotify()
  return (
    <ProofDialog
      id="passkey"
      title={texts.addTitle}
      description={texts.addHint}
      submitLabel={texts.add}
      email={email}
      named={{ label: texts.name, hint: texts.nameHint, needed: texts.nameNeeded }}
      onProved={async ({ password, code, name }, attempt) => {
        const given = await http.ask(passkeyCalls.begin, { body: { password, code } }, { attempt })
        const registration = await makePasskey({ ...given, email })
        // A form says why it failed in the error's own words.
        if (registration === null) throw new Error(texts.notMade)
        await http.ask(passkeyCalls.confirm, { body: { name, registration } })
        notify('ok', texts.added({ name }))
        onAdded()
      }}
      onSaved={onClose}
      onClose={onClose}
    />
  )
}
