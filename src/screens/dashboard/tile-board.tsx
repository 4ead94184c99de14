import { useStore } from '@nanostores/react'
import { RotateCw } from 'lucide'
import { use } from 'react'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { salesTilesOf, type Tile, type TileBoard } from '../../core/dashboard/tiles.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Forbidden } from '../forbidden.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { Icon } from '../kit/icon.tsx'
import { Money } from '../kit/money.tsx'
import { DeclareContext } from '../kit/screen-state.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import { StatTile, StatTiles } from '../kit/stat-tile.tsx'
import tileBoardCss from './tile-board.css?inline'

addSheet(tileBoardCss)

/** The desk's sales tiles (section 2, Dashboard), live. */
export function SalesTileBoard() {
  const { $board, reload, reloadDonations } = salesTilesOf(useDesk())
  const board = useStore($board)
  return <TileBoardView board={board} onRetry={reload} onRetryDonations={reloadDonations} />
}

interface ViewProps {
  board: TileBoard
  onRetry: () => void
  onRetryDonations: () => void
}

/** Whatever its state, it is as large as the finished tiles. */
export function TileBoardView({ board, onRetry, onRetryDonations }: ViewProps) {
  const texts = useTexts(dashboardTexts)
  const errors = useTexts(errorTexts)
  const declare = use(DeclareContext)
  const instead = board.state === 'failed' || board.state === 'forbidden'
  return (
    <div className="rd-tile-board" data-instead={instead || undefined}>
      <StatTiles label={texts.sales} busy={board.state === 'loading'}>
        {/* Behind a failure they keep the places of the figures, and wait for nothing. */}
        <DeclareContext value={instead ? undefined : declare}>
          {board.tiles.map(tile => (
            <StatTile key={tile.id} label={texts[tile.id]}>
              <Figure tile={tile} board={board} onRetry={onRetryDonations} />
            </StatTile>
          ))}
        </DeclareContext>
      </StatTiles>
      {board.state === 'failed' && (
        <FailedState
          title={texts.salesFailed}
          message={board.message || errors.unexpected}
          retry={errors.retry}
          onRetry={onRetry}
        />
      )}
      {board.state === 'forbidden' && <Forbidden />}
    </div>
  )
}

interface FigureProps {
  tile: Tile
  board: TileBoard
  onRetry: () => void
}

function Figure({ tile: { id, figure }, board, onRetry }: FigureProps) {
  const texts = useTexts(dashboardTexts)
  const errors = useTexts(errorTexts)
  if (figure.state === 'ready') {
    return (
      <span data-figure={id}>
        <Money short cents={figure.cents} currency={board.currency} />
      </span>
    )
  }
  if (figure.state === 'failed' && board.state === 'ready') {
    return (
      <span className="rd-tile-failed" title={figure.message || errors.unexpected}>
        {texts.notLoaded}
        <button type="button" className="rd-tile-retry" onClick={onRetry}>
          <Icon of={RotateCw} size={14} />
          {errors.retry}
        </button>
      </span>
    )
  }
  return (
    <>
      <Skeleton width="5.2em" />
      <span className="rd-only-read-out">{texts.loading}</span>
    </>
  )
}
