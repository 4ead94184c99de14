import { formatBytes } from '../../../../core/format/bytes.ts'
import { useLocale, useWords } from '../../language.tsx'
import { fileFieldTexts } from './texts.ts'

interface FileProgressProps {
  name: string
  size: number
  sentBytes: number
  /** Null until it is known. */
  bytesPerSecond: number | null
}

/** How far a file has gone out, and how fast. */
export function FileProgress({ name, size, sentBytes, bytesPerSecond }: FileProgressProps) {
  const words = useWords(fileFieldTexts)
  const locale = useLocale()
  const sent = Math.min(sentBytes, size)
  const parts = [
    words.sentOf({ sent: formatBytes(sent, locale), size: formatBytes(size, locale) }),
    bytesPerSecond !== null && words.rate({ size: formatBytes(bytesPerSecond, locale) }),
  ].filter(Boolean)
  return (
    <>
      <progress
        className="rd-file-progress"
        value={sent}
        max={size}
        aria-label={words.progress({ name })}
      />
      <p className="rd-file-facts rd-number">
        {sent === size ? words.finishing : parts.join(' · ')}
      </p>
    </>
  )
}
