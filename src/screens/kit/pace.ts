/** How fast something goes, from what was seen of it lately. */
export interface Sample {
  /** Milliseconds, of any clock. */
  at: number
  done: number
}

/** Older ones say little about the pace now. */
const windowMs = 30_000
const shortestMs = 800

/** The samples that still count, with the newest among them. One that goes backwards starts anew. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const last = samples.at(-1)
  if (last && sample.done < last.done) return [sample]
  const recent = samples.filter(({ at }) => sample.at - at <= windowMs)
  // The last one before the window holds the line when news are rare.
  const anchor = recent.length === 0 && last ? [last] : recent
  return [...anchor, sample]
}

/** How many a second, or null while it can't be told. */
export function paceOf(samples: readonly Sample[]): number | null {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return null
  const milliseconds = last.at - first.at
  const done = last.done - first.done
  return milliseconds < shortestMs || done <= 0 ? null : (done / milliseconds) * 1000
}
