import { RotateCw, X } from 'lucide'
import type { Job, JobFailure } from '../../core/jobs/job.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useLocale, useWords } from './language.tsx'
import { kitTexts } from './texts.ts'

interface JobActionsProps {
  job: Job
  failedCount?: number
  cancelling?: boolean
  onCancel?: (() => void) | undefined
  onRetry?: (failures: readonly JobFailure[]) => void
  onDismiss?: () => void
}

/** What can be done with a job: Cancel while it runs, Retry for what failed or was left, and away with it in the end. */
export function JobActions({
  job,
  failedCount,
  cancelling,
  onCancel,
  onRetry,
  onDismiss,
}: JobActionsProps) {
  const words = useWords(kitTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const failed = failedCount ?? job.failures.length
  const underWay = job.state === 'waiting' || job.state === 'running'
  const retryLabel =
    failed === 0 || job.state !== 'finished'
      ? words.retry
      : words.retryThose({ number: format.format(failed) })(failed)
  if (underWay) {
    return (
      <div className="rd-job-actions">
        {onCancel && (
          <Button busy={cancelling ?? false} onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="rd-job-actions">
      {onRetry && (job.state !== 'finished' || failed > 0) && (
        <Button icon={<Icon of={RotateCw} />} onClick={() => onRetry(job.failures)}>
          {retryLabel}
        </Button>
      )}
      {onDismiss && (
        <Button
          variant="quiet"
          className="rd-job-dismiss"
          icon={<Icon of={X} />}
          aria-label={words.dismiss}
          title={words.dismiss}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
