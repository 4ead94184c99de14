import { Pencil, Trash2 } from 'lucide'
import { useDeferredValue, useMemo } from 'react'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import type { PrizeBoardStore } from '../../../core/raffles/prizes/prize-board.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import type { RaffleStatus } from '../../../core/raffles/raffle.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { useTexts } from '../../desk.tsx'
import type { MenuEntry } from '../../kit/overlays/menu-entries.ts'
import { ReorderableList } from '../../kit/reorder/reorderable-list.tsx'
import { PrizeRow, type RaffleOfPrizes } from './prize-row.tsx'
import { usePrizeReasons } from './use-prize-reasons.ts'

interface PrizeRowsProps {
  raffle: RaffleDetail
  prizes: readonly Prize[]
  board: PrizeBoardStore
  editable: boolean
  /** The same functions every time: a thousand rows aren't drawn again when one is opened. */
  onOpen: (prize: Prize) => void
  onDelete: (prize: Prize) => void
}

/** The prizes below each other; whoever may edit them puts them in order, and that is saved at once. */
export function PrizeRows({ raffle, editable, ...props }: PrizeRowsProps) {
  const { id, category, country, timeZone, status } = raffle
  const shown = useMemo(
    () => ({ id, category, country, timeZone }),
    [id, category, country, timeZone],
  )
  if (editable) return <PrizesInOrder raffle={shown} raffleStatus={status} {...props} />
  return <PrizesToRead raffle={shown} {...props} />
}

interface RowsProps extends Omit<PrizeRowsProps, 'raffle' | 'editable'> {
  /** The same object until what rows show of it changes. */
  raffle: RaffleOfPrizes
}

interface PrizesInOrderProps extends RowsProps {
  raffleStatus: RaffleStatus
}

function PrizesInOrder(props: PrizesInOrderProps) {
  const { raffle, raffleStatus, prizes, board, onOpen, onDelete } = props
  const texts = useTexts(prizeTexts)
  const reasons = usePrizeReasons(raffleStatus)
  const items = useMemo(() => {
    const menu = (prize: Prize): readonly MenuEntry[] => [
      { id: 'edit', label: texts.edit, icon: Pencil, onAction: () => onOpen(prize) },
      {
        id: 'delete',
        label: texts.delete,
        icon: Trash2,
        tone: 'danger',
        disabledBecause: reasons('delete', prize),
        onAction: () => onDelete(prize),
      },
    ]
    return prizes.map(prize => ({
      id: prize.id,
      name: prize.name,
      content: <PrizeRow raffle={raffle} prize={prize} board={board} onOpen={onOpen} />,
      menu: { label: texts.actionsFor({ name: prize.name }), items: menu(prize) },
    }))
  }, [raffle, prizes, board, onOpen, onDelete, texts, reasons])
  return <ReorderableList label={texts.listLabel} items={items} onReorder={board.reorder} />
}

/** More than fit any window. */
const fewRows = 40

function PrizesToRead({ raffle, prizes, board, onOpen }: RowsProps) {
  const { listLabel } = useTexts(prizeTexts)
  const isLong = prizes.length > fewRows
  // What fits the window shows at once; the rest is made behind it, while the page answers.
  const isWhole = useDeferredValue(true, !isLong)
  const shown = isWhole ? prizes : prizes.slice(0, fewRows)
  return (
    <ol className={`rd-prizes-read${isLong ? ' rd-prizes-read-long' : ''}`} aria-label={listLabel}>
      {shown.map(prize => (
        <li key={prize.id} className="rd-prizes-read-row">
          <PrizeRow raffle={raffle} prize={prize} board={board} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  )
}
