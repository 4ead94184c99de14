import { useStore } from '@nanostores/react'
import { Download } from 'lucide'
import { type CsvWords, salesCsv } from '../../core/dashboard/sales-csv.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { salesTilesOf } from '../../core/dashboard/tiles.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { saveFile } from '../kit/save-file.ts'

/** Exports the tiles (section 9, "Dashboard CSV"), as soon as there are figures. */
export function DownloadCsv() {
  const texts = useTexts(dashboardTexts)
  const board = useStore(salesTilesOf(useDesk()).$board)

  function download() {
    const words: CsvWords = {
      figure: texts.csvFigure,
      amount: texts.csvAmount,
      currency: texts.csvCurrency,
      labels: texts,
    }
    const { name, text } = salesCsv(board, words, new Date(), browserTimeZone())
    saveFile(name, text, 'text/csv;charset=utf-8')
  }

  return (
    <Button
      icon={<Icon of={Download} size={16} />}
      disabled={board.state !== 'ready'}
      onClick={download}
    >
      {texts.downloadCsv}
    </Button>
  )
}
