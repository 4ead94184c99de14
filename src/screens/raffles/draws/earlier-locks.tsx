import { inGroups } from '../../../core/raffles/draws/draw-words.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { useProcedure } from './procedure-context.tsx'

/** Locks that were reopened: each stands in the certificate. */
export function EarlierLocks() {
  const texts = useTexts(drawTexts)
  const { draw, number, moment } = useProcedure()
  const earlier = draw.locks.filter(({ reopened }) => reopened !== null)
  if (earlier.length === 0) return null
  return (
    <Disclosure title={texts.earlierLocks} summary={number(earlier.length)} level={3}>
      <ul className="rd-draw-record">
        {earlier.map(lock => (
          <li key={lock.version}>
            <p>
              {texts.version({ number: number(lock.version) })}
              {', '}
              {texts.lockedBy({ name: lock.lockedBy, moment: moment(lock.lockedAt) })}
            </p>
            <code className="rd-draw-hash">{inGroups(lock.root)}</code>
            {lock.reopened && (
              <p>
                {texts.reopenedBy({
                  name: lock.reopened.by,
                  moment: moment(lock.reopened.at),
                  reason: lock.reopened.reason,
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
