import { addSheet } from '../../core/style/sheets.ts'
import { DownloadCsv } from './download-csv.tsx'
import salesTilesCss from './sales-tiles.css?inline'
import { SalesTileBoard } from './tile-board.tsx'

addSheet(salesTilesCss)

interface SalesTilesProps {
  /** `no-download` hides the button. */
  noDownload?: unknown
}

/**
 * Eight sales figures, from all time to yesterday; a ninth for donations, with that product.
 *
 * @attr no-download hides the Download CSV button
 */
export default function SalesTiles({ noDownload }: SalesTilesProps) {
  const hidden = noDownload !== undefined && noDownload !== false && noDownload !== 'false'
  return (
    <div className="rd-sales-tiles">
      <SalesTileBoard />
      {!hidden && <DownloadCsv />}
    </div>
  )
}
