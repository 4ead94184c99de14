import { useStore } from '@nanostores/react'
import { Download } from 'lucide'
import { useState } from 'react'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { salesTilesOf } from '../../core/dashboard/tiles.ts'
import { loadModule } from '../../core/load-chunk.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'

/** Exports the tiles (section 9, "Dashboard CSV"), as soon as each has its figure or has failed. */
export function DownloadCsv() {
  const texts = useTexts(dashboardTexts)
  const errors = useTexts(errorTexts)
  const board = useStore(salesTilesOf(useDesk()).$board)
  const isWaiting = board.tiles.some(({ figure }) => figure.state === 'loading')
  const [failed, setFailed] = useState(false)

  async function download() {
    const { csvFigure: figure, csvAmount: amount, csvCurrency: currency } = texts
    try {
      const { saveSalesCsv } = await loadModule(() => import('./save-sales-csv.ts'))
      saveSalesCsv(board, { figure, amount, currency, labels: texts })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      {failed && <Alert>{errors.chunk}</Alert>}
      <Button
        icon={<Icon of={Download} size={16} />}
        disabled={board.state !== 'ready' || isWaiting}
        onClick={() => void download()}
      >
        {texts.downloadCsv}
      </Button>
    </>
  )
}
