import { expect, userEvent, waitFor } from 'storybook/test'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import { answerTo, refusal, report } from '../support/fake-api.ts'
import { none, ternCove } from '../support/fixtures.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('salesChart', { inFull: ['SmallAmounts', 'Donations'] }) }
export default meta

const byDay = dashboardCalls.salesByDay

async function drawn(canvasElement: HTMLElement) {
  const scene = await inside(canvasElement)
  await waitFor(() => expect(scene.root.querySelector('.apexcharts-svg')).not.toBeNull(), {
    timeout: 12_000,
  })
  return scene
}

function drawing(series?: string): ElementStory {
  return {
    args: { series },
    async play({ canvasElement }) {
      await drawn(canvasElement)
    },
  }
}

export const Daily: ElementStory = usual(drawing())

export const Monthly: ElementStory = drawing('monthly')

export const Donations: ElementStory = drawing('donations')

export const AsTable: ElementStory = {
  async play({ canvasElement }) {
    const { root, getByRole } = await drawn(canvasElement)
    await userEvent.click(getByRole('button'))
    await expect(root.querySelectorAll('tbody tr')).toHaveLength(30)
  },
}

export const SmallAmounts: ElementStory = {
  ...onDesk({
    answers: [
      answerTo(
        byDay,
        report(none.daily.map((day, at) => ({ ...day, dailySalesCents: at % 7 === 3 ? 300 : 0 }))),
      ),
    ],
  }),
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
}

export const Nothing: ElementStory = onDesk({ answers: [answerTo(byDay, report(none.daily))] })

export const Loading: ElementStory = onDesk({ answers: [answerTo(byDay, 'never')] })

export const Failed: ElementStory = onDesk({
  answers: [answerTo(byDay, refusal(400, 'report', 'The report is being rebuilt.'))],
})

export const Forbidden: ElementStory = onDesk({
  answers: [answerTo(byDay, refusal(403, 'no', 'No.'))],
})

export const UnknownSeries: ElementStory = { args: { series: 'yearly' } }

export const DonationsSwitchedOff: ElementStory = {
  ...onDesk({ organization: { ...ternCove, enabledProducts: [] } }),
  args: { series: 'donations' },
}
