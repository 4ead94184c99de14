import { useState } from 'react'
import { secondFactorCalls } from '../../core/second-factor/calls.ts'
import { secondFactorTexts } from '../../core/second-factor/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface RenewProps {
  email: string
  onClose: () => void
}

/** Other recovery codes in place of those there are, shown once. */
export default function RenewCodes({ email, onClose }: RenewProps) {
  const { http } = useDesk()
  const texts = useTexts(secondFactorTexts)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null)
    return <RecoveryCodes codes={codes} email={email} hint={texts.renewedHint} onClose={onClose} />
  return (
    <ProofDialog
      id="second-factor-codes"
      title={texts.renewTitle}
      description={texts.renewHint}
      submitLabel={texts.renew}
      email={email}
      onProved={async ({ password, code }, attempt) => {
        const body = { password, code }
        const asked = await http.ask(secondFactorCalls.renewCodes, { body }, { attempt })
        setCodes(asked.recoveryCodes)
      }}
      onClose={onClose}
    />
  )
}
