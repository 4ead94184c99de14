import { Pencil, Trash2 } from 'lucide'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import type { PrizeBoardStore } from '../../../core/raffles/prizes/prize-board.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { useTexts } from '../../desk.tsx'
import type { MenuEntry } from '../../kit/overlays/menu-entries.ts'
import { ReorderableList } from '../../kit/reorder/reorderable-list.tsx'
import { PrizeRow } from './prize-row.tsx'
import { usePrizeReasons } from './use-prize-reasons.ts'

interface PrizeRowsProps {
  raffle: RaffleDetail
  prizes: readonly Prize[]
  board: PrizeBoardStore
  editable: boolean
  onOpen: (prize: Prize) => void
  onDelete: (prize: Prize) => void
}

/** The prizes below each other; whoever may edit them puts them in order, and that is saved at once. */
export function PrizeRows({ raffle, prizes, board, editable, onOpen, onDelete }: PrizeRowsProps) {
  const texts = useTexts(prizeTexts)
  const reasons = usePrizeReasons(raffle.status)
  const row = (prize: Prize) => (
    <PrizeRow raffle={raffle} prize={prize} board={board} onOpen={onOpen} />
  )
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
  if (editable)
    return (
      <ReorderableList
        label={texts.listLabel}
        items={prizes.map(prize => ({
          id: prize.id,
          name: prize.name,
          content: row(prize),
          menu: { label: texts.actionsFor({ name: prize.name }), items: menu(prize) },
        }))}
        onReorder={board.reorder}
      />
    )
  return (
    <ol className="rd-prizes-read" aria-label={texts.listLabel}>
      {prizes.map(prize => (
        <li key={prize.id} className="rd-prizes-read-row">
          {row(prize)}
        </li>
      ))}
    </ol>
  )
}
