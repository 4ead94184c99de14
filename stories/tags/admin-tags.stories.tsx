import { userEvent, waitFor } from 'storybook/test'
import { tagCalls } from '../../src/core/tags/calls.ts'
import { type Answers, answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { boardMember, callBack, sampleTags } from './sample-tags.ts'

export default { ...elementMeta('adminTags') }

const { list, lookAtMerge } = tagCalls

/** Signed in to us, as one who runs the product. */
const onTags = (answers: Answers): ElementStory =>
  onDesk({
    kind: 'standalone',
    person: person => ({ ...person, roles: ['RB admin'] }),
    answers,
  })

const full = onTags([
  answerTo(list, pageOf(sampleTags)),
  answerTo(lookAtMerge, {
    kept: boardMember,
    merged: callBack,
    moves: { customers: 1236, orders: 31, raffles: 0 },
    both: { customers: 4, orders: 0, raffles: 0 },
  }),
])

export const Full: ElementStory = usual(full)
export const Empty: ElementStory = onTags([answerTo(list, pageOf([]))])
export const Loading: ElementStory = onTags([answerTo(list, 'never')])
export const Failed: ElementStory = onTags([
  answerTo(list, refusal(400, 'tags', 'Tags are being counted.')),
])

/** Presses what stands at each of these, and waits for what opens. */
const pressing = (...selectors: readonly string[]): ElementStory => ({
  ...full,
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const found = (selector: string) =>
      waitFor(() => {
        const part = (root.getRootNode() as ShadowRoot).querySelector(selector)
        if (!part) throw new Error(`no ${selector}`)
        return part
      })
    for (const selector of selectors) await userEvent.click(await found(selector))
    await found('[role="dialog"] form')
  },
})

const menu = 'tbody tr:nth-child(2) button[aria-haspopup="menu"]'

export const Adding: ElementStory = pressing('.rd-page-header-actions > button')
export const Editing: ElementStory = pressing(menu, '[role="menuitem"][data-key="edit"]')
export const Merging: ElementStory = pressing(menu, '[role="menuitem"][data-key="merge"]')
export const Deleting: ElementStory = pressing(menu, '[role="menuitem"][data-key="delete"]')
