import { useStore } from '@nanostores/react'
import { homeOf } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { ActionQueue } from './action-queue.tsx'
import { BelowTiles } from './below-tiles.tsx'
import { DownloadCsv } from './download-csv.tsx'
import homeCss from './home.css?inline'
import { HomeBanner } from './home-banner.tsx'
import { HomePart } from './home-part.tsx'
import { useHomeSubtitle } from './home-subtitle.ts'
import { SalesTileBoard } from './tile-board.tsx'

addSheet(homeCss)

const loadContinue = () => loadChunk(() => import('./continue-banner.tsx'))
const loadAgentHome = () => loadChunk(() => import('./agent-home.tsx'))

/**
 * Home (section 2, Dashboard): is anything wrong, and how are we selling? Tiles, charts and banner
 * only where role and flag allow; agents have a home without them.
 */
export default function Home() {
  const texts = useTexts(dashboardTexts)
  const { $home, returnPath } = homeOf(useDesk())
  const home = useStore($home)
  const subtitle = useHomeSubtitle(home)
  return (
    <HomeBanner shown={home.seesBanner}>
      <div className="rd-home-header">
        <div>
          <h1 className="rd-home-title" tabIndex={-1}>
            {texts.welcome({ name: home.firstName })}
          </h1>
          <p className="rd-home-subtitle">{subtitle}</p>
        </div>
        {home.seesFigures && <DownloadCsv />}
      </div>
      {returnPath() && <HomePart load={loadContinue} home={home} />}
      {home.seesFigures ? (
        <>
          <ActionQueue home={home} />
          <SalesTileBoard />
          <BelowTiles home={home} />
        </>
      ) : (
        <HomePart load={loadAgentHome} home={home} />
      )}
    </HomeBanner>
  )
}
