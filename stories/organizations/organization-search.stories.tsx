import { useEffect, useState } from 'react'
import { userEvent, waitFor } from 'storybook/test'
import type { Desk } from '../../src/core/desk.ts'
import { organizationChoices } from '../../src/core/organizations/list-calls.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { OrganizationSearch } from '../../src/screens/organizations/parts/organization-search.tsx'
import { answerTo, type Prepared, refusal } from '../support/fake-api.ts'
import { storyDesk } from '../support/fake-desk.ts'
import { choices, hundredChoices, ternCove } from '../support/fixtures.ts'
import { inside, type KitStory, kitStory } from '../support/story.tsx'
import type { Situation } from '../support/toolbar.ts'

export default {}

type Listed = Prepared<typeof organizationChoices>
type Extra = Partial<Parameters<typeof OrganizationSearch>[0]>

/** The field on a desk of somebody who may list organisations. */
function Field({ situation, list, extra }: { situation: Situation; list: Listed; extra: Extra }) {
  const [desk, setDesk] = useState<Desk>()
  useEffect(() => {
    const made = storyDesk(situation, {
      person: person => ({ ...person, roles: ['RB finance'] }),
      answers: [answerTo(organizationChoices, list)],
    })
    void made.start().then(() => setDesk(made))
    return () => made.destroy()
  }, [situation, list])
  if (!desk) return <span />
  return (
    <DeskProvider desk={desk}>
      <OrganizationSearch value={null} onChange={() => undefined} {...extra} />
    </DeskProvider>
  )
}

const all = choices
const many = [...hundredChoices, ...choices]
const none: typeof choices = []
const broken = refusal(500, 'unexpected', 'The search is being rebuilt.')

function search(list: Listed, extra: Extra = {}): KitStory {
  const story = kitStory(situation => (
    <div className="rd-story-wide">
      <Field situation={situation} list={list} extra={extra} />
    </div>
  ))
  return {
    ...story,
    async play({ canvasElement }) {
      const { findByRole } = await inside(canvasElement)
      await findByRole('combobox')
    },
  }
}

/** Open, the library hides the rest of the page from screen readers with what can take the focus in it. */
function opened(story: KitStory, shows: string): KitStory {
  return {
    ...story,
    parameters: { axe: { without: ['aria-hidden-focus'] } },
    async play({ canvasElement }) {
      const { root, findByRole } = await inside(canvasElement)
      await userEvent.click(await findByRole('combobox'))
      await waitFor(() => {
        if (!(root.getRootNode() as ShadowRoot).querySelector(shows)) throw new Error('not open')
      })
    },
  }
}

export const Empty: KitStory = search(all)
export const Chosen: KitStory = search(all, { value: ternCove.id, chosen: ternCove })
export const Optional: KitStory = search(all, { allowEmpty: true })
export const Required: KitStory = {
  ...search(all),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    const input = await findByRole('combobox')
    input.focus()
    input.blur()
    await waitFor(() => {
      if (!root.querySelector('.rd-field-error')?.textContent) throw new Error('no error')
    })
  },
}
export const Open: KitStory = opened(search(all), '[role=option]')
export const MoreThanShown: KitStory = opened(search(many), '[role=option]')
export const Loading: KitStory = opened(search('never'), '.rd-options-waiting')
export const NoMatch: KitStory = opened(search(none), '.rd-options-note')
export const Failed: KitStory = opened(search(broken), '[role=alert]')
