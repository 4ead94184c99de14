import { expect, userEvent, waitFor } from 'storybook/test'
import { accountCalls } from '../../src/core/accounts/calls.ts'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import { raffleListCalls } from '../../src/core/raffles/list-calls.ts'
import { keepReturnPath } from '../../src/core/session/return-path.ts'
import type { Role } from '../../src/core/session/role.ts'
import type { SessionUser } from '../../src/core/session/user.ts'
import { type Answers, answerTo, at, pageOf, refusal, report } from '../support/fake-api.ts'
import { accountWith, aileDuNord, none, noSales, personIn, ternCove } from '../support/fixtures.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { needingSomeone, onSale, ordersWaiting } from './raffles.ts'

const meta = {
  ...elementMeta('dashboard', {
    inFull: [
      'AfterForcedSignOut',
      'OrdersWaiting',
      'WithoutDonations',
      'LongFrenchName',
      'AgentWithRaffles',
    ],
  }),
}
export default meta

const raffles = [answerTo(raffleListCalls.list, pageOf(onSale))]
const account = at(accountCalls.get, { id: 'acct_story' })
const pastDue = [answerTo(account, accountWith({ past_due: ['a', 'b'] }, '2026-11-28T16:00:00Z'))]

function as(role: Role) {
  return (person: SessionUser): SessionUser => ({ ...person, roles: [role] })
}

/** Home has settled: its figures and its charts are there. */
async function settled(canvasElement: HTMLElement) {
  const scene = await inside(canvasElement)
  const { root } = scene
  await waitFor(() => expect(root.querySelector('[data-figure]')).not.toBeNull(), { timeout: 8000 })
  await waitFor(() => expect(root.querySelector('.apexcharts-svg')).not.toBeNull(), {
    timeout: 12_000,
  })
  return scene
}

function home(answers: Answers): ElementStory {
  return {
    ...onDesk({ answers: [...raffles, ...answers] }),
    async play({ canvasElement }) {
      await settled(canvasElement)
    },
  }
}

export const OnSale: ElementStory = usual(home([]))

export const PaymentsPastDue: ElementStory = home(pastDue)

export const SomethingToDo: ElementStory = home([
  ...pastDue,
  answerTo(raffleListCalls.list, pageOf(needingSomeone)),
])

export const Everything: ElementStory = {
  ...onDesk({
    person: as('RB admin'),
    answers: [
      answerTo(raffleListCalls.list, { ...pageOf(needingSomeone), waiting: ordersWaiting }),
    ],
  }),
  async play({ canvasElement }) {
    const { root } = await settled(canvasElement)
    await userEvent.click(await waitFor(() => buttonIn(root, '.rd-button-quiet')))
  },
}

/** Orders whose buyers can't pay, or call: without a raffle that needs anybody. */
export const OrdersWaiting: ElementStory = home([
  answerTo(raffleListCalls.list, { ...pageOf(onSale), waiting: ordersWaiting }),
])

export const WithoutDonations: ElementStory = {
  ...onDesk({ answers: raffles, organization: { ...ternCove, enabledProducts: [] } }),
  play: async ({ canvasElement }) => void (await settled(canvasElement)),
}

export const LongFrenchName: ElementStory = onDesk({
  organization: aileDuNord,
  person: () => ({
    ...personIn(aileDuNord, 'account owner'),
    name: 'Marie-Antoinette-Bernadette de la Boissonnière',
  }),
})

export const FirstSteps: ElementStory = onDesk({
  answers: [answerTo(dashboardCalls.salesKpi, report(noSales))],
})

export const NothingSoldLately: ElementStory = onDesk({
  answers: [
    ...raffles,
    answerTo(dashboardCalls.salesByDay, report(none.daily)),
    answerTo(dashboardCalls.salesByMonth, report(none.monthly)),
    answerTo(dashboardCalls.donationsByMonth, report(none.donations)),
  ],
})

export const Loading: ElementStory = onDesk({
  answers: [
    ...raffles,
    answerTo(dashboardCalls.salesKpi, 'never'),
    answerTo(dashboardCalls.donationKpi, 'never'),
  ],
})

export const Failed: ElementStory = onDesk({
  answers: [
    ...raffles,
    answerTo(dashboardCalls.salesKpi, refusal(400, 'report', 'The report is being rebuilt.')),
    answerTo(dashboardCalls.salesByDay, refusal(400, 'report', 'The report is being rebuilt.')),
    answerTo(account, refusal(400, 'stripe', 'Stripe did not answer.')),
  ],
})

export const Forbidden: ElementStory = onDesk({
  answers: [
    ...raffles,
    answerTo(dashboardCalls.salesKpi, refusal(403, 'forbidden', 'No.')),
    answerTo(dashboardCalls.salesByDay, refusal(403, 'forbidden', 'No.')),
  ],
})

export const AgentWithRaffles: ElementStory = onDesk({
  person: as('Contact Center Agent'),
  answers: raffles,
})

export const AgentWithout: ElementStory = onDesk({ person: as('Data Processing') })

export const AfterForcedSignOut: ElementStory = {
  ...onDesk({
    answers: raffles,
    person(person) {
      keepReturnPath(person.id, '/raffles?status=active')
      return person
    },
  }),
  play: async ({ canvasElement }) => void (await settled(canvasElement)),
}

function buttonIn(root: Element, selector: string): Element {
  const found = root.querySelector(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
