import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { editorCalls } from '../../src/core/raffles/editor/calls.ts'
import { prizeCalls } from '../../src/core/raffles/prizes/calls.ts'
import type { RaffleDetail } from '../../src/core/raffles/raffle-detail.ts'
import type { Role } from '../../src/core/session/role.ts'
import { type Answers, answerTo, at, onWire, pageOf, refusal } from '../support/fake-api.ts'
import type { StoryDeskOptions } from '../support/fake-desk.ts'
import { ternCove } from '../support/fixtures.ts'
import {
  type ElementStory,
  elementMeta,
  inside,
  onDesk,
  saysWhy,
  usual,
} from '../support/story.tsx'
import {
  editedId,
  editorAnswers,
  editViews,
  harbourLights,
  harbourLightsOnSale,
} from './edited-raffle.ts'

const meta = {
  ...elementMeta('raffleEditor', {
    inFull: [
      'AtARequirement',
      'SavingFailed',
      'AtASection',
      'RefusedByTheServer',
      'WithoutPrizes',
      'NewRaffleInTheUnitedStates',
      'NewRaffleByAnAdministrator',
      'NothingFilledIn',
      'LoadFailed',
    ],
  }),
}
export default meta

interface Editing extends Omit<StoryDeskOptions, 'answers'> {
  raffle?: RaffleDetail
  answers?: Answers
  section?: string
}

/** The editor of a raffle, its form and its texts loaded. */
function editing({
  raffle = harbourLights,
  answers = [],
  section,
  ...desk
}: Editing): ElementStory {
  return {
    ...onDesk({ ...desk, answers: [...editorAnswers(raffle), ...answers] }),
    args: { 'raffle-id': raffle.id, ...(section === undefined ? {} : { section }) },
    play: async ({ canvasElement }) => void (await formIn(canvasElement)),
  }
}

function creating(desk: StoryDeskOptions = {}): ElementStory {
  return {
    ...onDesk({ ...desk, answers: [...editorAnswers(), ...(desk.answers ?? [])] }),
    play: async ({ canvasElement }) => void (await formIn(canvasElement)),
  }
}

async function formIn(canvasElement: HTMLElement) {
  const scene = await inside(canvasElement)
  await waitFor(
    () => {
      const editors = scene.root.querySelectorAll('.rd-rich [contenteditable]')
      if (editors.length < 4) throw new Error('the editors of texts are on their way')
    },
    { timeout: 20_000 },
  )
  return scene
}

function as(role: Role): NonNullable<StoryDeskOptions['person']> {
  return person => ({ ...person, roles: [role] })
}

export const NewRaffle: ElementStory = creating()

export const NewRaffleByAnAdministrator: ElementStory = creating({ person: as('RB admin') })

export const NewRaffleInTheUnitedStates: ElementStory = creating({
  organization: { ...ternCove, name: 'Kettlebrook Animal Rescue', country: 'US' },
})

export const FilledIn: ElementStory = usual(editing({}))

export const LockedAfterTheFirstSale: ElementStory = editing({ raffle: harbourLightsOnSale })

export const AdministratorWithFees: ElementStory = editing({
  raffle: harbourLightsOnSale,
  person: as('RB admin'),
  section: 'fees',
})

export const AtASection: ElementStory = editing({ section: 'white-label' })

export const AtARequirement: ElementStory = editing({ section: 'license-file' })

export const Loading: ElementStory = {
  ...onDesk({
    answers: [...editorAnswers(), answerTo(at(editorCalls.editView, { country: 'CA' }), 'never')],
  }),
  args: { 'raffle-id': editedId },
}

const broken = refusal(503, 'unavailable', 'Raffles are being moved to a larger machine.')

export const LoadFailed: ElementStory = {
  ...onDesk({
    answers: [...editorAnswers(), answerTo(at(editorCalls.editView, { country: 'CA' }), broken)],
  }),
  args: { 'raffle-id': editedId },
  async play({ canvasElement }) {
    const { findByText } = await inside(canvasElement)
    await findByText('Raffles are being moved', { exact: false }, { timeout: 8000 })
  },
}

export const NoPermission: ElementStory = {
  ...onDesk({ person: as('RB finance'), answers: editorAnswers() }),
  args: { 'raffle-id': editedId },
}

export const Closed: ElementStory = {
  ...onDesk({ answers: editorAnswers({ ...harbourLightsOnSale, status: 'closed' }) }),
  args: { 'raffle-id': editedId },
}

/** Types another name and presses the button that saves. */
async function renameAndSave(canvasElement: HTMLElement) {
  const scene = await formIn(canvasElement)
  const name = scene.root.querySelector<HTMLInputElement>('input[name="name"]')
  const save = scene.root.querySelector('button[type="submit"]')
  if (!name || !save) throw new Error('no form')
  fireEvent.input(name, { target: { value: `${name.value} 2027` } })
  await userEvent.click(save)
  return scene
}

const patch = at(editorCalls.change, { id: editedId })

export const SavingFailed: ElementStory = saysWhy({
  ...editing({ answers: [answerTo(patch, broken)] }),
  async play({ canvasElement }) {
    const { findByRole } = await renameAndSave(canvasElement)
    await findByRole('alert', {}, { timeout: 8000 })
  },
})

export const RefusedByTheServer: ElementStory = {
  ...editing({
    answers: [
      answerTo(
        patch,
        onWire({
          status: 422,
          body: {
            errors: [
              {
                code: 'shortlink-taken',
                message: 'Another raffle has this address already.',
                field: 'shortlink',
              },
            ],
          },
        }),
      ),
    ],
  }),
  async play({ canvasElement }) {
    const { findByText } = await renameAndSave(canvasElement)
    await findByText('Another raffle has this address already.', {}, { timeout: 8000 })
  },
}

export const Conflict: ElementStory = {
  ...editing({
    answers: [
      answerTo(
        patch,
        onWire({
          status: 409,
          body: {
            errors: [{ code: 'stale', message: 'Somebody else saved this raffle.' }],
            data: { ...harbourLights, name: 'Harbour Lights', version: 5 },
            changedBy: 'Marguerite Doucette',
            changedAt: '2026-11-20T18:32:00.000Z',
          },
        }),
      ),
    ],
  }),
  async play({ canvasElement }) {
    const { root } = await renameAndSave(canvasElement)
    const scope = root.getRootNode() as ShadowRoot
    await waitFor(() => expect(scope.querySelector('[role="dialog"]')).not.toBeNull(), {
      timeout: 8000,
    })
  },
}

export const NothingFilledIn: ElementStory = {
  ...creating(),
  async play({ canvasElement }) {
    const { root } = await formIn(canvasElement)
    const save = root.querySelector('button[type="submit"]')
    if (save) await userEvent.click(save)
    await waitFor(() =>
      expect(root.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(0),
    )
  },
}

export const Saved: ElementStory = {
  ...editing({
    answers: [answerTo(patch, { ...harbourLights, name: 'Harbour Lights 50/50 2027', version: 5 })],
  }),
  async play({ canvasElement }) {
    const { findByText } = await renameAndSave(canvasElement)
    await findByText(/^(Saved at|Enregistré à)/, {}, { timeout: 8000 })
  },
}

export const WithoutPrizes: ElementStory = editing({
  answers: [
    answerTo(at(editorCalls.editView, { country: 'CA' }), {
      ...editViews.CA,
      timeZones: ['America/Halifax'],
    }),
    answerTo(prizeCalls.list, pageOf([])),
  ],
})
