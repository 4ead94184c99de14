import { expect, userEvent, waitFor } from 'storybook/test'
import { bulkCalls } from '../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { raffleCalls } from '../../src/core/raffles/calls.ts'
import type { RaffleDetail } from '../../src/core/raffles/raffle-detail.ts'
import type { Role } from '../../src/core/session/role.ts'
import { bulkLook } from '../orders/sample-bulks.ts'
import { orderPage } from '../orders/sample-orders.ts'
import { type Answers, answerTo, at, type Reply, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import {
  detailOf,
  drawOf,
  fromNow,
  gala,
  harbourLights,
  loweredPot,
  pot,
  quilt,
  raffleId,
  readyDraft,
  rowOf,
  springDraft,
} from './sample-raffles.ts'

const meta = {
  ...elementMeta('raffle', {
    inFull: [
      'LoweredWithAReason',
      'Orders',
      'DraftReady',
      'NotYetClosable',
      'Inactive',
      'HomeLottery',
    ],
  }),
}
export default meta

interface Shown {
  answers?: Answers
  role?: Role
}

function showing(raffle: RaffleDetail, { answers = [], role }: Shown = {}): ElementStory {
  return {
    args: { 'raffle-id': raffle.id },
    ...onDesk({
      answers: [answerTo(at(raffleCalls.get, { id: raffle.id }), raffle), ...answers],
      ...(role && { person: person => ({ ...person, roles: [role] }) }),
    }),
    play: async ({ canvasElement }) => void (await overview(canvasElement)),
  }
}

async function overview(canvasElement: HTMLElement) {
  const scene = await inside(canvasElement)
  await waitFor(() => expect(scene.root.querySelector('.rd-overview')).not.toBeNull(), {
    timeout: 8000,
  })
  return scene
}

export const OnSale: ElementStory = usual(showing(detailOf(harbourLights)))

export const LastHour: ElementStory = showing(
  detailOf(
    rowOf(120, 'Last call 50/50', { endDate: new Date(Date.now() + 754_000).toISOString() }),
  ),
)

export const DraftThatLacksThings: ElementStory = showing(
  detailOf(springDraft, { packages: [], draws: [], description: '', rules: '', drawLocation: '' }),
)

export const DraftReady: ElementStory = showing(detailOf(readyDraft))

export const Pending: ElementStory = showing(detailOf(quilt))

export const PendingForAdministrator: ElementStory = showing(detailOf(quilt), {
  role: 'RB admin',
})

export const Inactive: ElementStory = showing(
  detailOf(rowOf(104, 'Puck Night 50/50', { status: 'inactive' })),
)

export const DrawDue: ElementStory = showing(
  detailOf({ ...gala, confirmedJackpotWinners: 0, prizesUnconfirmed: 1 }),
)

export const ReadyToClose: ElementStory = showing(
  detailOf(gala, { draws: [drawOf(gala, { stage: 'complete', confirmedCount: 1 })] }),
)

export const NotYetClosable: ElementStory = showing(
  detailOf(
    { ...gala, prizesUnconfirmed: 2 },
    { draws: [drawOf(gala, { stage: 'complete', confirmedCount: 1 })] },
  ),
)

export const Closed: ElementStory = showing(
  detailOf({ ...gala, status: 'closed', closedAt: fromNow(-0.5) }),
)

export const HomeLottery: ElementStory = showing(
  detailOf(
    rowOf(102, 'Saltmarsh Dream Home and Cottage Lottery for the Regional Hospital', {
      category: 'Raffle',
      isHomeLottery: true,
      ticketsSold: 18_420,
      ticketLimit: 25_000,
      grossCents: 142_650_000,
      jackpot: { ...pot, by: 'declared', percent: null, amountCents: 78_000_000 },
    }),
    {
      childEvents: [
        { id: raffleId(130), name: '50/50 add-on', status: 'active', category: '50/50' },
        { id: raffleId(131), name: 'Calendar draw', status: 'draft', category: 'Raffle' },
      ],
    },
  ),
)

export const ReadOnly: ElementStory = showing(detailOf(harbourLights), { role: 'RB finance' })

async function openBreakdown({ canvasElement }: { canvasElement: HTMLElement }) {
  const { root } = await overview(canvasElement)
  const button = root.querySelector('.rd-hero button[aria-haspopup="dialog"]')
  if (button) await userEvent.click(button)
}

export const HowComputed: ElementStory = {
  ...showing(detailOf(harbourLights)),
  play: openBreakdown,
}

export const LoweredWithAReason: ElementStory = {
  ...showing(detailOf({ ...harbourLights, jackpot: loweredPot })),
  play: openBreakdown,
}

export const Orders: ElementStory = {
  ...showing(detailOf(harbourLights), {
    answers: [answerTo(orderCalls.list, orderPage())],
  }),
  async play({ canvasElement }) {
    const { root, getAllByRole } = await overview(canvasElement)
    const tab = getAllByRole('tab')[2]
    if (tab) await userEvent.click(tab)
    await waitFor(() => expect(root.querySelector('.rd-table tbody tr')).not.toBeNull(), {
      timeout: 8000,
    })
  },
}

/** All its orders become void, by the road of all bulks: what that means is said first. */
export const Cancelling: ElementStory = {
  ...showing(detailOf(gala), {
    answers: [answerTo(orderCalls.list, orderPage()), answerTo(bulkCalls.look, bulkLook)],
  }),
  async play({ canvasElement }) {
    const { root, getAllByRole, findByRole } = await overview(canvasElement)
    const tab = getAllByRole('tab')[2]
    if (tab) await userEvent.click(tab)
    const words = /^(Cancel this raffle|Annuler cette tombola)$/
    await userEvent.click(await findByRole('button', { name: words }, { timeout: 8000 }))
    const around = root.getRootNode() as ShadowRoot
    await waitFor(() => expect(around.querySelector('[role="alertdialog"]')).not.toBeNull(), {
      timeout: 8000,
    })
  },
}

export const Sales: ElementStory = {
  ...showing(detailOf(harbourLights)),
  async play({ canvasElement }) {
    const { root, getAllByRole } = await overview(canvasElement)
    const tab = getAllByRole('tab')[1]
    if (tab) await userEvent.click(tab)
    await waitFor(() => expect(root.querySelector('.rd-sales tbody tr')).not.toBeNull(), {
      timeout: 8000,
    })
  },
}

function answering(answer: Reply | 'never'): ElementStory {
  return {
    args: { 'raffle-id': raffleId(999) },
    ...onDesk({
      answers: [answerTo(at(raffleCalls.get, { id: raffleId(999) }), answer)],
    }),
  }
}

export const Loading: ElementStory = answering('never')

export const NotFound: ElementStory = answering(refusal(404, 'not-found', 'Not found.'))

export const Failed: ElementStory = answering(
  refusal(500, 'unexpected', 'The raffle could not be read.'),
)

export const Forbidden: ElementStory = answering(refusal(403, 'forbidden', 'No.'))

export const NoneChosen: ElementStory = {}
