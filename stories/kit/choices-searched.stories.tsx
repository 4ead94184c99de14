import { userEvent, waitFor } from 'storybook/test'
import { ComboboxField } from '../../src/screens/kit/fields/combobox-field.tsx'
import { ComboboxMultipleField } from '../../src/screens/kit/fields/combobox-multiple-field.tsx'
import type {
  FoundOptions,
  LoadOptions,
} from '../../src/screens/kit/overlays/options/load-options.ts'
import { OptionSearch } from '../../src/screens/kit/overlays/options/option-search.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const words = {
  en: {
    label: 'Raffle',
    several: 'Raffles',
    description: 'Only raffles of your organization are found.',
    required: 'Choose a raffle.',
    locked: 'The order is paid, so its raffle stays.',
    failed: 'The search is being rebuilt. Try again in a minute.',
    onSale: 'On sale until Monday',
  },
  fr: {
    label: 'Tirage',
    several: 'Tirages',
    description: 'Seuls les tirages de votre organisme sont proposés.',
    required: 'Choisissez un tirage.',
    locked: 'La commande est payée : son tirage ne change plus.',
    failed: 'L’index de recherche est en reconstruction. Réessayez dans une minute.',
    onSale: 'En vente jusqu’à lundi',
  },
}

const harbour = { id: 'harbour', label: 'Harbour Lights 50/50' }
const others = [
  { id: 'puck', label: 'Puck Night 50/50' },
  { id: 'home', label: 'Saltmarsh Dream Home' },
  {
    id: 'aile',
    label: 'La Grande Tombola de l’Aile-du-Nord pour les familles éloignées de la région',
  },
]

const found =
  (more = false, options: FoundOptions['options'] = [harbour, ...others]): LoadOptions =>
  () => ({ options, more })
const never: LoadOptions = () => new Promise(() => undefined)
const broken: LoadOptions = () => Promise.reject(new Error('503'))

const some = found()
const first = found(true)
const none = found(false, [])

type Words = (typeof words)['en']
type Extra = Partial<Parameters<typeof ComboboxField>[0]>

function combobox(extra: (text: Words) => Extra): KitStory {
  return kitStory(({ locale }) => {
    const text = words[locale]
    return (
      <div className="rd-story-wide">
        <ComboboxField
          label={text.label}
          load={some}
          failureOf={() => text.failed}
          value={null}
          onChange={() => undefined}
          {...extra(text)}
        />
      </div>
    )
  })
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

export const Empty: KitStory = combobox(({ description }) => ({ description }))
export const Chosen: KitStory = combobox(() => ({ value: harbour.id, chosen: harbour }))
export const WithError: KitStory = combobox(({ required }) => ({ required: true, error: required }))
export const Disabled: KitStory = combobox(() => ({
  value: harbour.id,
  chosen: harbour,
  disabled: true,
}))
export const Locked: KitStory = combobox(({ locked }) => ({
  value: harbour.id,
  chosen: harbour,
  lockedBecause: locked,
}))
export const Open: KitStory = opened(
  combobox(() => ({ value: harbour.id, chosen: harbour })),
  '[role=option]',
)
export const Loading: KitStory = opened(
  combobox(() => ({ load: never })),
  '.rd-options-waiting',
)
export const NoMatch: KitStory = opened(
  combobox(() => ({ load: none })),
  '.rd-options-note',
)
export const MoreThanShown: KitStory = opened(
  combobox(() => ({ load: first })),
  '[role=option]',
)
export const Failed: KitStory = opened(
  combobox(() => ({ load: broken })),
  '[role=alert]',
)

type ManyExtra = Partial<Parameters<typeof ComboboxMultipleField>[0]>

function several(extra: (text: Words) => ManyExtra): KitStory {
  return kitStory(({ locale }) => {
    const text = words[locale]
    return (
      <div className="rd-story-wide">
        <ComboboxMultipleField
          label={text.several}
          load={some}
          value={['harbour', 'aile']}
          chosen={[harbour, ...others]}
          onChange={() => undefined}
          {...extra(text)}
        />
      </div>
    )
  })
}

export const Several: KitStory = several(({ description }) => ({ description }))
export const SeveralWithError: KitStory = several(({ required }) => ({
  value: [],
  error: required,
}))
export const SeveralLocked: KitStory = several(({ locked }) => ({ lockedBecause: locked }))
export const SeveralOpen: KitStory = opened(
  several(() => ({})),
  '[role=option]',
)

/** A search with its list in place, in a panel that is open already. */
export const SearchInAPanel: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <OptionSearch
      label={words[locale].label}
      listLabel={words[locale].several}
      load={some}
      chosenId="harbour"
      onChoose={() => undefined}
    />
  </div>
))
