import { RotateCw } from 'lucide'
import { formatInstant } from '../../core/format/instants.ts'
import { addSheet } from '../../core/style/sheets.ts'
import asOfCss from './as-of.css?inline'
import { Icon } from './icon.tsx'
import { useLocale, useWords } from './language.tsx'
import { kitTexts } from './texts.ts'

addSheet(asOfCss)

interface AsOfProps {
  /** When the figures were read last: UTC, ISO 8601. */
  instant: string
  /** IANA zone of the time that is shown. */
  timeZone: string
  onRetry: () => void
}

/** "As of 2:32 p.m. Trying again.": figures that stay on screen while later polls fail, with Retry. */
export function AsOf({ instant, timeZone, onRetry }: AsOfProps) {
  const words = useWords(kitTexts)
  const locale = useLocale()
  const time = formatInstant(instant, { timeZone, locale, style: 'time' })
  return (
    <p className="rd-as-of" role="status">
      {words.asOf({ time })}
      <button type="button" className="rd-as-of-retry" onClick={onRetry}>
        <Icon of={RotateCw} size={14} />
        {words.retry}
      </button>
    </p>
  )
}
