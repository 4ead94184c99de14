import { useId } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import { type TagColour, tagColours } from '../../core/tags/tagged.ts'
import { tagTexts } from '../../core/tags/texts.ts'
import { useTexts } from '../desk.tsx'
import { Field, type FieldProps } from '../kit/fields/field.tsx'
import colourFieldCss from './colour-field.css?inline'
import { TagChip } from './parts/tag-chips.tsx'

addSheet(colourFieldCss)

/** A tag's colour, each shown as a tag of it, with its name. Arrow keys move the choice. */
export function ColourField(props: FieldProps<TagColour>) {
  const { value, onChange, onBlur } = props
  const texts = useTexts(tagTexts)
  const group = useId()
  return (
    <Field {...props} holds="group">
      {links => (
        <div {...links} role="radiogroup" className="rd-colour-field">
          {tagColours.map(colour => (
            <label key={colour} className="rd-colour-choice">
              <input
                type="radio"
                name={group}
                value={colour}
                checked={value === colour}
                onChange={() => onChange(colour)}
                onBlur={onBlur}
              />
              <TagChip name={texts[`colour-${colour}`]} colour={colour} />
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
