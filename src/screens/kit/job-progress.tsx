import { CircleAlert, CircleCheck, CircleX, TriangleAlert } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { Job, JobFailure } from '../../core/jobs/job.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { Icon } from './icon.tsx'
import { JobActions } from './job-actions.tsx'
import jobProgressCss from './job-progress.css?inline'
import { useJobWords } from './job-words.ts'
import { useLocale, useWords } from './language.tsx'
import { Confirm } from './overlays/confirm.tsx'
import { Progress } from './progress.tsx'
import { RowErrors } from './row-errors.tsx'
import { Spinner } from './spinner.tsx'
import type { RowTarget } from './table/table-types.ts'
import { kitTexts } from './texts.ts'

addSheet(jobProgressCss)

/** A job as it looks: a finished one that failed here and there is its own case. */
type Look = 'under-way' | 'finished' | 'partial' | 'cancelled' | 'failed'

const icons = {
  finished: CircleCheck,
  partial: TriangleAlert,
  cancelled: CircleX,
  failed: CircleAlert,
}

export interface JobProgressProps {
  /** What is done, with its object: "Marking 1,000 orders as mailed". */
  title: string
  job: Job
  /** Where its failures are more than those that are named. */
  failedCount?: number
  /** Where what failed can be seen. */
  targetOf?: (failure: JobFailure) => RowTarget
  /** What changed, once it is over, in a sentence: "988 orders are marked as mailed." */
  summary?: ReactNode
  /** What came of it: a download. */
  result?: ReactNode
  /** The last poll failed: its figures may be old. */
  stale?: boolean
  /** Cancel was asked for and is on its way. */
  cancelling?: boolean
  onCancel?: () => void
  /** Asked before it is cancelled, where that leaves something half done. */
  confirmCancel?: { title: string; message: string; confirmLabel: string; cancelLabel: string }
  /** Retry: with the failures after a partial failure, with none after a whole one. */
  onRetry?: (failures: readonly JobFailure[]) => void
  onDismiss?: () => void
}

/** A long job: how far, how fast, how long yet, Cancel; in the end what changed, or what didn't and why. */
export function JobProgress(props: JobProgressProps) {
  const { title, job, summary, result, stale = false, cancelling = false } = props
  const { failedCount = job.failures.length, targetOf } = props
  const words = useWords(kitTexts)
  const locale = useLocale()
  const { count, detail, milestone } = useJobWords(title, job)
  const [asking, setAsking] = useState(false)
  const look = lookOf(job)
  const rows = targetOf
    ? job.failures.map(failure => ({ ...failure, link: targetOf(failure) }))
    : job.failures
  const number = new Intl.NumberFormat(`${locale}-CA`)
  const failures = words.jobFailures({ number: number.format(failedCount) })(failedCount)

  return (
    <section className={`rd-job rd-job-${look}`} aria-label={title}>
      <span className="rd-job-icon">
        {look === 'under-way' ? <Spinner /> : <Icon of={icons[look]} size={18} />}
      </span>
      <div className="rd-job-words">
        <p className="rd-job-title">{title}</p>
        <p className="rd-job-detail">{detailOf()}</p>
        {stale && look === 'under-way' && <p className="rd-job-detail">{words.jobNotSeen}</p>}
      </div>
      <JobActions
        {...props}
        onCancel={props.onCancel && (props.confirmCancel ? () => setAsking(true) : props.onCancel)}
      />
      {look === 'under-way' && (
        <div className="rd-job-bar">
          <Progress
            label={title}
            done={job.done}
            total={job.state === 'waiting' ? null : job.total}
            {...(count !== null && { valueText: count })}
          />
        </div>
      )}
      {look !== 'under-way' && result && <div className="rd-job-below">{result}</div>}
      {job.failures.length > 0 && (
        <div className="rd-job-below">
          <RowErrors label={failures} rows={rows} />
        </div>
      )}
      <span className="rd-only-read-out" role={look === 'failed' ? 'alert' : 'status'}>
        {look === 'under-way' ? (
          cancelling ? (
            words.cancelling
          ) : (
            milestone
          )
        ) : (
          <>
            {title}. {detailOf()}
          </>
        )}
      </span>
      {asking && look === 'under-way' && props.confirmCancel && (
        <Confirm
          {...props.confirmCancel}
          tone="danger"
          onConfirm={() => {
            setAsking(false)
            props.onCancel?.()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )

  function detailOf(): ReactNode {
    if (look === 'under-way') return cancelling ? words.cancelling : detail
    if (look === 'failed') return job.message ?? count
    const what = look === 'cancelled' ? cancelledWords() : count
    const failed = failedCount > 0 ? ` ${failures}.` : ''
    return (
      <>
        {summary ?? what}
        {failed}
      </>
    )
  }

  function cancelledWords(): string {
    const total = number.format(job.total ?? job.done)
    return words.jobCancelled({ done: number.format(job.done), total })
  }
}

function lookOf(job: Job): Look {
  if (job.state === 'waiting' || job.state === 'running') return 'under-way'
  if (job.state === 'finished') return job.failures.length > 0 ? 'partial' : 'finished'
  return job.state
}
