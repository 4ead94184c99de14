import { formatRoughDuration } from '../../core/format/durations.ts'
import type { Job } from '../../core/jobs/job.ts'
import { useLocale, useWords } from './language.tsx'
import { kitTexts } from './texts.ts'
import { usePace } from './use-pace.ts'

/** Below this it would be said and over at once. */
const secondsWorthSaying = 8

export interface JobWords {
  /** "120 of 1,000"; null while it isn't known how much there is. */
  count: string | null
  /** "120 of 1,000 · 12 per second · about 2 minutes left". */
  detail: string
  /** The last quarter that was passed; empty before the first. */
  milestone: string
}

/** How far a job is, in words. */
export function useJobWords(title: string, job: Job): JobWords {
  const words = useWords(kitTexts)
  const locale = useLocale()
  const pace = usePace(job.done, job.startedAt)
  const { done, total } = job
  if (job.state === 'waiting') return { count: null, detail: words.jobWaiting, milestone: '' }
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: digits }).format(value)
  if (total === null) {
    return {
      count: null,
      detail: done === 0 ? words.jobCounting : number(done),
      milestone: '',
    }
  }
  const count = words.jobProgress({ done: number(done), total: number(total) })
  const quarter = total === 0 ? 0 : Math.floor((done / total) * 4)
  return {
    count,
    detail: [count, ...paceWords()].join(' · '),
    milestone:
      quarter === 0
        ? ''
        : words.jobMilestone({
            title,
            percent: new Intl.NumberFormat(`${locale}-CA`, { style: 'percent' }).format(
              quarter / 4,
            ),
          }),
  }

  function paceWords(): string[] {
    if (pace === null || total === null || done >= total) return []
    const rate =
      pace >= 1
        ? words.perSecond({ rate: number(pace, pace < 10 ? 1 : 0) })
        : words.perMinute({ rate: number(pace * 60, pace * 60 < 10 ? 1 : 0) })
    const seconds = (total - done) / pace
    const left =
      seconds < secondsWorthSaying
        ? words.lastSeconds
        : words.timeLeft({ time: formatRoughDuration(seconds, locale) })
    return [rate, left]
  }
}
