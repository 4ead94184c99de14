/** A long job on the server, as every call about one answers it. The shape is chosen here (section 7 shows none). */
import * as v from 'valibot'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** One thing that the job could not do. */
const JobFailureSchema = v.object({
  /** Of the order, prize or row: what Retry names. */
  id: v.string(),
  /** What a person knows it by: "4F09C2", "Row 17". */
  label: v.string(),
  /** Why, in the language that was asked for. */
  message: v.string(),
})
export type JobFailure = v.InferOutput<typeof JobFailureSchema>

export const JobSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  state: v.picklist(['waiting', 'running', 'finished', 'failed', 'cancelled']),
  /** Tried so far, what failed included. */
  done: count,
  /** Null until it is known how much there is. */
  total: v.nullable(count),
  /** UTC; null until it runs. */
  startedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** A finished job with some of these succeeded in part. */
  failures: v.array(JobFailureSchema),
  /** Why the job as a whole failed. */
  message: v.nullable(v.string()),
})
export type Job = v.InferOutput<typeof JobSchema>

/** Nothing more will come of it. */
export function isOver(job: Job): boolean {
  return job.state === 'finished' || job.state === 'failed' || job.state === 'cancelled'
}
