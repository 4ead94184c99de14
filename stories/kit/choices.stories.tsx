import { userEvent, waitFor } from 'storybook/test'
import { LanguageField } from '../../src/screens/kit/fields/language-field.tsx'
import { SelectField } from '../../src/screens/kit/fields/select-field.tsx'
import type { Options } from '../../src/screens/kit/overlays/options/option.ts'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const words = {
  en: {
    label: 'Frequency',
    description: 'How often the raffle is drawn.',
    required: 'Choose how often the raffle is drawn.',
    locked: 'Tickets are on sale, so this can no longer change.',
    once: 'One-off',
    onceMore: 'Drawn once, on its draw date',
    repeating: 'Repeating',
    weekly: 'Weekly',
    biweekly: 'Bi-weekly',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    reason: 'The licence ends before the second draw.',
    long: 'Registered charity of record for the purposes of the lottery licence',
  },
  fr: {
    label: 'Fréquence',
    description: 'À quelle fréquence le tirage a lieu.',
    required: 'Choisissez la fréquence du tirage.',
    locked: 'Des billets sont en vente : ce choix ne peut plus être modifié.',
    once: 'Unique',
    onceMore: 'Un seul tirage, à la date prévue',
    repeating: 'Récurrente',
    weekly: 'Hebdomadaire',
    biweekly: 'Toutes les deux semaines',
    monthly: 'Mensuelle',
    quarterly: 'Trimestrielle',
    reason: 'La licence prend fin avant le deuxième tirage.',
    long: 'Organisme de bienfaisance enregistré titulaire de la licence de loterie aux fins de la présente',
  },
}

type Words = (typeof words)['en']

function frequencies(text: Words): Options {
  return [
    { id: 'one-off', label: text.once, description: text.onceMore },
    {
      group: text.repeating,
      options: [
        { id: 'weekly', label: text.weekly },
        { id: 'bi-weekly', label: text.biweekly },
        { id: 'monthly', label: text.monthly },
        { id: 'quarterly', label: text.quarterly, disabledBecause: text.reason },
      ],
    },
  ]
}

type Extra = Partial<Parameters<typeof SelectField>[0]>

function select(extra: (text: Words) => Extra): KitStory {
  return kitStory(({ locale }) => {
    const text = words[locale]
    return (
      <div className="rd-story-wide">
        <SelectField
          label={text.label}
          options={frequencies(text)}
          value={null}
          onChange={() => undefined}
          {...extra(text)}
        />
      </div>
    )
  })
}

function opened(story: KitStory): KitStory {
  return {
    ...story,
    async play({ canvasElement }) {
      const { root, findByRole } = await inside(canvasElement)
      await userEvent.click(await findByRole('button'))
      const list = () => (root.getRootNode() as ShadowRoot).querySelector('[role=listbox]')
      await waitFor(() => {
        if (!list()) throw new Error('no list')
      })
    },
  }
}

export const Empty: KitStory = select(({ description }) => ({ description, required: true }))
export const Chosen: KitStory = select(() => ({ value: 'weekly' }))
export const WithError: KitStory = select(({ required }) => ({ required: true, error: required }))
export const Disabled: KitStory = select(() => ({ value: 'weekly', disabled: true }))
export const Locked: KitStory = select(({ locked }) => ({ value: 'weekly', lockedBecause: locked }))
export const LongLabel: KitStory = select(text => ({
  options: [{ id: 'long', label: text.long }],
  value: 'long',
}))
export const Open: KitStory = opened(select(() => ({ value: 'weekly', clearable: true })))
export const OpenAndLong: KitStory = opened(
  select(text => ({
    label: text.label,
    options: Array.from({ length: 60 }, (_, at) => ({
      id: `${at}`,
      label: `${text.label} ${at + 1}`,
    })),
    value: '30',
  })),
)

const languages = {
  en: { label: 'Language of its emails', 'language-en': 'English', 'language-fr': 'French' },
  fr: { label: 'Langue de ses courriels', 'language-en': 'anglais', 'language-fr': 'français' },
}

/** One of the product's two. */
export const Language: KitStory = kitStory(({ locale }) => (
  <LanguageField
    label={languages[locale].label}
    words={languages[locale]}
    value={locale}
    onChange={() => undefined}
  />
))
