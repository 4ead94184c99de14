import { useStore } from '@nanostores/react'
import { ChartColumn } from 'lucide'
import { seriesOf } from '../../core/dashboard/charts.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import ChartCard from './chart-card.tsx'

interface SalesChartProps {
  /** `series`: daily (as without it), monthly or donations. */
  series?: unknown
}

/**
 * One chart of sales or donations, also as a table.
 *
 * @attr series daily (30 days; without the attribute), monthly (12 months) or donations (12 months)
 */
export default function SalesChart({ series: attribute }: SalesChartProps) {
  const texts = useTexts(dashboardTexts)
  const organization = useStore(useDesk().$organization)
  const series = seriesOf(attribute)
  if (series === null) {
    const message = texts.badSeries({ series: String(attribute) })
    return <Instead message={message} />
  }
  if (series === 'donations' && !organization?.enabledProducts.includes('donations')) {
    return <Instead message={texts.donationsOff} />
  }
  return <ChartCard key={series} series={series} />
}

function Instead({ message }: { message: string }) {
  return (
    <div className="rd-card">
      <EmptyState icon={ChartColumn} message={message} />
    </div>
  )
}
