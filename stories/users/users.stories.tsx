import { userEvent, waitFor } from 'storybook/test'
import { factorRuleCalls } from '../../src/core/second-factor/rule-calls.ts'
import type { Role } from '../../src/core/session/role.ts'
import { userCalls } from '../../src/core/users/calls.ts'
import { type Invitation, invitationCalls } from '../../src/core/users/invitation.ts'
import { sampleRule } from '../second-factor/sample-rule.ts'
import { type Answers, answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { sampleInvitations, sampleUsers, seller, suspendedSeller } from './sample-users.ts'

const meta = { ...elementMeta('users') }
export default meta

const { list } = userCalls
const waiting = (all: readonly Invitation[]) => answerTo(invitationCalls.list, all)

/** Signed in to us, as one who manages people. */
const as = (role: Role, answers: Answers): ElementStory =>
  onDesk({
    kind: 'standalone',
    person: person => ({ ...person, roles: [role] }),
    answers: [answerTo(factorRuleCalls.get, sampleRule), ...answers],
  })

export const Users: ElementStory = usual(
  as('account owner', [answerTo(list, pageOf(sampleUsers)), waiting(sampleInvitations)]),
)
/** Somebody is invited, with what their roles come to. */
export const Inviting: ElementStory = {
  ...as('account owner', [answerTo(list, pageOf(sampleUsers)), waiting([])]),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const scope = root.getRootNode() as ShadowRoot
    const part = (selector: string) =>
      waitFor(() => {
        const found = scope.querySelector(selector)
        if (!found) throw new Error(`no ${selector}`)
        return found
      })
    await userEvent.click(await part('.rd-page-header .rd-button-primary'))
    await userEvent.click(await part('[role="dialog"] input[value="raffle admin"]'))
  },
}
/** Which roles need a second factor, with how many have none yet. */
export const RequiringSecondFactor: ElementStory = {
  ...as('account owner', [answerTo(list, pageOf(sampleUsers)), waiting([])]),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const scope = root.getRootNode() as ShadowRoot
    await userEvent.click(
      await waitFor(() => {
        const found = scope.querySelector('.rd-card button[aria-label]')
        if (!found) throw new Error('no button')
        return found
      }),
    )
    await waitFor(() => {
      if (!scope.querySelector('[role="dialog"] input[type="checkbox"]'))
        throw new Error('no drawer')
    })
  },
}
export const SecondFactorFailed: ElementStory = as('account owner', [
  answerTo(list, pageOf(sampleUsers)),
  waiting([]),
  answerTo(factorRuleCalls.get, refusal(500, 'unexpected', 'Roles are being counted.')),
])
export const InvitationsFailed: ElementStory = as('account owner', [
  answerTo(list, pageOf(sampleUsers)),
  answerTo(invitationCalls.list, refusal(500, 'unexpected', 'Invitations are being counted.')),
])
/** They see those who sell. */
export const AsAgentManager: ElementStory = as('Agent Manager', [
  answerTo(list, pageOf([seller, suspendedSeller])),
  waiting([]),
])
export const Empty: ElementStory = as('Agent Manager', [answerTo(list, pageOf([])), waiting([])])
export const Loading: ElementStory = as('account owner', [
  answerTo(list, 'never'),
  answerTo(invitationCalls.list, 'never'),
])
export const Failed: ElementStory = as('account owner', [
  answerTo(list, refusal(500, 'unexpected', 'People are being counted.')),
  waiting([]),
])
