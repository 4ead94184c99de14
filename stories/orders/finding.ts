import { findCalls } from '../../src/core/orders/find-calls.ts'
import { answerTo, type Prepared } from '../support/fake-api.ts'
import { type ElementStory, onDesk } from '../support/story.tsx'

/** The finder, on its screen or in its widget, with something looked for. */
export const finding = (
  prepared: Prepared<typeof findCalls.find>,
  search = 'tremblai 10405',
): ElementStory => ({
  args: { search },
  ...onDesk({ answers: [answerTo(findCalls.find, prepared)] }),
})
