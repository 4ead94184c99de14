import { Download } from 'lucide'
import { useEffect, useRef } from 'react'
import { visitAttachment } from '../../core/download.ts'
import { jobCalls } from '../../core/jobs/calls.ts'
import { isOver } from '../../core/jobs/job.ts'
import { pathTo } from '../../core/links.ts'
import type { BulkJob } from '../../core/orders/bulk.ts'
import { bulkJobsOf } from '../../core/orders/bulk-jobs.ts'
import { bulkTexts } from '../../core/orders/bulk-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { JobProgress } from '../kit/job-progress.tsx'
import { useNumber } from '../kit/use-number.ts'
import { useTarget } from '../use-target.ts'
import { useTold } from '../use-told.ts'
import { useWatchedJobs } from '../use-watched-jobs.ts'
import type { AskedBulk } from './order-question.ts'

interface BulkProgressProps {
  /** The one that was begun just now: whoever began it is led to it. */
  begunId: string | null
  /** What one did may show in the list by now. */
  onOver: () => void
  /** What is left of one is asked for anew. */
  onRest: (asked: AskedBulk) => void
}

/** The bulks that somebody watches: how far, and once they are over, what became of each order. */
export default function BulkProgress({ begunId, onOver, onRest }: BulkProgressProps) {
  const { jobs, refresh, forget } = useWatchedJobs(bulkJobsOf)
  const known = jobs.flatMap(({ job, error }) => (job ? [{ job, stale: error !== null }] : []))
  useOnceOver(
    known.map(({ job }) => job),
    onOver,
  )
  return (
    <div className="rd-bulks">
      {known.map(({ job, stale }) => (
        <Bulk
          key={job.id}
          job={job}
          stale={stale}
          isNew={job.id === begunId}
          onChanged={() => refresh(job.id)}
          onDismiss={() => forget(job.id)}
          onRest={() => onRest({ action: job.action, set: { of: 'rest', bulkId: job.id } })}
        />
      ))}
    </div>
  )
}

/** Says once of each that was seen running that it is over. */
function useOnceOver(jobs: readonly BulkJob[], onOver: () => void): void {
  const running = useRef(new Set<string>())
  useEffect(() => {
    for (const job of jobs) {
      if (!isOver(job)) running.current.add(job.id)
      else if (running.current.delete(job.id)) onOver()
    }
  })
}

interface BulkProps {
  job: BulkJob
  stale: boolean
  isNew: boolean
  onChanged: () => Promise<void>
  onDismiss: () => void
  onRest: () => void
}

function Bulk({ job, stale, isNew, onChanged, onDismiss, onRest }: BulkProps) {
  const { http } = useDesk()
  const texts = useTexts(bulkTexts)
  const number = useNumber()
  const target = useTarget()
  const { busy, run } = useTold()
  const { id, action, failedCount, leftOutCount } = job
  const did = job.done - failedCount
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])
  const receipts = async () => {
    const { url } = await http.ask(jobCalls.ticket, { params: { id } })
    visitAttachment(url)
  }
  const cancel = async (attempt: string) => {
    await http.ask(jobCalls.cancel, { params: { id } }, { attempt })
    await onChanged()
  }
  return (
    <div ref={place} tabIndex={-1} className="rd-bulk">
      <JobProgress
        title={texts[`doing-${action}`]}
        job={job}
        failedCount={failedCount}
        stale={stale}
        targetOf={failure => target(pathTo('order', { id: failure.id }))}
        {...(job.state === 'finished' && {
          summary: [
            texts[`did-${action}`]({ number: number(did) })(did),
            ...(leftOutCount > 0
              ? [texts.wereLeftOut({ number: number(leftOutCount) })(leftOutCount)]
              : []),
          ].join(' '),
        })}
        {...(job.done > 0 && {
          result: (
            <Button icon={<Icon of={Download} />} onClick={() => void run(receipts)}>
              {texts.receipts}
            </Button>
          ),
        })}
        cancelling={busy && !isOver(job)}
        onCancel={() => void run(cancel)}
        confirmCancel={{
          title: texts.stopTitle,
          message: texts.stopMessage,
          confirmLabel: texts.stop,
          cancelLabel: texts.goOn,
        }}
        onRetry={onRest}
        onDismiss={onDismiss}
      />
    </div>
  )
}
