import { expect } from 'chai'
import { accountCalls } from '../../src/core/accounts/calls.ts'
import { at, refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { accountWith } from '../../stories/support/fixtures.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const path = at(accountCalls.get, { id: 'acct_story' })

type Requirements = Parameters<typeof accountWith>[0] & { current_deadline?: string }

function account({ current_deadline = null as never, ...requirements }: Requirements) {
  return accountWith(requirements, current_deadline)
}

async function bannerFor(requirements: Requirements, locale: 'en' | 'fr' = 'en') {
  const { desk, api } = fakeDesk({ locale })
  api.answer(path, account(requirements))
  const root = await placed('paymentsBanner', desk)
  return waitFor(() => root.querySelector('.rd-banner'), 'banner')
}

describe('the payments banner', () => {
  for (const list of ['currently_due', 'past_due', 'eventually_due']) {
    it(`shows for ${list} alone, word for word, with two help links`, async () => {
      const banner = await bannerFor({ [list]: ['external_account'] })
      expect(banner.querySelector('strong')?.textContent).to.equal(
        'Your Stripe account requires attention.',
      )
      const links = [...banner.querySelectorAll('a')]
      expect(links.map(seen)).to.deep.equal(['What Stripe asks for', 'How to update your account'])
      expect(banner.classList.contains('rd-banner-warn')).to.equal(true)
      expect(links.every(link => link.href.startsWith('https://'))).to.equal(true)
      await expectNoAxeViolationsInFull(banner)
    })
  }

  it('says when payouts stop, or that they have', async () => {
    const future = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const coming = await bannerFor({ past_due: ['a', 'b'], current_deadline: future })
    expect(seen(coming)).to.match(/Two details are past due; payouts stop on \w+ \d+\./)
    const over = await bannerFor({ past_due: ['a'], current_deadline: '2026-01-05T12:00:00Z' })
    expect(seen(over)).to.include('One detail is past due; payouts stopped on January 5.')
    const unknown = await bannerFor({ past_due: ['a'] })
    expect(seen(unknown)).to.include('payouts may be stopped until it is given.')
  })

  it('says of what is due later that payouts go on', async () => {
    const banner = await bannerFor({ eventually_due: ['a'] })
    expect(seen(banner)).to.include('One detail will be needed later; payouts go on.')
  })

  it('is in French', async () => {
    const banner = await bannerFor({ past_due: ['a', 'b'] }, 'fr')
    await waitFor(() => seen(banner).includes('Votre compte Stripe requiert votre attention.'))
    expect(seen(banner)).to.include('Deux informations sont en souffrance')
  })

  it('shows nothing where nothing is outstanding', async () => {
    const { desk, api } = fakeDesk()
    api.answer(path, account({}))
    const root = await placed('paymentsBanner', desk)
    await waitFor(() => api.asked(path).length > 0)
    await waitFor(() => root.dataset.state === 'ready', 'the answer shown')
    expect(root.getBoundingClientRect().height).to.equal(0)
  })

  it('asks nothing without a connected account, the flag or the permission', async () => {
    const cases: Parameters<typeof fakeDesk>[0][] = [
      { organization: { stripeConnectedAccountId: null } },
      { flagsOff: ['show-stripe-banner'] },
      { roles: ['Data Processing'] },
    ]
    for (const options of cases) {
      const { desk, api } = fakeDesk(options)
      const root = await placed('paymentsBanner', desk)
      await waitFor(() => root.dataset.state !== 'waiting', 'all that comes')
      expect(api.calls.some(call => call.path.includes('/accounts/'))).to.equal(false)
      expect(root.querySelector('.rd-banner')).to.equal(null)
    }
  })

  it('says its error word for word, and comes back with Retry', async () => {
    const { desk, api } = fakeDesk()
    api.answer(path, refusal(502, 'stripe', 'Stripe did not answer.'))
    const root = await placed('paymentsBanner', desk)
    const banner = await waitFor(() => root.querySelector('.rd-banner'), 'banner')
    expect(banner.querySelector('strong')?.textContent).to.equal(
      'Error loading Stripe Connected Account: Stripe did not answer. (stripe)',
    )
    await expectNoAxeViolationsInFull(root)
    api.answer(path, account({ past_due: ['a'] }))
    root.querySelector('button')?.click()
    await waitFor(() => seen(root).includes('Your Stripe account requires attention.'))
  })
})
