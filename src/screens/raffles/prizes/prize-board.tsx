import { useStore } from '@nanostores/react'
import { Gift, Plus } from 'lucide'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { may } from '../../../core/permissions.ts'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import { createPrizeBoard, type PrizeBoardStore } from '../../../core/raffles/prizes/prize-board.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { raffleViewOf } from '../../../core/raffles/raffle-view.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { DeleteRecord } from '../../delete-record.tsx'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import { NotReady } from '../../not-ready.tsx'
import { useRoles } from '../../use-roles.ts'
import { PrizeRows } from './prize-rows.tsx'
import { PrizeSkeleton } from './prize-skeleton.tsx'
import prizesCss from './prizes.css?inline'

addSheet(prizesCss)

const loadOpenedPrize = () => loadChunk(() => import('./opened-prize.tsx'))

type Opened =
  | { kind: 'none' }
  | { kind: 'new' }
  | { kind: 'prize'; prize: Prize }
  | { kind: 'delete'; prize: Prize }

/** The prizes of a raffle in their order: added, edited, put in order and deleted here. */
export function PrizeBoard({ raffle }: { raffle: RaffleDetail }) {
  const desk = useDesk()
  const { loadFailed } = useTexts(prizeTexts)
  const { id } = raffle
  const board = useMemo(() => createPrizeBoard(desk, id), [desk, id])
  const shown = useStore(board.$state)
  if (shown.state !== 'ready')
    return (
      <NotReady
        read={shown}
        title={loadFailed}
        waiting={<PrizeSkeleton />}
        onRetry={board.reload}
      />
    )
  return <Board raffle={raffle} board={board} prizes={shown.prizes} />
}

interface BoardProps {
  raffle: RaffleDetail
  board: PrizeBoardStore
  prizes: readonly Prize[]
}

function Board({ raffle, board, prizes }: BoardProps) {
  const desk = useDesk()
  const texts = useTexts(prizeTexts)
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>({ kind: 'none' })
  const isEditor = may('raffles:edit', useRoles())
  const editable = isEditor && raffle.status !== 'closed'
  const format = new Intl.NumberFormat(`${useStore(desk.$locale)}-CA`)

  const close = () => setOpened({ kind: 'none' })

  // Rows are drawn again when they change, not when one is opened.
  const open = useCallback((prize: Prize) => setOpened({ kind: 'prize', prize }), [])
  const askToDelete = useCallback((prize: Prize) => setOpened({ kind: 'delete', prize }), [])
  const figures = [raffle.ticketsSold, ...raffle.draws.map(({ stage }) => stage)].join()
  const known = useRef(figures)
  useEffect(() => {
    if (known.current !== figures) board.recount()
    known.current = figures
  }, [board, figures])

  /** Draws and counts of the raffle may be others now. */
  function changed() {
    close()
    raffleViewOf(desk, raffle.id).reload()
  }

  const add = (
    <Button
      variant="primary"
      icon={<Icon of={Plus} />}
      onClick={() => setOpened({ kind: 'new' })}
      data-part="add"
    >
      {texts.add}
    </Button>
  )
  return (
    <div className="rd-prizes" ref={place}>
      {prizes.length === 0 ? (
        <EmptyState
          icon={Gift}
          title={texts.none}
          message={texts.noneHint}
          action={editable ? add : undefined}
        />
      ) : (
        <>
          <div className="rd-prizes-head">
            <p className="rd-prizes-total">
              {texts.total({ number: format.format(prizes.length) })(prizes.length)}
            </p>
            {editable && add}
          </div>
          {!editable && (
            <p className="rd-prizes-note">{isEditor ? texts.closedReadOnly : texts.readOnly}</p>
          )}
          <PrizeRows
            raffle={raffle}
            prizes={prizes}
            board={board}
            editable={editable}
            onOpen={open}
            onDelete={askToDelete}
          />
        </>
      )}
      {(opened.kind === 'new' || opened.kind === 'prize') && (
        <LoadedPart load={loadOpenedPrize} onClose={close}>
          {OpenedPrize => (
            <OpenedPrize
              raffle={raffle}
              prize={opened.kind === 'prize' ? opened.prize : null}
              board={board}
              onSaved={changed}
              onClose={close}
            />
          )}
        </LoadedPart>
      )}
      {opened.kind === 'delete' && (
        <DeleteRecord
          name={opened.prize.name}
          texts={texts}
          remove={attempt => board.remove(opened.prize, attempt)}
          onFailed={board.reload}
          onDone={() => {
            changed()
            // Its row is gone, and its button with it.
            place.current?.querySelector<HTMLElement>('[data-part="add"]')?.focus()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
