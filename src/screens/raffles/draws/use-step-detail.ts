import { inGroups } from '../../../core/raffles/draws/draw-words.ts'
import type { ProcedureStep, StepPlace } from '../../../core/raffles/draws/procedure-steps.ts'
import { lockInForce } from '../../../core/raffles/draws/procedure-steps.ts'
import { type Leavable, linesAgainst } from '../../../core/raffles/draws/rules.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useProcedure } from './procedure-context.tsx'
import { useLeftOut } from './use-left-out.ts'

/**
 * One line under a step's title: what came of it, who did it and when.
 * @param leaveOut what staff leave out of the list: it doesn't stand in the way
 */
export function useStepDetail(
  leaveOut: readonly Leavable[],
): (step: ProcedureStep, state: StepPlace['state']) => string | null {
  const texts = useTexts(drawTexts)
  const leftOutWords = useLeftOut()
  const { draw, number, moment } = useProcedure()

  function readinessLine(): string | null {
    if (draw.stage !== 'open') return null
    const against = linesAgainst(draw, leaveOut).length
    if (against > 0) return texts.notReady({ number: number(against) })(against)
    const left = draw.readiness.filter(({ ready }) => !ready)
    const what = leftOutWords(Object.fromEntries(left.map(({ code, count }) => [code, count])))
    return what === '' ? texts.allReady : `${texts.allReady} ${texts.leavingOut({ what })}`
  }

  function lockLine(): string | null {
    const lock = lockInForce(draw)
    if (!lock) return null
    const by = texts.lockedBy({ name: lock.lockedBy, moment: moment(lock.lockedAt) })
    const tickets = number(lock.ticketCount)
    return `${by} ${texts.lockedWith({ tickets, root: inGroups(lock.root.slice(0, 8)) })}`
  }

  function witnessLine(): string | null {
    const first = draw.entropy[0]
    if (!first) return null
    return texts.entropyGiven({ witness: first.witness, moment: moment(first.at) })
  }

  function xOf(done: number): string {
    return texts.xOfY({ done: number(done), total: number(draw.pickTotal) })
  }

  return (step, state) => {
    switch (step) {
      case 'readiness':
        return readinessLine()
      case 'lock':
        return lockLine()
      case 'witness':
        return witnessLine()
      case 'stubs':
        if (!draw.stubs) return null
        return texts.xOfY({
          done: number(draw.stubs.eligible - draw.stubs.missing.count),
          total: number(draw.stubs.eligible),
        })
      case 'pick':
        return draw.stage === 'open' ? null : xOf(draw.picksCompleted)
      case 'verify':
        return draw.confirmedCount > 0 || state !== 'todo' ? xOf(draw.confirmedCount) : null
      case 'notify': {
        const { count } = draw.unreached
        if (state === 'done') return texts.allReached
        return state === 'current' ? texts.toReach({ number: number(count) })(count) : null
      }
      case 'complete':
        if (draw.stage === 'complete') return null
        return draw.drawType === 'barrel' ? texts.completeLaterBarrel : texts.completeLater
      case 'close':
        return state === 'done' ? texts.closed : null
    }
  }
}
