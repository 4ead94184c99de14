/** What a rule answers: codes, never sentences; buttons and the API word them. */
export interface Reason<Code extends string = string> {
  code: Code
  params?: Readonly<Record<string, string | number>>
}

export type Decision<Code extends string = string> =
  | { allowed: true }
  | { allowed: false; reasons: readonly Reason<Code>[] }

/** Allowed when there is nothing against it. */
export function decisionOf<Code extends string>(reasons: readonly Reason<Code>[]): Decision<Code> {
  return reasons.length === 0 ? { allowed: true } : { allowed: false, reasons }
}
