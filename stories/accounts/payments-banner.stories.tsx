import { accountCalls } from '../../src/core/accounts/calls.ts'
import { answerTo, at, refusal } from '../support/fake-api.ts'
import { accountWith, ternCove } from '../support/fixtures.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('paymentsBanner') }
export default meta

const account = at(accountCalls.get, { id: 'acct_story' })

function banner(requirements: Parameters<typeof accountWith>[0], deadline?: string): ElementStory {
  return {
    ...onDesk({ answers: [answerTo(account, accountWith(requirements, deadline))] }),
    async play({ canvasElement }) {
      const { findByRole } = await inside(canvasElement)
      await findByRole('status')
    },
  }
}

export const PastDue: ElementStory = usual(banner({ past_due: ['a', 'b'] }, '2099-11-28T16:00:00Z'))

export const PayoutsStopped: ElementStory = banner({ past_due: ['a'] }, '2026-01-05T16:00:00Z')

export const PastDueWithoutDate: ElementStory = banner({ past_due: ['a', 'b', 'c'] })

export const CurrentlyDue: ElementStory = banner({ currently_due: ['a'] }, '2099-12-01T16:00:00Z')

export const EventuallyDue: ElementStory = banner({ eventually_due: ['a', 'b'] })

export const AllThree: ElementStory = banner({
  past_due: ['a'],
  currently_due: ['b'],
  eventually_due: ['c'],
})

export const Failed: ElementStory = {
  ...onDesk({ answers: [answerTo(account, refusal(400, 'stripe', 'Stripe did not answer.'))] }),
  async play({ canvasElement }) {
    const { findByRole } = await inside(canvasElement)
    await findByRole('alert')
  },
}

/** It shows nothing. */
export const NothingOutstanding: ElementStory = {
  ...onDesk({ answers: [answerTo(account, accountWith({}))] }),
  play: async () => undefined,
}

/** It shows nothing, and asks nothing. */
export const NoAccount: ElementStory = {
  ...onDesk({ organization: { ...ternCove, stripeConnectedAccountId: null } }),
  play: async () => undefined,
}
