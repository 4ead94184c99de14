import { useStore } from '@nanostores/react'
import { homeOf } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { salesTilesOf } from '../../core/dashboard/tiles.ts'
import type { Desk } from '../../core/desk.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { ActionQueue } from './action-queue.tsx'
import { BelowTiles } from './below-tiles.tsx'
import { DownloadCsv } from './download-csv.tsx'
import homeCss from './home.css?inline'
import { HomeBanner } from './home-banner.tsx'
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
      {returnPath() && (
        <LoadedInPlace load={loadContinue} waiting={null}>
          {ContinueBanner => <ContinueBanner />}
        </LoadedInPlace>
      )}
      {home.seesFigures ? (
        <>
          <ActionQueue home={home} />
          <SalesTileBoard />
          <BelowTiles home={home} />
        </>
      ) : (
        <LoadedInPlace load={loadAgentHome} waiting={null}>
          {AgentHome => <AgentHome home={home} />}
        </LoadedInPlace>
      )}
    </HomeBanner>
  )
}

Home.ask = (desk: Desk) => {
  if (homeOf(desk).$home.get().seesFigures) salesTilesOf(desk).$board.get()
}
