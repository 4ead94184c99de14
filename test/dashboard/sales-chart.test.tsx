import { expect } from 'chai'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import { answerTo, report } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { box } from '../support/browser/fixture.ts'
import { press } from '../support/browser/page.ts'
import { nextFrame, waitFor } from '../support/browser/wait-for.ts'
import { placed, seen } from './placed.ts'

const drawn = (root: Element) => waitFor(() => root.querySelector('.apexcharts-svg'), 'drawing')

const barsOf = (root: Element) => [...root.querySelectorAll('.apexcharts-bar-area')]

/** Months that rise to November 2026. */
const rising = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
  monthlySalesCents: 12_000_000 + index * 1_500_000,
}))
const risingSales = [answerTo(dashboardCalls.salesByMonth, report(rising))]

describe('the sales chart', () => {
  it('draws thirty days, with the running one in the accent', async () => {
    const { desk } = fakeDesk()
    const root = await placed('salesChart', desk)
    await drawn(root)
    expect(root.querySelector('h2')?.textContent).to.equal('Total Sales - Last 30 Days')
    const fills = barsOf(root).map(bar => getComputedStyle(bar).fill)
    expect(fills.length).to.equal(30)
    expect(new Set(fills.slice(0, 29)).size).to.equal(1)
    expect(fills[29]).not.to.equal(fills[0])
    await expectNoAxeViolationsInFull(root)
  })

  for (const [what, comes] of [
    ['somebody comes near', (root: HTMLElement) => root.scrollIntoView()],
    ['the page is printed', () => dispatchEvent(new Event('beforeprint'))],
  ] as const)
    it(`waits far below in the page, its figures there as a table, until ${what}`, async () => {
      const { desk } = fakeDesk()
      const above = box()
      above.style.blockSize = '400vh'
      scrollTo(0, 0)
      const root = await placed('salesChart', desk)
      await waitFor(() => root.dataset.state === 'ready', 'the figures')
      await nextFrame()
      expect(root.querySelector('.apexcharts-svg')).to.equal(null)
      expect(root.querySelector<HTMLButtonElement>('.rd-chart-toggle')?.disabled).to.equal(false)
      comes(root)
      await drawn(root)
      expect(root.dataset.state).to.equal('ready')
    })

  it('draws months and donations by the series attribute', async () => {
    const { desk } = fakeDesk()
    const root = await placed('salesChart', desk, { series: 'monthly' })
    await drawn(root)
    expect(seen(root)).to.include('Total Sales by Month - Last 12 Months')
    expect(barsOf(root).length).to.equal(12)
    const host = (root.getRootNode() as ShadowRoot).host
    host.setAttribute('series', 'donations')
    await waitFor(() => seen(root).includes('Total Donation by Month - Last 12 Months'))
  })

  it('labels amounts with K and M, on the axis and on the bars', async () => {
    const { desk } = fakeDesk({ answers: risingSales })
    const root = await placed('salesChart', desk, { series: 'monthly' })
    await drawn(root)
    const labels = [...root.querySelectorAll('.apexcharts-datalabel')].map(seen)
    expect(labels).to.include('$285K')
    const axis = [...root.querySelectorAll('.apexcharts-yaxis-label')].map(seen)
    expect(axis.some(label => label.includes('$314K'))).to.equal(true)
    expect(axis.some(label => label.includes('$0'))).to.equal(true)
  })

  it('says a series that it doesn’t know', async () => {
    const { desk, api } = fakeDesk()
    const root = await placed('salesChart', desk, { series: 'yearly' })
    await waitFor(() => seen(root).includes('There is no chart named “yearly”.'))
    expect(api.asked(dashboardCalls.salesByDay).length > 0).to.equal(false)
  })

  it('says that donations are not switched on', async () => {
    const { desk } = fakeDesk({ organization: { enabledProducts: [] } })
    const root = await placed('salesChart', desk, { series: 'donations' })
    await waitFor(() => seen(root).includes('Donations are not switched on'))
  })

  it('is read out in a sentence, and has every figure in a table', async () => {
    const { desk } = fakeDesk({ answers: risingSales })
    const root = await placed('salesChart', desk, { series: 'monthly' })
    await drawn(root)
    expect(root.querySelector('.rd-chart')?.getAttribute('aria-label')).to.equal(
      'Total Sales by Month - Last 12 Months. Bar chart. Highest: $285,000.00, November 2026. Latest: $285,000.00, November 2026.',
    )
    root.querySelector('button')?.focus()
    await press('Enter')
    const rows = await waitFor(() => {
      const found = [...root.querySelectorAll('tbody tr')].map(seen)
      return found.length === 12 && found
    }, 'table')
    expect(rows[0]).to.equal('November 2026$285,000.00')
    await expectNoAxeViolationsInFull(root)
    await press('Enter')
    await drawn(root)
  })

  it('shows a million or more with one decimal and M in its table, and reads it out in full', async () => {
    const { desk, api } = fakeDesk()
    api.answer(dashboardCalls.salesByMonth, {
      data: [
        { month: '2026-10', monthlySalesCents: 99_999_999 },
        { month: '2026-11', monthlySalesCents: 241_234_567 },
      ],
      version: 'v1',
    })
    const root = await placed('salesChart', desk, { series: 'monthly' })
    await drawn(root)
    root.querySelector('button')?.click()
    const rows = await waitFor(() => {
      const found = [...root.querySelectorAll('tbody tr')]
      return found.length === 2 && found
    }, 'table')
    expect(rows.map(seen)).to.deep.equal(['November 2026$2.4M', 'October 2026$999,999.99'])
    expect(rows[0]?.querySelector('.rd-only-read-out')?.textContent).to.equal('$2,412,345.67')
    await expectNoAxeViolationsInFull(root)
  })

  it('says that there was nothing, where all is zero', async () => {
    const { desk, api } = fakeDesk()
    api.answer(dashboardCalls.salesByDay, {
      data: [{ date: '2026-11-20', dailySalesCents: 0 }],
      version: 'v1',
    })
    const root = await placed('salesChart', desk)
    await waitFor(() => seen(root).includes('Nothing was sold in the last 30 days.'))
    await expectNoAxeViolationsInFull(root)
  })

  it('is drawn in French, and follows the theme', async () => {
    const { desk } = fakeDesk({ locale: 'fr' })
    desk.setTheme('light')
    const root = await placed('salesChart', desk)
    await drawn(root)
    await waitFor(() => seen(root).includes('Ventes totales - 30 derniers jours'))
    const light = getComputedStyle(barsOf(root)[29]!).fill
    desk.setTheme('dark')
    await waitFor(() => getComputedStyle(barsOf(root)[29]!).fill !== light, 'other accent')
  })
})
