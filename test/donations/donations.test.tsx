import { expect } from 'chai'
import { donationCalls } from '../../src/core/donations/calls.ts'
import { recentDonationCalls } from '../../src/core/donations/recent-calls.ts'
import {
  donationRows,
  donationTotal,
  recentDonations,
} from '../../stories/donations/sample-donations.ts'
import { answerTo, pageOf, refusal } from '../../stories/support/fake-api.ts'
import { storyDesk } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const { list, total } = donationCalls
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

describe('the widget of recent donations', () => {
  it('names nobody who asked to be anonymous', async () => {
    const desk = storyDesk(usualGlobals, { answers: [answerTo(recent, recentDonations)] })
    const root = await placed('recentDonations', desk)
    await waitFor(() => root.querySelectorAll('li').length === 3)
    expect(seen(root)).to.include('Éva Tremblay').and.to.include('Anonymous')
    expect(seen(root)).not.to.include('Nitap')
  })
})
