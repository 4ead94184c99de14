import { SwitchField } from '../../kit/fields/switch-field.tsx'
import type { SectionProps } from './parts.ts'
import { Rare } from './rare.tsx'

/** Where the raffle is announced: section 9's campaign locations among it. */
export function Announced({ parts: { field, texts, labels } }: SectionProps) {
  const toggle = (name: 'show' | 'showLiveRaffles' | 'showHomeOne' | 'showHomeTwo') =>
    field(name, labels[name], bound => <SwitchField {...bound} />)
  return (
    <Rare title={texts.moreDates}>
      {toggle('show')}
      {toggle('showLiveRaffles')}
      <fieldset className="rd-editor-group">
        <legend>{labels.campaignLocations}</legend>
        {toggle('showHomeOne')}
        {toggle('showHomeTwo')}
      </fieldset>
    </Rare>
  )
}
