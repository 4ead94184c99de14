/** Whether a batch of mail may be closed, corrected or removed, and whether another envelope has room in it. */
import { type Decision, decisionOf, type Reason } from '../decision.ts'
import type { MailBatch } from './mail-batch.ts'

export type BatchAction = 'enter' | 'change' | 'close' | 'remove'
export type BatchReason =
  | 'batch-closed'
  | 'batch-full'
  | 'batch-envelopes-differ'
  | 'batch-cents-differ'
  | 'batch-in-use'
  | 'batch-day-set'
  | 'batch-day-to-come'
  | 'batch-day-too-old'

type Facts = Pick<
  MailBatch,
  'state' | 'envelopes' | 'controlCents' | 'enteredEnvelopes' | 'enteredCents'
> & {
  /** Orders ever entered in it, void ones too. */
  everUsed: boolean
}

/** What stands against it. Whoever sells by mail may do all of them. */
export function decideBatch(action: BatchAction, batch: Facts): Decision<BatchReason> {
  if (batch.state === 'closed') return decisionOf<BatchReason>([{ code: 'batch-closed' }])
  return decisionOf(against[action](batch))
}

const against: Record<BatchAction, (batch: Facts) => Reason<BatchReason>[]> = {
  enter: ({ enteredEnvelopes, envelopes }) =>
    enteredEnvelopes < envelopes ? [] : [{ code: 'batch-full', params: { envelopes } }],
  change: () => [],
  close: batch => {
    const { enteredEnvelopes, envelopes, enteredCents, controlCents } = batch
    const reasons: Reason<BatchReason>[] = []
    if (enteredEnvelopes !== envelopes)
      reasons.push({ code: 'batch-envelopes-differ', params: { enteredEnvelopes, envelopes } })
    if (enteredCents !== controlCents)
      reasons.push({ code: 'batch-cents-differ', params: { enteredCents, controlCents } })
    return reasons
  },
  remove: ({ everUsed }) => (everUsed ? [{ code: 'batch-in-use' }] : []),
}
