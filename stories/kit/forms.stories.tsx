import { fireEvent, userEvent, waitFor } from 'storybook/test'
import type { FormDraft } from '../../src/core/forms/drafts.ts'
import type { SaveAnswer } from '../../src/screens/kit/forms/form.ts'
import { inside, type KitStory, kitStory } from '../support/story.tsx'
import {
  emptyForm,
  filledIn,
  SampleForm,
  type SampleFormProps,
  type SampleValues,
} from './sample-form.tsx'

export default {}

/** A form, and what somebody does in it before it is looked at. */
function story(
  props: Omit<SampleFormProps, 'locale'>,
  act: (root: HTMLElement) => Promise<void> = async () => undefined,
): KitStory {
  return {
    ...kitStory(({ locale }) => <SampleForm locale={locale} {...props} />),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      await waitFor(() => find(root, 'input[name="name"]'))
      await act(root)
    },
  }
}

function find<E extends HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}

const save = (root: HTMLElement) => userEvent.click(find(root, 'button[type="submit"]'))

async function rename(root: HTMLElement) {
  // Typing by userEvent ends at a shadow root.
  fireEvent.input(find(root, 'input[name="name"]'), { target: { value: `${filledIn.name} 2027` } })
  await waitFor(() => find(root, '.rd-save-bar-dot'))
}

const answering = (answer: SaveAnswer<SampleValues>) => async () => answer

/** Draws nothing of its own: it holds what was typed at half past two. */
function draftOf(typed: Partial<SampleValues>): FormDraft {
  return {
    restore: saved => ({
      values: { ...saved, ...typed },
      clashes: [],
      taken: [],
      at: new Date('2026-11-20T14:32:00').getTime(),
    }),
    keep: () => 'kept',
    drop: () => undefined,
  }
}

export const New: KitStory = story({ values: emptyForm })

export const Filled: KitStory = story({ version: 1 })

export const Unsaved: KitStory = story({ version: 1 }, rename)

export const Errors: KitStory = story({ values: emptyForm }, async root => {
  await save(root)
  await waitFor(() => find(root, '[role="alert"]'))
})

export const ServerErrors: KitStory = story(
  {
    version: 1,
    save: answering({
      state: 'refused',
      reasons: [
        {
          path: 'name',
          code: 'taken',
          message: 'Another raffle has this name. / Ce nom est déjà pris.',
        },
        { path: 'licence', code: 'missing', message: 'No licence. / Aucune licence.' },
      ],
      message: null,
      unsure: false,
    }),
  },
  async root => {
    await rename(root)
    await save(root)
    await waitFor(() => find(root, '[role="alert"]'))
  },
)

export const NotSaved: KitStory = story(
  {
    version: 1,
    save: answering({
      state: 'refused',
      reasons: [],
      message: '504 Gateway Timeout. It is not known whether this was done.',
      unsure: true,
    }),
  },
  async root => {
    await rename(root)
    await save(root)
    await waitFor(() => find(root, '[role="alert"]'))
  },
)

export const Saving: KitStory = story(
  {
    version: 1,
    save: (_values, { onProgress }) => {
      onProgress(3, 8)
      return new Promise(() => undefined)
    },
  },
  async root => {
    await rename(root)
    await save(root)
    await waitFor(() => find(root, 'progress'))
  },
)

export const SavedAlready: KitStory = story({ version: 1 }, async root => {
  await rename(root)
  await save(root)
  await waitFor(() => find(root, '.rd-save-bar-state > svg'))
})

export const Discarded: KitStory = story({ version: 1 }, async root => {
  await rename(root)
  await userEvent.click(find(root, '.rd-save-bar-actions button'))
  await waitFor(() => {
    if (root.querySelector('.rd-save-bar-dot')) throw new Error('still unsaved')
  })
})

export const Conflict: KitStory = story(
  {
    version: 1,
    save: async (_values, { typed }) => ({
      state: 'conflict',
      conflict: {
        from: 'save',
        theirs: { ...filledIn, name: 'Spring raffle', drawType: 'barrel', potCents: 500_000 },
        version: 2,
        merged: { ...typed, potCents: 500_000 },
        clashes: [
          { path: 'name', before: filledIn.name, mine: typed.name, theirs: 'Spring raffle' },
          { path: 'priceCents', before: 1000, mine: 1500, theirs: 2000 },
          { path: 'drawType', before: null, mine: 'rng', theirs: 'barrel' },
        ],
        taken: ['potCents'],
        by: 'Luc Arsenault',
        at: '2026-11-20T18:40:00Z',
      },
    }),
  },
  async root => {
    await rename(root)
    await save(root)
    await waitFor(() => find(root.getRootNode() as ShadowRoot, '[role="dialog"]'))
  },
)

export const RestoredDraft: KitStory = story(
  { version: 1, draft: draftOf({ name: 'Tern Cove spring raffle 2027' }) },
  async root => {
    await waitFor(() => find(root, '.rd-banner'))
  },
)

export const NoRoomForDrafts: KitStory = story(
  { version: 1, draft: { ...draftOf({}), restore: () => null, keep: () => 'no-storage' } },
  async root => {
    await rename(root)
    await waitFor(() => find(root, '[data-tone="bad"]'))
  },
)

export const Locked: KitStory = story({ version: 1, locked: true })
