/** Where a draw stands on its way: a pure reading of what the server answers (docs/domain.md, "Draws"). */
import type { Prize } from '../prizes/prize.ts'
import type { RaffleStatus } from '../raffle.ts'
import type { Winner } from '../winners/winner.ts'
import type { DrawDetail, DrawLock } from './draw.ts'

export const procedureSteps = [
  'readiness',
  'lock',
  'witness',
  'stubs',
  'pick',
  'verify',
  'notify',
  'complete',
  'close',
] as const
export type ProcedureStep = (typeof procedureSteps)[number]

export interface StepPlace {
  id: ProcedureStep
  state: 'done' | 'current' | 'todo'
  /** There is something to do or to read in it. */
  open: boolean
}

/** The lock in force, or null while the list is open. */
export function lockInForce({ locks }: Pick<DrawDetail, 'locks'>): DrawLock | null {
  const last = locks.reduce<DrawLock | null>(
    (latest, lock) => (latest && latest.version > lock.version ? latest : lock),
    null,
  )
  return last && !last.reopened ? last : null
}

/** What stands in the way and can't be left out. */
export function isReady({ readiness }: Pick<DrawDetail, 'readiness'>): boolean {
  return readiness.every(({ ready, leavable }) => ready || leavable)
}

/** The first prize that is not settled, or the first one: what the screen shows unasked. */
export function currentPrize(prizes: readonly Prize[]): Prize | null {
  return (
    prizes.find(({ confirmedCount, quantity }) => confirmedCount < quantity) ?? prizes[0] ?? null
  )
}

/** The batch of a prize that a failure stopped. */
export function stoppedBatch({ batches }: Pick<DrawDetail, 'batches'>, prizeId: string) {
  return batches.find(batch => batch.prizeId === prizeId && batch.failed) ?? null
}

/** What a step depends on beside the draw. */
interface Around {
  raffle: { status: RaffleStatus }
}

/**
 * The steps of the draw's type, each with where it stands: one is current until the draw is complete, or of the
 * final one, until the raffle is closed. After an early draw the raffle goes on selling.
 */
export function stepsOf(draw: DrawDetail, around: Around): StepPlace[] {
  const skipped: ProcedureStep = draw.drawType === 'barrel' ? 'witness' : 'stubs'
  const steps = procedureSteps.filter(step => step !== skipped && (draw.final || step !== 'close'))
  const current = steps.find(step => !isDone(step, draw, around))
  return steps.map(id => {
    const done = isDone(id, draw, around)
    const state = id === current ? 'current' : done ? 'done' : 'todo'
    return { id, state, open: state === 'current' || isOpen(id, draw, around) }
  })
}

function isDone(step: ProcedureStep, draw: DrawDetail, { raffle }: Around): boolean {
  const { stage, picksCompleted, picksPending, pickTotal, confirmedCount } = draw
  switch (step) {
    case 'readiness':
      return stage !== 'open' || draw.readiness.every(({ ready }) => ready)
    case 'lock':
      return stage !== 'open'
    case 'witness':
      return (stage === 'drawing' || stage === 'complete') && draw.awaitsEntropyFor === null
    case 'stubs':
      return draw.stubs !== null && stage !== 'open' && draw.stubs.missing.count === 0
    case 'pick':
      return stage !== 'open' && picksPending === 0 && picksCompleted >= pickTotal
    case 'verify':
      return stage === 'complete' || (pickTotal > 0 && confirmedCount >= pickTotal)
    case 'notify':
      return stage === 'complete' && draw.unreached.count === 0
    case 'complete':
      return stage === 'complete'
    case 'close':
      return raffle.status === 'closed'
  }
}

/** Beside the current step: what can be worked on already, or read still. */
function isOpen(step: ProcedureStep, draw: DrawDetail, { raffle }: Around): boolean {
  const drawing = draw.stage === 'drawing' || draw.stage === 'complete'
  switch (step) {
    case 'readiness':
      return false
    case 'lock':
      return draw.locks.length > 0 || isReady(draw)
    case 'witness':
      return draw.receipts.length > 0
    case 'stubs':
      return draw.stage !== 'open'
    case 'pick':
      return drawing || (draw.drawType === 'barrel' && draw.stage !== 'open')
    case 'verify':
      return drawing || draw.picksCompleted > 0
    case 'notify':
      return draw.confirmedCount > 0
    case 'complete':
      return draw.stage === 'complete'
    case 'close':
      // Reaching winners takes days, and holds nothing up.
      return draw.stage === 'complete' && raffle.status !== 'closed'
  }
}

/** What is done folds up once nobody needs it for the step that is current: who and when stay in sight. */
export function isFolded(
  step: ProcedureStep,
  draw: DrawDetail,
  winners: readonly Pick<Winner, 'status'>[],
): boolean {
  const { stage, drawType } = draw
  switch (step) {
    case 'lock':
      return drawType === 'barrel' ? stage !== 'open' : stage !== 'open' && stage !== 'locked'
    case 'witness':
      return (stage === 'drawing' || stage === 'complete') && draw.awaitsEntropyFor === null
    case 'stubs':
      return draw.stubs?.missing.count === 0 && draw.stubs.surplus.count === 0
    case 'pick':
      // The number stays large until it is decided on.
      return (
        draw.picksCompleted >= draw.pickTotal && winners.every(({ status }) => status !== 'picked')
      )
    default:
      return false
  }
}
