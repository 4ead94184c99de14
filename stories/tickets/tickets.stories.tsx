import { expect, waitFor } from 'storybook/test'
import { ticketCalls } from '../../src/core/tickets/calls.ts'
import { answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { ticketPage } from './sample-tickets.ts'

const meta = { ...elementMeta('tickets') }
export default meta

const { list } = ticketCalls

export const Full: ElementStory = usual({
  ...onDesk({ answers: [answerTo(list, ticketPage())] }),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.dataset.state).toBe('ready'))
  },
})

export const Empty: ElementStory = onDesk({ answers: [answerTo(list, ticketPage([]))] })

export const Loading: ElementStory = onDesk({ answers: [answerTo(list, 'never')] })

export const Failed: ElementStory = onDesk({
  answers: [answerTo(list, refusal(500, 'unexpected', 'The tickets are being counted anew.'))],
})

export const Forbidden: ElementStory = onDesk({
  answers: [answerTo(list, refusal(403, 'not-allowed', 'No.'))],
})
