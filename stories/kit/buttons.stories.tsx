import { ArrowUp, Download, X } from 'lucide'
import { Button } from '../../src/screens/kit/button.tsx'
import { Icon } from '../../src/screens/kit/icon.tsx'
import { IconButton } from '../../src/screens/kit/icon-button.tsx'
import { Spinner } from '../../src/screens/kit/spinner.tsx'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

export const Buttons: KitStory = kitStory(({ locale }) => {
  const [primary, secondary, quiet, download] =
    locale === 'fr'
      ? ['Enregistrer', 'Annuler', 'Plus tard', 'Télécharger le CSV']
      : ['Save', 'Cancel', 'Later', 'Download CSV']
  return (
    <>
      {(['md', 'lg'] as const).map(size => (
        <div key={size} className="rd-story-row">
          <Button size={size} variant="primary">
            {primary}
          </Button>
          <Button size={size}>{secondary}</Button>
          <Button size={size} variant="quiet">
            {quiet}
          </Button>
          <Button size={size} icon={<Icon of={Download} size={16} />}>
            {download}
          </Button>
        </div>
      ))}
    </>
  )
})

export const BusyButtons: KitStory = kitStory(({ locale }) => {
  const [primary, secondary] = locale === 'fr' ? ['Enregistrer', 'Annuler'] : ['Save', 'Cancel']
  return (
    <div className="rd-story-row">
      <Button variant="primary" busy>
        {primary}
      </Button>
      <Button busy>{secondary}</Button>
      <Spinner />
    </div>
  )
})

export const DisabledButtons: KitStory = kitStory(({ locale }) => {
  const [primary, secondary] = locale === 'fr' ? ['Enregistrer', 'Annuler'] : ['Save', 'Cancel']
  return (
    <div className="rd-story-row">
      <Button variant="primary" disabled>
        {primary}
      </Button>
      <Button disabled>{secondary}</Button>
    </div>
  )
})

/** Small, in the corner of something; idle, small, and ready. */
export const WithAnIconAlone: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-row">
    <IconButton label={locale === 'fr' ? 'Fermer' : 'Close'} icon={X} />
    <IconButton label={locale === 'fr' ? 'Monter' : 'Move up'} icon={ArrowUp} idle />
    <IconButton label={locale === 'fr' ? 'Effacer' : 'Clear'} icon={X} size="sm" />
  </div>
))
