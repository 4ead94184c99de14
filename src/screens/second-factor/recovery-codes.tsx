import { Download } from 'lucide'
import { formatLongDay } from '../../core/format/dates.ts'
import { isoDay } from '../../core/format/iso-day.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { secondFactorTexts } from '../../core/second-factor/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useLocale } from '../kit/language.tsx'
import { Dialog } from '../kit/overlays/dialog.tsx'
import { saveFile } from '../kit/save-file.ts'
import secondFactorCss from './second-factor.css?inline'

addSheet(secondFactorCss)

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Whose they are. */
  email: string
  /** What was done, and what they are good for. */
  hint: string
  onClose: () => void
}

/** Codes that nobody can read again. */
export function RecoveryCodes({ codes, email, hint, onClose }: RecoveryCodesProps) {
  const texts = useTexts(secondFactorTexts)
  const locale = useLocale()
  function save() {
    const day = isoDay(new Date(), browserTimeZone())
    const lines = [
      texts.codesFileTitle,
      texts.codesFileOf({ email, day: formatLongDay(day, locale) }),
      texts.codesFileHint,
      '',
      ...codes,
      '',
    ]
    saveFile(texts.codesFile({ day }), lines.join('\r\n'), 'text/plain;charset=utf-8')
  }
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
          <Button size="lg" icon={<Icon of={Download} />} onClick={save}>
            {texts.saveCodes}
          </Button>
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
