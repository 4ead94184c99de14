import { addSheet } from '../../core/style/sheets.ts'
import progressCss from './progress.css?inline'

addSheet(progressCss)

interface ProgressProps {
  /** What is under way. */
  label: string
  done: number
  /** Null while it isn't known how much there is. */
  total: number | null
  /** How far, in words: "120 of 1,000". */
  valueText?: string
  tone?: 'accent' | 'ok' | 'warn' | 'bad'
}

/** A bar that fills. What it means stands beside it in words. */
export function Progress({ label, done, total, valueText, tone = 'accent' }: ProgressProps) {
  const known = total !== null && total > 0
  const percent = known ? Math.min(100, (done / total) * 100) : 0
  return (
    <div
      role="progressbar"
      className={`rd-progress rd-progress-${tone}${known ? '' : ' rd-progress-unknown'}`}
      aria-label={label}
      {...(known && {
        'aria-valuemin': 0,
        'aria-valuemax': total,
        'aria-valuenow': Math.min(done, total),
        'aria-valuetext': valueText,
      })}
    >
      <div className="rd-progress-bar" style={known ? { inlineSize: `${percent}%` } : undefined} />
    </div>
  )
}
