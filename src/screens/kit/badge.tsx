import { addSheet } from '../../core/style/sheets.ts'
import badgeCss from './badge.css?inline'
import { useLocale } from './language.tsx'

addSheet(badgeCss)

interface BadgeProps {
  count: number
  /** What is counted, read out after the number: "orders". */
  label?: string
  tone?: 'neutral' | 'accent' | 'bad'
  /** Above it the badge says "99+". */
  most?: number
}

/** How many there are, beside their name. */
export function Badge({ count, label, tone = 'neutral', most = 9999 }: BadgeProps) {
  const number = new Intl.NumberFormat(`${useLocale()}-CA`).format(Math.min(count, most))
  return (
    <span className={`rd-badge rd-badge-${tone}`}>
      {count > most ? `${number}+` : number}
      {label && <span className="rd-only-read-out"> {label}</span>}
    </span>
  )
}
