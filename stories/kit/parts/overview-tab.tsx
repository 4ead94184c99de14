import { lazy, Suspense } from 'react'
import { Card } from '../../../src/screens/kit/card.tsx'
import { ChartSkeleton } from '../../../src/screens/kit/chart-skeleton.tsx'
import { DateText } from '../../../src/screens/kit/date-text.tsx'
import { KeyValueList } from '../../../src/screens/kit/key-value-list.tsx'
import { Money } from '../../../src/screens/kit/money.tsx'
import { QrCode } from '../../../src/screens/kit/qr-code.tsx'
import { StatTile, StatTiles } from '../../../src/screens/kit/stat-tile.tsx'
import { dailySales } from '../../support/fixtures.ts'
import type { PartsWords } from './words.ts'

const BarChart = lazy(() => import('../../../src/screens/kit/chart.tsx'))
const link = 'https://example.org/harbour-lights'
const zone = 'America/Halifax'

export function OverviewTab({ words }: { words: PartsWords }) {
  return (
    <>
      <StatTiles label={words.figures} busy={false}>
        <StatTile label={words.pot}>
          <Money short cents={2_841_250} currency="CAD" />
        </StatTile>
        <StatTile label={words.sales}>
          <Money short cents={5_682_500} currency="CAD" />
        </StatTile>
      </StatTiles>
      <Card title={words.chart}>
        <div className="rd-parts-chart">
          <Suspense fallback={<ChartSkeleton />}>
            <BarChart
              label={words.chart}
              bars={dailySales.map(({ date, dailySalesCents }) => ({
                label: date.slice(8),
                name: date,
                cents: dailySalesCents,
              }))}
              currency="CAD"
              nonce={undefined}
            />
          </Suspense>
        </div>
      </Card>
      <Card title={words.facts}>
        <div className="rd-parts-facts">
          <KeyValueList
            items={[
              { name: words.licence, value: 'AGD-000142-25', copy: 'AGD-000142-25' },
              {
                name: words.drawAt,
                value: <DateText instant="2026-11-23T16:00:00Z" timeZone={zone} zone />,
              },
              { name: words.tickets, value: words.ticketCount },
              { name: words.contact, value: null },
              { name: words.link, value: link, copy: link, wide: true },
            ]}
          />
          <QrCode text={link} label={words.qr} size={140} fileName="harbour-lights" />
        </div>
      </Card>
    </>
  )
}
