import { AmountTable } from '../../src/screens/kit/amount-table.tsx'
import { Money } from '../../src/screens/kit/money.tsx'
import { Skeleton } from '../../src/screens/kit/skeleton.tsx'
import { StatTile, StatTiles } from '../../src/screens/kit/stat-tile.tsx'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

export const Amounts: KitStory = kitStory(() => (
  <StatTiles label="Amounts" busy={false}>
    {[0, 5, 100, -2500, 99_999_999, 100_000_000, 241_234_567_890].map(cents => (
      <StatTile key={cents} label={`${cents} cents`}>
        <Money short cents={cents} currency="CAD" />
      </StatTile>
    ))}
  </StatTiles>
))

export const OnTheirWay: KitStory = kitStory(() => (
  <StatTiles label="Amounts" busy>
    {['Sales Today', 'Sales Yesterday'].map(label => (
      <StatTile key={label} label={label}>
        <Skeleton width="5em" />
      </StatTile>
    ))}
  </StatTiles>
))

export const Table: KitStory = kitStory(() => (
  <AmountTable
    caption="Total Sales - Last 30 Days"
    nameHeading="Day"
    amountHeading="Amount"
    rows={[
      { name: 'November 20, 2026', cents: 1_602_000 },
      { name: 'November 19, 2026', cents: 0 },
      { name: 'November 18, 2026', cents: 1_247_550 },
    ]}
    currency="CAD"
  />
))
