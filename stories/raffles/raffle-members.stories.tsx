import { userEvent, waitFor } from 'storybook/test'
import { raffleCalls } from '../../src/core/raffles/calls.ts'
import { memberCalls } from '../../src/core/raffles/members/calls.ts'
import type { Member } from '../../src/core/raffles/members/member.ts'
import { type Answers, answerTo, at, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { sampleMembers } from './member-fixtures.ts'
import { detailOf, harbourLights, listAnswer } from './sample-raffles.ts'

const meta = { ...elementMeta('raffleMembers') }
export default meta

const raffle = detailOf(harbourLights)
const args = { 'raffle-id': raffle.id }

function answers(members: readonly Member[]): Answers {
  return [
    answerTo(at(raffleCalls.get, { id: raffle.id }), raffle),
    answerTo(memberCalls.list, listAnswer(members)),
  ]
}

async function opened(canvasElement: HTMLElement, button: RegExp, within: string) {
  const { root, findAllByRole } = await inside(canvasElement)
  const [first] = await findAllByRole('button', { name: button })
  if (!first) throw new Error('no button')
  await userEvent.click(first)
  // Drawers stand beside the root.
  const scope = root.getRootNode() as ShadowRoot
  await waitFor(() => {
    if (!scope.querySelector(within)) throw new Error('not open')
  })
  return scope
}

export const Full: ElementStory = usual({ args, ...onDesk({ answers: answers(sampleMembers) }) })

export const Adding: ElementStory = {
  args,
  ...onDesk({ answers: answers(sampleMembers) }),
  async play({ canvasElement }) {
    await opened(canvasElement, /^(Add member|Ajouter un membre)$/, '.rd-record-form')
  },
}

const listWithFaults = [
  'Numéro;Nom;Courriel;Actif',
  '201;Agnès Blais;agnes@example.org;oui',
  '202;;no-address;oui',
  '201;Ronan Reyes;;peut-être',
  '203;Zoé Vautour;zoe@example.org;non',
].join('\n')

/** A file with faults, chosen as a person drops it. */
export const Uploading: ElementStory = {
  args,
  ...onDesk({ answers: answers(sampleMembers) }),
  async play({ canvasElement }) {
    const within = '.rd-member-upload input[type="file"]'
    const scope = await opened(canvasElement, /^(Upload list|Téléverser une liste)$/, within)
    const input = scope.querySelector<HTMLInputElement>(within)
    if (!input) throw new Error('no input')
    await userEvent.upload(input, new File([listWithFaults], 'membres.csv', { type: 'text/csv' }))
    await waitFor(() => {
      if (!scope.querySelector('.rd-member-preview')) throw new Error('not read')
    })
  },
}

export const ReadOnly: ElementStory = {
  args,
  ...onDesk({
    answers: answers(sampleMembers),
    person: person => ({ ...person, roles: ['Contact Center Agent'] }),
  }),
}

export const Empty: ElementStory = { args, ...onDesk({ answers: answers([]) }) }

export const Loading: ElementStory = {
  args,
  ...onDesk({ answers: [...answers([]), answerTo(memberCalls.list, 'never')] }),
}

export const Failed: ElementStory = {
  args,
  ...onDesk({
    answers: [
      ...answers([]),
      answerTo(memberCalls.list, refusal(400, 'members', 'Members are being counted.')),
    ],
  }),
}

export const Forbidden: ElementStory = {
  args,
  ...onDesk({
    answers: [...answers([]), answerTo(memberCalls.list, refusal(403, 'forbidden', 'No.'))],
  }),
}
