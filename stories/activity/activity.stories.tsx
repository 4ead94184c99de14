import { expect, userEvent, waitFor } from 'storybook/test'
import type { ChainState } from '../../src/core/activity/activity.ts'
import { activityCalls } from '../../src/core/activity/calls.ts'
import { type Answers, answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { entries } from './entries.ts'

const meta = { ...elementMeta('activity') }
export default meta

const actors = [
  ...new Map(entries.flatMap(({ actor }) => (actor ? [[actor.id, actor] as const] : []))).values(),
].map(({ id, name }) => ({ id, name }))

const standing: ChainState = {
  rows: 12_480,
  checkedAt: '2026-11-23T17:00:00Z',
  head: '9d41c2f07be6a8530e1f4c9926b7d05835aa41e7c0d2936f8b15e47a60c3d912',
  fault: null,
}
const broken: ChainState = {
  ...standing,
  fault: { code: 'content', sequence: 8_112, at: '2026-10-02T13:11:00Z' },
}

const answering = (list: Answers[number], more: Answers = []): ElementStory =>
  onDesk({ kind: 'standalone', answers: [list, answerTo(activityCalls.actors, actors), ...more] })

const logged = answerTo(activityCalls.list, pageOf(entries))

/** Presses the button of the check, and waits for what it found. */
const checked = (chain: ChainState): ElementStory => ({
  ...answering(logged, [answerTo(activityCalls.chain, chain)]),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await userEvent.click(await findByRole('button', { name: /^Check the log|^Vérifier/ }))
    await waitFor(() => expect(root.querySelector('.rd-banner')).not.toBeNull())
  },
})

export const Log: ElementStory = usual(answering(logged))
export const Standing: ElementStory = checked(standing)
export const Broken: ElementStory = checked(broken)
export const Entry: ElementStory = {
  ...answering(logged),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const row = await waitFor(() => {
      const found = root.querySelector('tbody tr button, tbody tr a')
      if (!found) throw new Error('no entry')
      return found
    })
    await userEvent.click(row)
    await waitFor(() =>
      expect((root.getRootNode() as ShadowRoot).querySelector('[role="dialog"]')).not.toBeNull(),
    )
  },
}
export const Empty: ElementStory = answering(answerTo(activityCalls.list, pageOf([])))
export const Loading: ElementStory = answering(answerTo(activityCalls.list, 'never'))
export const Failed: ElementStory = answering(
  answerTo(activityCalls.list, refusal(500, 'unexpected', 'The log is being moved.')),
)
