import { expect, userEvent, waitFor } from 'storybook/test'
import { raffleListCalls } from '../../src/core/raffles/list-calls.ts'
import type { Role } from '../../src/core/session/role.ts'
import { type Answers, answerTo, type Reply, refusal } from '../support/fake-api.ts'
import { ternCove } from '../support/fixtures.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { listAnswer, sampleRows } from './sample-raffles.ts'

const meta = { ...elementMeta('raffles', { inFull: ['AdministratorSeesAll', 'ManyPages'] }) }
export default meta

const list = raffleListCalls.list

function listing(answers: Answers, role?: Role): ElementStory {
  return onDesk({
    answers,
    ...(role && { person: person => ({ ...person, roles: [role] }) }),
  })
}

async function shown(canvasElement: HTMLElement) {
  const scene = await inside(canvasElement)
  await waitFor(() => expect(scene.root.dataset.state).toBe('ready'))
  return scene
}

export const Raffles: ElementStory = usual({
  ...listing([answerTo(list, listAnswer(sampleRows))]),
  play: async ({ canvasElement }) => void (await shown(canvasElement)),
})

export const ManyPages: ElementStory = {
  ...listing([answerTo(list, listAnswer(sampleRows, 1240))]),
  play: async ({ canvasElement }) => void (await shown(canvasElement)),
}

export const Actions: ElementStory = {
  ...listing([answerTo(list, listAnswer(sampleRows))]),
  async play({ canvasElement }) {
    const { root } = await shown(canvasElement)
    const found = (selector: string) =>
      waitFor(
        () => {
          const part = (root.getRootNode() as ShadowRoot).querySelector(selector)
          if (!part) throw new Error(`no ${selector}`)
          return part
        },
        { timeout: 8000 },
      )
    await userEvent.click(await found('tbody tr button[aria-haspopup="menu"]'))
    await found('[role="menu"]')
  },
}

export const AdministratorSeesAll: ElementStory = {
  ...listing([answerTo(list, listAnswer(sampleRows))], 'RB admin'),
  play: async ({ canvasElement }) => void (await shown(canvasElement)),
}

export const ReadOnly: ElementStory = {
  ...listing([answerTo(list, listAnswer(sampleRows))], 'RB finance'),
  play: async ({ canvasElement }) => void (await shown(canvasElement)),
}

export const Empty: ElementStory = listing([answerTo(list, listAnswer([]))])

export const EmptyReadOnly: ElementStory = listing([answerTo(list, listAnswer([]))], 'RB finance')

/** The start-up call reads the current raffles by the same path: only the list's own is held back. */
function onlyList(answer: Reply | 'never'): Answers {
  return [
    answerTo(list, call => {
      if (!call.query.has('status') && !call.query.has('status[]'))
        return answer === 'never' ? new Promise<never>(() => undefined) : answer
      return listAnswer([])
    }),
  ]
}

export const Loading: ElementStory = listing(onlyList('never'))

export const Failed: ElementStory = listing(
  onlyList(refusal(500, 'unexpected', 'The raffles are being counted anew. Try again soon.')),
)

export const Forbidden: ElementStory = listing(onlyList(refusal(403, 'forbidden', 'No.')))

export const States: ElementStory = {
  ...onDesk({
    organization: { ...ternCove, country: 'US', name: 'Kettlebrook Animal Rescue' },
    answers: [
      answerTo(
        list,
        listAnswer(
          sampleRows.slice(0, 3).map(row => ({
            ...row,
            country: 'US',
            province: 'MN',
            timeZone: 'America/Chicago',
          })),
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => void (await shown(canvasElement)),
}
