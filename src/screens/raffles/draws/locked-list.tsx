import type { DrawLock } from '../../../core/raffles/draws/draw.ts'
import { inGroups } from '../../../core/raffles/draws/draw-words.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { KeyValueList } from '../../kit/key-value-list.tsx'
import { useProcedure } from './procedure-context.tsx'
import { useLeftOut } from './use-left-out.ts'

/** What a lock fixed: how many tickets, from which number to which, and their root. */
export function LockedList({ lock }: { lock: DrawLock }) {
  const texts = useTexts(drawTexts)
  const { number } = useProcedure()
  const leftOut = useLeftOut()
  return (
    <KeyValueList
      items={[
        {
          name: texts.tickets,
          value: <strong className="rd-draw-count rd-number">{number(lock.ticketCount)}</strong>,
        },
        {
          name: texts.range,
          value: (
            <span className="rd-number">
              {texts.fromTo({
                first: String(lock.firstTicketNumber),
                last: String(lock.lastTicketNumber),
              })}
            </span>
          ),
        },
        {
          name: texts.root,
          value: <code className="rd-draw-hash rd-draw-root">{inGroups(lock.root)}</code>,
          copy: lock.root,
          wide: true,
        },
        { name: texts.lockVersion, value: texts.version({ number: number(lock.version) }) },
        {
          name: texts.leftOut,
          value:
            leftOut({
              'orders-pending': lock.leftOut.pendingOrders,
              'cheques-uncleared': lock.leftOut.unclearedCheques,
              'late-arrivals': lock.leftOut.lateArrivals,
              'outboxes-waiting': lock.leftOut.waitingDevices,
            }) || texts.nothingLeftOut,
        },
      ]}
    />
  )
}
