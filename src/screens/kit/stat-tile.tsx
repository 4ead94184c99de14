import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import statTileCss from './stat-tile.css?inline'

addSheet(statTileCss)

/** Tiles in a grid that fits its column: two, three or four beside each other. */
export function StatTiles({ label, busy, children }: StatTilesProps) {
  return (
    <dl className="rd-stat-tiles" aria-label={label} aria-busy={busy}>
      {children}
    </dl>
  )
}

interface StatTilesProps {
  /** What the figures are about, read out. */
  label: string
  busy: boolean
  children: ReactNode
}

/** One figure under its name. */
export function StatTile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rd-stat-tile">
      <dt className="rd-stat-tile-label">{label}</dt>
      <dd className="rd-stat-tile-figure">{children}</dd>
    </div>
  )
}
