import { Dices, Ticket } from 'lucide'
import type { ReactNode } from 'react'
import { userEvent, waitFor } from 'storybook/test'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { CheckboxField } from '../../src/screens/kit/fields/checkbox-field.tsx'
import { CheckboxGroupField } from '../../src/screens/kit/fields/checkbox-group-field.tsx'
import { ColorField } from '../../src/screens/kit/fields/color-field.tsx'
import { RadioCardsField } from '../../src/screens/kit/fields/radio-cards-field.tsx'
import { SwitchField } from '../../src/screens/kit/fields/switch-field.tsx'
import { TagsField } from '../../src/screens/kit/fields/tags-field.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const words = {
  en: {
    hidePot: 'Hide the pot',
    hidePotMore: 'Buyers don’t see how much has been sold.',
    agree: 'I have read the rules of this raffle',
    agreeError: 'Confirm that you have read the rules.',
    locked: 'Tickets are on sale, so this can no longer change.',
    places: 'Campaign locations',
    placesMore: 'Where the raffle is shown.',
    homeOne: 'Home page, first row',
    homeTwo: 'Home page, second row',
    homeTwoReason: 'The second row is full until December.',
    placesError: 'Choose at least one location.',
    draw: 'Draw type',
    drawError: 'Choose a draw type.',
    barrel: 'Print Tickets',
    barrelMore: 'Tickets are printed and drawn from a barrel.',
    rng: 'Random Number Generator',
    rngMore: 'The winning number is drawn here, with a certificate.',
    rngReason: 'The licence allows a barrel only.',
    color: 'Button color',
    tags: 'Tags',
    tagsMore: 'To find the raffle again.',
    tagsError: 'At most three tags.',
    tagValues: ['gala', 'spring', 'hospital foundation'],
  },
  fr: {
    hidePot: 'Masquer la cagnotte',
    hidePotMore: 'Les acheteurs ne voient pas le montant des ventes.',
    agree: 'J’ai lu le règlement de ce tirage',
    agreeError: 'Confirmez que vous avez lu le règlement.',
    locked: 'Des billets sont en vente : ce choix ne peut plus être modifié.',
    places: 'Emplacements de la campagne',
    placesMore: 'Où le tirage est affiché.',
    homeOne: 'Page d’accueil, première rangée',
    homeTwo: 'Page d’accueil, deuxième rangée',
    homeTwoReason: 'La deuxième rangée est complète jusqu’en décembre.',
    placesError: 'Choisissez au moins un emplacement.',
    draw: 'Type de tirage',
    drawError: 'Choisissez un type de tirage.',
    barrel: 'Imprimer les billets',
    barrelMore: 'Les billets sont imprimés, puis tirés d’un baril.',
    rng: 'Générateur de nombres aléatoires',
    rngMore: 'Le numéro gagnant est tiré ici, avec un certificat.',
    rngReason: 'La licence n’autorise que le baril.',
    color: 'Couleur des boutons',
    tags: 'Étiquettes',
    tagsMore: 'Pour retrouver le tirage.',
    tagsError: 'Trois étiquettes au plus.',
    tagValues: ['gala', 'printemps', 'fondation de l’hôpital'],
  },
}

type Words = (typeof words)['en']

function drawn(parts: (text: Words) => ReactNode): KitStory {
  return kitStory(({ locale }: { locale: Locale }) => (
    <div className="rd-story-wide rd-story-fields">{parts(words[locale])}</div>
  ))
}

const still = () => undefined

export const Switch: KitStory = drawn(({ hidePot, hidePotMore, locked }) => (
  <>
    <SwitchField label={hidePot} description={hidePotMore} value onChange={still} />
    <SwitchField label={hidePot} value={false} onChange={still} />
    <SwitchField label={hidePot} value={false} disabled onChange={still} />
    <SwitchField label={hidePot} value lockedBecause={locked} onChange={still} />
  </>
))

export const Checkbox: KitStory = drawn(({ agree, agreeError, hidePotMore, locked }) => (
  <>
    <CheckboxField label={agree} description={hidePotMore} value onChange={still} />
    <CheckboxField label={agree} value={false} required error={agreeError} onChange={still} />
    <CheckboxField label={agree} value disabled onChange={still} />
    <CheckboxField label={agree} value lockedBecause={locked} onChange={still} />
  </>
))

export const Checkboxes: KitStory = drawn(text => {
  const options = [
    { id: 'showHomeOne', label: text.homeOne },
    { id: 'showHomeTwo', label: text.homeTwo, disabledBecause: text.homeTwoReason },
  ]
  const group = { label: text.places, description: text.placesMore, options, onChange: still }
  return (
    <>
      <CheckboxGroupField {...group} value={['showHomeOne']} />
      <CheckboxGroupField {...group} value={[]} error={text.placesError} required />
      <CheckboxGroupField {...group} value={['showHomeOne']} lockedBecause={text.locked} />
    </>
  )
})

export const Cards: KitStory = drawn(text => {
  const cards = [
    { id: 'barrel', label: text.barrel, description: text.barrelMore, icon: Ticket },
    { id: 'rng', label: text.rng, description: text.rngMore, icon: Dices },
  ]
  const reason = cards.map(card =>
    card.id === 'rng' ? { ...card, disabledBecause: text.rngReason } : card,
  )
  const group = { label: text.draw, onChange: still, required: true }
  return (
    <>
      <RadioCardsField {...group} options={cards} value="rng" />
      <RadioCardsField {...group} options={cards} value={null} error={text.drawError} />
      <RadioCardsField {...group} options={reason} value="barrel" />
      <RadioCardsField {...group} options={cards} value="barrel" lockedBecause={text.locked} />
    </>
  )
})

export const Tags: KitStory = drawn(text => (
  <>
    <TagsField label={text.tags} description={text.tagsMore} value={[]} onChange={still} />
    <TagsField label={text.tags} value={text.tagValues} onChange={still} />
    <TagsField label={text.tags} value={text.tagValues} error={text.tagsError} onChange={still} />
    <TagsField
      label={text.tags}
      value={text.tagValues}
      lockedBecause={text.locked}
      onChange={still}
    />
  </>
))

export const Color: KitStory = drawn(({ color, locked }) => (
  <>
    <ColorField label={color} value="" onChange={still} contrast />
    <ColorField label={color} value="#14532d" onChange={still} contrast />
    <ColorField label={color} value="#5db966" onChange={still} lockedBecause={locked} />
  </>
))

export const ColorOpen: KitStory = {
  ...drawn(({ color }) => <ColorField label={color} value="#5db966" onChange={still} contrast />),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await userEvent.click(await findByRole('button'))
    await waitFor(
      () => {
        if (!(root.getRootNode() as ShadowRoot).querySelector('.rd-color-area'))
          throw new Error('no picker')
      },
      { timeout: 8000 },
    )
  },
}
