import { userEvent } from 'storybook/test'
import {
  type ListedOrganization,
  organizationListCalls,
} from '../../src/core/organizations/list-calls.ts'
import type { Role } from '../../src/core/session/role.ts'
import { waitingCalls } from '../../src/core/sign-up/waiting.ts'
import { sampleSignUps } from '../sign-up/sample-sign-ups.ts'
import { type Answers, answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { aileDuNord, ternCove } from '../support/fixtures.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'

const meta = {
  ...elementMeta('admin', { inFull: ['ReviewAsFinance', 'AsFinance', 'SignUpsFailed'] }),
}
export default meta

const { list } = organizationListCalls

export const sampleOrganizations: readonly ListedOrganization[] = [
  {
    ...aileDuNord,
    stripeConnectedAccountId: null,
    province: 'QC',
    createdAt: '2024-03-02T14:00:00Z',
    payments: 'none',
  },
  {
    ...ternCove,
    id: '00000000-0000-4000-8000-000000000009',
    name: 'Cinder Ridge Volunteer Fire Company',
    country: 'US',
    enabledProducts: [],
    province: 'ND',
    createdAt: '2025-01-20T09:30:00Z',
    payments: 'past-due',
  },
  { ...ternCove, province: 'NS', createdAt: '2023-05-30T12:00:00Z', payments: 'ready' },
]

/** Signed in to us, as one who runs the product. */
const as = (role: Role, answers: Answers): ElementStory =>
  onDesk({
    kind: 'standalone',
    person: person => ({ ...person, roles: [role] }),
    answers: [answerTo(waitingCalls.list, []), ...answers],
  })

const all = answerTo(list, pageOf(sampleOrganizations))

export const Organizations: ElementStory = usual(as('RB admin', [all]))
/** They read, and switch nowhere. */
export const AsFinance: ElementStory = as('RB finance', [all])
export const Empty: ElementStory = as('RB admin', [answerTo(list, pageOf([]))])
export const Loading: ElementStory = as('RB admin', [answerTo(list, 'never')])
export const Failed: ElementStory = as('RB admin', [
  answerTo(list, refusal(500, 'unexpected', 'The organizations are being counted.')),
])

const signUps = answerTo(waitingCalls.list, sampleSignUps)

export const SignUps: ElementStory = as('RB admin', [all, signUps])
export const SignUpsFailed: ElementStory = as('RB admin', [
  all,
  answerTo(waitingCalls.list, refusal(500, 'unexpected', 'The sign-ups are being sorted.')),
])

async function reviewed(canvasElement: HTMLElement) {
  const { findByRole } = await inside(canvasElement)
  await userEvent.click(await findByRole('button', { name: /^Review: .*Gull Rock/ }))
}

export const Review: ElementStory = {
  ...as('RB admin', [all, signUps]),
  async play({ canvasElement }) {
    await reviewed(canvasElement)
  },
}

/** They read, and decide nothing. */
export const ReviewAsFinance: ElementStory = {
  ...as('RB finance', [all, signUps]),
  async play({ canvasElement }) {
    await reviewed(canvasElement)
  },
}

/** One that doesn't sign up itself. */
export const Adding: ElementStory = {
  ...as('RB admin', [all]),
  async play({ canvasElement }) {
    const { findByRole } = await inside(canvasElement)
    await userEvent.click(await findByRole('button', { name: 'Add organization' }))
  },
}
