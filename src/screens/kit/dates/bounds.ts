/** An end of what a date may be, and why: "The end can’t be before the start, November 20." */
export interface Bound {
  /** A day or an instant, whichever the field's value is. The bound itself is allowed. */
  at: string
  /** A whole sentence. */
  because: string
}

export interface Bounds {
  min?: Bound | undefined
  max?: Bound | undefined
}

/** Why a value is out of bounds; null where it isn't. */
export function boundProblem(value: string | null, { min, max }: Bounds): string | null {
  if (value === null) return null
  if (min && Date.parse(value) < Date.parse(min.at)) return min.because
  return max && Date.parse(value) > Date.parse(max.at) ? max.because : null
}

/** What a calendar says about the days that it doesn't offer. */
export function boundReasons({ min, max }: Bounds): string[] {
  return [min, max].flatMap(bound => (bound ? [bound.because] : []))
}
