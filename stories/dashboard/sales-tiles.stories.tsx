import { expect, waitFor } from 'storybook/test'
import { refusal, report } from '../support/fake-api.ts'
import { noSales, ordinarySales, salesInMillions, ternCove } from '../support/fixtures.ts'
import { paths } from '../support/paths.ts'
import { type ElementStory, elementMeta, inside, onDesk } from '../support/story.tsx'

const meta = { ...elementMeta('salesTiles') }
export default meta

const kpi = `POST ${paths.dashboardKpi}`

function withFigures(sales: unknown): ElementStory {
  return {
    ...onDesk({ answers: { [kpi]: report(sales) } }),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      await waitFor(() => expect(root.querySelectorAll('[data-figure]')).toHaveLength(9))
    },
  }
}

export const Ordinary: ElementStory = withFigures(ordinarySales)

export const Millions: ElementStory = withFigures(salesInMillions)

export const Nothing: ElementStory = withFigures(noSales)

export const WithoutDonations: ElementStory = onDesk({
  organization: { ...ternCove, enabledProducts: [] },
})

export const NoDownload: ElementStory = { args: { 'no-download': true } }

export const Loading: ElementStory = onDesk({
  answers: { [kpi]: 'never', [`POST ${paths.donationReport}`]: 'never' },
})

export const Failed: ElementStory = onDesk({
  answers: { [kpi]: refusal(400, 'report', 'The report is being rebuilt.') },
})

export const DonationsFailed: ElementStory = onDesk({
  answers: { [`POST ${paths.donationReport}`]: refusal(400, 'report', 'No report.') },
})

export const Forbidden: ElementStory = onDesk({ answers: { [kpi]: refusal(403, 'no', 'No.') } })

export const FlagOff: ElementStory = onDesk({ flagsOff: ['view-dashboard'] })
