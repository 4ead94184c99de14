import { expect, waitFor } from 'storybook/test'
import { printCalls } from '../../src/core/tickets/print-calls.ts'
import { answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { samplePrints } from './sample-prints.ts'

const meta = { ...elementMeta('printMail') }
export default meta

const { list } = printCalls

export const Full: ElementStory = usual({
  ...onDesk({ answers: [answerTo(list, pageOf(samplePrints))] }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.dataset.state).toBe('ready'))
  },
})

/** It opens for everybody, and reads nothing before somebody signs in. */
export const SignedOut: ElementStory = onDesk({ session: 'anonymous' })

export const Empty: ElementStory = onDesk({ answers: [answerTo(list, pageOf([]))] })

export const Loading: ElementStory = onDesk({ answers: [answerTo(list, 'never')] })

export const Failed: ElementStory = onDesk({
  answers: [answerTo(list, refusal(500, 'unexpected', 'The prints are being counted.'))],
})

export const Refused: ElementStory = onDesk({
  answers: [answerTo(list, refusal(403, 'not-allowed', 'No.'))],
})
