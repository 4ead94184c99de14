import type { Desk } from '../../../src/core/desk.ts'
import { editorCalls } from '../../../src/core/raffles/editor/calls.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { editedId, editorAnswers, harbourLights } from '../../../stories/raffles/edited-raffle.ts'
import { type Answers, answerTo, at } from '../../../stories/support/fake-api.ts'
import { type StoryDeskOptions, storyDesk } from '../../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'
import { placed } from '../../dashboard/placed.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

export interface Sent {
  method: 'POST' | 'PATCH'
  body: Record<string, unknown>
}

interface Placing extends Omit<StoryDeskOptions, 'answers'> {
  /** Null for a new one. */
  raffle?: RaffleDetail | null
  role?: Role
  answers?: Answers
  section?: string
}

export type PlacedEditor = Awaited<ReturnType<typeof placeEditor>>

const desks: Desk[] = []

// Messages stand in a corner of the page, above whatever comes next.
afterEach(() => {
  for (const { notices } of desks.splice(0))
    for (const { id } of notices.$notices.get()) notices.dismiss(id)
})

/** The editor on a desk of its own; what it writes is kept in `sent` and answered as saved. */
export async function placeEditor(options: Placing = {}) {
  const { raffle = harbourLights, role = 'account owner', section, ...desk } = options
  const sent: Sent[] = []
  const saved = raffle ?? harbourLights
  const keep = (method: Sent['method']) => (call: { body: unknown }) => {
    const body = call.body as Sent['body']
    sent.push({ method, body })
    const stored = method === 'POST' ? { ...saved, name: String(body.name) } : { ...saved, ...body }
    return { ...stored, packages: saved.packages, version: saved.version + 1 }
  }
  const made = storyDesk(
    { ...usualGlobals, role },
    {
      ...desk,
      answers: [
        ...editorAnswers(saved),
        answerTo(editorCalls.create, keep('POST')),
        answerTo(at(editorCalls.change, { id: editedId }), keep('PATCH')),
        ...(options.answers ?? []),
      ],
    },
  )
  desks.push(made)
  const attributes = {
    ...(raffle === null ? {} : { 'raffle-id': raffle.id }),
    ...(section === undefined ? {} : { section }),
  }
  const show = () => placed('raffleEditor', made, attributes)
  const root = await show()
  return { ...within(root), root, desk: made, sent, show }
}

/** What a person finds in an editor. */
export function within(root: HTMLElement) {
  return {
    /** A control of a field, by its place in the form, once the editors of texts above it have their height. */
    control: (name: string, selector = 'input, textarea, button') =>
      waitFor(
        () =>
          root.querySelectorAll('.rd-rich [contenteditable]').length > 3 &&
          root.querySelector<HTMLElement>(`[data-field="${name}"] :is(${selector})`),
        `control of ${name}`,
      ),
    text: () => root.textContent ?? '',
    fieldText: (name: string) => root.querySelector(`[data-field="${name}"]`)?.textContent ?? '',
    saveButton: () =>
      waitFor(
        () => root.querySelector<HTMLElement>('.rd-save-bar button[type="submit"]'),
        'the button that saves',
      ),
  }
}
