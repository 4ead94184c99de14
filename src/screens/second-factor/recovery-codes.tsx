import { secondFactorTexts } from '../../core/second-factor/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Dialog } from '../kit/overlays/dialog.tsx'
import secondFactorCss from './second-factor.css?inline'

addSheet(secondFactorCss)

interface RecoveryCodesProps {
  codes: readonly string[]
  /** What was done, and what they are good for. */
  hint: string
  onClose: () => void
}

/** Codes that nobody can read again. */
export function RecoveryCodes({ codes, hint, onClose }: RecoveryCodesProps) {
  const texts = useTexts(secondFactorTexts)
  return (
    <Dialog
      open
      showsOnce
      size="sm"
      title={texts.codesTitle}
      description={hint}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={codes.join('\n')} what={texts.codesToCopy} />
          <Button variant="primary" size="lg" onClick={onClose}>
            {texts.kept}
          </Button>
        </>
      }
    >
      <ul className="rd-recovery-codes" aria-label={texts.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
