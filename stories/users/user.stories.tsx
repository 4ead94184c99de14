import { expect, userEvent, waitFor } from 'storybook/test'
import { userCalls } from '../../src/core/users/calls.ts'
import type { User } from '../../src/core/users/user.ts'
import { type Answers, answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { manager, ofProduct, owner, seller, suspendedSeller } from './sample-users.ts'

const meta = { ...elementMeta('user') }
export default meta

/** Signed in to us, as an account owner. */
function answering(answers: Answers, id = seller.id): ElementStory {
  const desk = onDesk({
    kind: 'standalone',
    person: person => ({ ...person, roles: ['account owner'] }),
    answers,
  })
  return { args: { 'user-id': id }, ...desk }
}

const showing = (user: User) => answering([answerTo(userCalls.get, user)], user.id)

/** Presses a button of the page's head, and waits for what opens. */
function pressing(story: ElementStory, at: number): ElementStory {
  return {
    ...story,
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      const all = () =>
        (root.getRootNode() as ShadowRoot).querySelectorAll('.rd-page-header button')
      await waitFor(() => expect(all().length).toBeGreaterThan(at))
      await userEvent.click(all()[at] as Element)
      await waitFor(() =>
        expect(
          (root.getRootNode() as ShadowRoot).querySelector('[role="dialog"], [role="alertdialog"]'),
        ).not.toBeNull(),
      )
    },
  }
}

export const UserPage: ElementStory = usual(showing(seller))
export const Suspended: ElementStory = showing(suspendedSeller)
export const SeveralRoles: ElementStory = showing(manager)
/** Nobody changes what they may do themselves. */
export const Oneself: ElementStory = showing(owner)
export const OfTheProduct: ElementStory = showing(ofProduct)
export const ChangingRoles: ElementStory = pressing(showing(manager), 0)
export const Suspending: ElementStory = pressing(showing(seller), 1)
export const TakingFactorAway: ElementStory = pressing(showing(manager), 2)
export const Loading: ElementStory = answering([answerTo(userCalls.get, 'never')])
export const Missing: ElementStory = answering([
  answerTo(userCalls.get, refusal(404, 'not-found', 'No.')),
])
export const Failed: ElementStory = answering([
  answerTo(userCalls.get, refusal(500, 'unexpected', 'People are being counted.')),
])
export const NoneChosen: ElementStory = onDesk({ answers: [] })
