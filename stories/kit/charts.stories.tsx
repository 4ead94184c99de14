import { expect, waitFor } from 'storybook/test'
import { formatMoney } from '../../src/core/format/money.ts'
import BarChart from '../../src/screens/kit/chart.tsx'
import { dailySales, none } from '../support/fixtures.ts'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

function chartOf(days: typeof dailySales): KitStory {
  return {
    ...kitStory(({ locale }) => (
      <div className="rd-story-wide">
        <BarChart
          label={`${days.length} × ${formatMoney(days.at(-1)?.dailySalesCents ?? 0, 'CAD', locale)}`}
          bars={days.map(({ date, dailySalesCents }) => ({
            label: date.slice(5),
            name: date,
            cents: dailySalesCents,
          }))}
          currency="CAD"
          nonce={undefined}
        />
      </div>
    )),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      await waitFor(() => expect(root.querySelector('.apexcharts-svg')).not.toBeNull())
    },
  }
}

export const Bars: KitStory = chartOf(dailySales)

export const AllZero: KitStory = chartOf(none.daily)
