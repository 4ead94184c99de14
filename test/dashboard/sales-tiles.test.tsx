import { expect } from 'chai'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import { answerTo, onWire, type Reply, refusal, report } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { ordinarySales } from '../../stories/support/fixtures.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { placed, seen } from './placed.ts'

const labelsOf = (root: Element) => [...root.querySelectorAll('dt')].map(term => term.textContent)
const figuresOf = (root: Element) => [...root.querySelectorAll('[data-figure]')].map(seen)

async function withFigures(root: Element, count: number) {
  await waitFor(() => figuresOf(root).length === count, `${count} figures`)
  return figuresOf(root)
}

function button(root: Element, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find(each => each.textContent?.includes(name))
  if (!found) throw new Error(`No button "${name}"`)
  return found
}

/** Millions in short, and nothing sold today. */
const inMillions = [
  answerTo(
    dashboardCalls.salesKpi,
    report({
      ...ordinarySales,
      salesAllTimeCents: 240_000_000,
      salesThisYearCents: 190_000_000,
      salesTodayCents: 0,
    }),
  ),
]

describe('the sales tiles', () => {
  it('stand in the order and with the words of the specification', async () => {
    const { desk } = fakeDesk({ organization: { enabledProducts: [] } })
    const root = await placed('salesTiles', desk)
    expect(labelsOf(root)).to.deep.equal([
      'Sales All Time',
      'Sales This Year',
      'Sales Last Month',
      'Sales Last Week',
      'Sales This Month',
      'Sales This Week',
      'Sales Today',
      'Sales Yesterday',
    ])
  })

  it('show millions in short, cents, and a dash for zero that is read out as an amount', async () => {
    const { desk } = fakeDesk({ answers: inMillions, organization: { enabledProducts: [] } })
    const root = await placed('salesTiles', desk)
    const figures = await withFigures(root, 8)
    expect(figures.slice(0, 3)).to.deep.equal(['$2.4M', '$1.9M', '$312,480.00'])
    expect(figures[6]).to.equal('–')
    const today = root.querySelector('[data-figure="salesToday"] .rd-only-read-out')
    expect(today?.textContent).to.equal('$0.00')
    await expectNoAxeViolationsInFull(root)
  })

  it('have a ninth only with the donations product', async () => {
    const { desk, api } = fakeDesk({ organization: { enabledProducts: [] } })
    await withFigures(await placed('salesTiles', desk), 8)
    expect(api.asked(dashboardCalls.donationKpi).length > 0).to.equal(false)
    const donations = fakeDesk({ organization: { enabledProducts: ['donations'] } })
    const root = await placed('salesTiles', donations.desk)
    expect((await withFigures(root, 9)).at(-1)).to.equal('$43,210.00')
    expect(labelsOf(root).at(-1)).to.equal('Donations All Time')
  })

  it('ask once for two showings on one desk, in the browser’s zone', async () => {
    const { desk, api } = fakeDesk()
    const [first, second] = await Promise.all([
      placed('salesTiles', desk),
      placed('salesTiles', desk),
    ])
    await withFigures(first, 9)
    await withFigures(second, 9)
    const calls = api.asked(dashboardCalls.salesKpi)
    expect(calls.length).to.equal(1)
    expect(calls[0]?.body).to.include({
      organizationId: desk.$organization.get()?.id,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it('take the same room while loading, ready and failed', async () => {
    const { desk, api } = fakeDesk()
    let answer: (value: Reply) => void = () => undefined
    api.answer(dashboardCalls.salesKpi, () => new Promise<Reply>(resolve => (answer = resolve)))
    const root = await placed('salesTiles', desk)
    const board = await waitFor(() => root.querySelector('.rd-tile-board'))
    const height = board.getBoundingClientRect().height
    await waitFor(() => api.asked(dashboardCalls.salesKpi).length > 0)
    answer(refusal(422, 'zone', 'No such zone.'))
    const failed = await waitFor(() => root.querySelector('[role="alert"]'), 'failure')
    expect(seen(failed)).to.include('No such zone. (zone)')
    expect(board.getBoundingClientRect().height).to.equal(height)
    await expectNoAxeViolationsInFull(root)
  })

  it('say on the ninth alone that donations failed', async () => {
    const { desk, api } = fakeDesk()
    api.answer(
      dashboardCalls.donationKpi,
      onWire({
        status: 400,
        body: { errors: [{ message: 'No.' }] },
      }),
    )
    const root = await placed('salesTiles', desk)
    await withFigures(root, 8)
    await waitFor(() => root.querySelector('.rd-tile-failed'), 'failed tile')
    api.answer(dashboardCalls.donationKpi, report({ donationsTotalCents: 100 }))
    button(root, 'Retry').click()
    expect((await withFigures(root, 9)).at(-1)).to.equal('$1.00')
  })

  it('say that the permission is missing', async () => {
    const { desk, api } = fakeDesk()
    api.answer(
      dashboardCalls.salesKpi,
      onWire({ status: 403, body: { errors: [{ message: 'No.' }] } }),
    )
    const root = await placed('salesTiles', desk)
    await waitFor(() => seen(root).includes('You don’t have permission for this.'))
    expect(button(root, 'Download CSV').disabled).to.equal(true)
  })

  it('hide the download with no-download, as attribute or property', async () => {
    const { desk } = fakeDesk()
    const root = await placed('salesTiles', desk, { 'no-download': '' })
    expect(seen(root)).not.to.include('Download CSV')
    const host = (root.getRootNode() as ShadowRoot).host
    host.removeAttribute('no-download')
    await waitFor(() => seen(root).includes('Download CSV'))
    host.setAttribute('no-download', 'false')
    expect(seen(root)).to.include('Download CSV')
  })

  it('are in French for who reads French', async () => {
    const { desk } = fakeDesk({ answers: inMillions, locale: 'fr' })
    const root = await placed('salesTiles', desk)
    await waitFor(() => labelsOf(root)[0] === 'Ventes depuis le début')
    expect((await withFigures(root, 9))[0]).to.equal('2,4 M$')
  })
})

describe('Download CSV', () => {
  it('waits for donations too, be it that they can’t be had', async () => {
    const { desk, api } = fakeDesk()
    let answer: (value: Reply) => void = () => undefined
    const asked = new Promise<void>(resolve => {
      api.answer(dashboardCalls.donationKpi, () => {
        resolve()
        return new Promise<Reply>(given => (answer = given))
      })
    })
    const root = await placed('salesTiles', desk)
    await withFigures(root, 8)
    await asked
    expect(button(root, 'Download CSV').disabled).to.equal(true)
    answer(onWire({ status: 422, body: { errors: [{ message: 'No.' }] } }))
    await waitFor(() => !button(root, 'Download CSV').disabled, 'the download')
  })

  it('saves the tiles with a byte-order mark, under the day’s name', async () => {
    const { desk } = fakeDesk({ answers: inMillions, organization: { enabledProducts: [] } })
    const root = await placed('salesTiles', desk)
    await withFigures(root, 8)
    const saved = await whatIsSaved(() => button(root, 'Download CSV').click())
    expect(saved.name).to.match(/^Sales Report - \d{4}-\d\d-\d\d\.csv$/)
    expect([...saved.bytes.slice(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(saved.bytes).split('\r\n')
    expect(lines[0]).to.equal('Figure,Amount,Currency')
    expect(lines[1]).to.equal('Sales All Time,2400000.00,CAD')
    expect(lines[4]).to.equal('Sales Last Week,121365.50,CAD')
    expect(lines.length).to.equal(10)
  })
})

/** Catches the file that a click would save. */
async function whatIsSaved(act: () => void): Promise<{ name: string; bytes: Uint8Array }> {
  const click = HTMLAnchorElement.prototype.click
  const caught: { name: string; href: string }[] = []
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    caught.push({ name: this.download, href: this.href })
  }
  try {
    act()
    const file = await waitFor(() => caught[0], 'a file')
    const answer = await new Promise<ArrayBuffer>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('GET', file.href)
      request.responseType = 'arraybuffer'
      request.onload = () => resolve(request.response as ArrayBuffer)
      request.onerror = reject
      request.send()
    })
    return { name: file.name, bytes: new Uint8Array(answer) }
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
}
