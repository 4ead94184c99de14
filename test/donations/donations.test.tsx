import { expect } from 'chai'
import { donationCalls } from '../../src/core/donations/calls.ts'
import { recentDonationCalls } from '../../src/core/donations/recent-calls.ts'
import {
  donationRows,
  donationTotal,
  recentDonations,
} from '../../stories/donations/sample-donations.ts'
import { answerTo, pageOf, refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk, storyDesk } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { lookIn, toldBy } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const { list, total, recordReceipt } = donationCalls
const { recent } = recentDonationCalls

describe('the list of donations', () => {
  it('says what all that matches comes to, and what became of each receipt', async () => {
    const answers = [answerTo(list, pageOf(donationRows)), answerTo(total, donationTotal)]
    const root = await placed('donations', storyDesk(usualGlobals, { answers }))
    await waitFor(() => seen(root).includes('$80.00 from 3 donations that match'))
    const rows = [...root.querySelectorAll('tbody tr')].map(seen)
    const of = (name: string) => rows.find(row => row.includes(name))
    expect(of('Nitap')).to.include('Anonymous').and.to.include('No. R-00042')
    expect(of('Éva')).to.include('Requested').and.to.include('Visa …4242')
    expect(of('Harpreet')).to.include('Void')
    expect(seen(root)).not.to.match(/ticket/i)
  })

  it('records the number of a receipt by keyboard, on the version that was read', async () => {
    const { desk, api } = fakeDesk({ organization: { enabledProducts: ['donations'] } })
    const [first] = donationRows
    if (!first) throw new Error('no samples')
    const answered = { rows: donationRows }
    api.answer(list, () => pageOf(answered.rows))
    api.answer(total, donationTotal)
    await desk.start()
    const { find, button, says } = lookIn(await placed('donations', desk))
    const field = 'receiptNumber'
    const taken = 'This number was given to another donor’s donation.'
    api.answer(recordReceipt, refusal(409, 'receipt-number-of-another', taken, { field }))
    ;(await find('tbody tr button[aria-haspopup="menu"]')).focus()
    await press('Enter')
    ;(await find('[role="menuitem"][data-key="receipt"]')).focus()
    await press('Enter')
    ;(await find('[role="dialog"] input')).focus()
    await type('R-00042')
    await press('Enter')
    await waitFor(
      async () => seen(await find(`[data-field="${field}"]`)).includes(taken),
      'why not',
    )
    ;((await find('[role="dialog"] input')) as HTMLInputElement).select()
    await type('R-00043')
    const saved = { ...first, receipt: 'issued' as const, receiptNumber: 'R-00043', version: 2 }
    answered.rows = [saved, ...donationRows.slice(1)]
    api.answer(recordReceipt, saved)
    ;(await button('Save')).focus()
    await press('Enter')
    await says('No. R-00043')
    await toldBy(desk)('The receipt of')
    expect(api.asked(recordReceipt)[1]?.body).to.deep.equal({
      version: first.version,
      receiptNumber: 'R-00043',
    })
  })

  it('stands without a sum where none is told', async () => {
    const answers = [
      answerTo(list, pageOf(donationRows)),
      answerTo(total, refusal(500, 'unexpected', 'Not now.')),
    ]
    const root = await placed('donations', storyDesk(usualGlobals, { answers }))
    await waitFor(() => seen(root).includes('Éva Tremblay'))
    expect(seen(root)).not.to.include('that match')
  })
})

describe('the screen of donations without any', () => {
  it('leads on to the raffles that may take some', async () => {
    const desk = storyDesk(usualGlobals, { answers: [answerTo(list, pageOf([]))] })
    const { find } = lookIn(await placed('donations', desk))
    expect((await find('.rd-state a')).textContent).to.equal('See raffles')
  })

  it('says under a heading, where the organization lacks the product, who can change that', async () => {
    const desk = storyDesk(usualGlobals, { organization: { enabledProducts: [] } })
    const { find, says } = lookIn(await placed('donations', desk))
    await find('h1')
    await says('Only Raffle Desk’s staff can give you access')
  })
})

describe('the widget of recent donations', () => {
  it('names nobody who asked to be anonymous', async () => {
    const desk = storyDesk(usualGlobals, { answers: [answerTo(recent, recentDonations)] })
    const root = await placed('recentDonations', desk)
    await waitFor(() => root.querySelectorAll('li').length === 3)
    expect(seen(root)).to.include('Éva Tremblay').and.to.include('Anonymous')
    expect(seen(root)).not.to.include('Nitap')
  })
})
