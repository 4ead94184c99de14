import { expect, waitFor } from 'storybook/test'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import type { SalesKpi } from '../../src/core/dashboard/figures.ts'
import { answerTo, refusal, report } from '../support/fake-api.ts'
import { noSales, ordinarySales, salesInMillions, ternCove } from '../support/fixtures.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('salesTiles') }
export default meta

const kpi = dashboardCalls.salesKpi

function withFigures(sales: SalesKpi): ElementStory {
  return {
    ...onDesk({ answers: [answerTo(kpi, report(sales))] }),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      await waitFor(() => expect(root.querySelectorAll('[data-figure]')).toHaveLength(9))
    },
  }
}

export const Ordinary: ElementStory = usual(withFigures(ordinarySales))

export const Millions: ElementStory = withFigures(salesInMillions)

export const Nothing: ElementStory = withFigures(noSales)

export const WithoutDonations: ElementStory = onDesk({
  organization: { ...ternCove, enabledProducts: [] },
})

export const NoDownload: ElementStory = { args: { 'no-download': true } }

export const Loading: ElementStory = onDesk({
  answers: [answerTo(kpi, 'never'), answerTo(dashboardCalls.donationKpi, 'never')],
})

export const Failed: ElementStory = onDesk({
  answers: [answerTo(kpi, refusal(400, 'report', 'The report is being rebuilt.'))],
})

export const DonationsFailed: ElementStory = onDesk({
  answers: [answerTo(dashboardCalls.donationKpi, refusal(400, 'report', 'No report.'))],
})

export const Forbidden: ElementStory = onDesk({
  answers: [answerTo(kpi, refusal(403, 'no', 'No.'))],
})

export const FlagOff: ElementStory = onDesk({ flagsOff: ['view-dashboard'] })
