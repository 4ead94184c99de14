import type { Ref } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { type Option, optionIn } from '../overlays/options/option.ts'
import choiceRowCss from './choice-row.css?inline'
import { ChoiceRow } from './choice-row.tsx'
import { Field, type FieldProps } from './field.tsx'
import toggleCss from './toggle.css?inline'

addSheet(toggleCss)
addSheet(choiceRowCss)

interface CheckboxGroupFieldProps<Id extends string> extends FieldProps<readonly Id[]> {
  options: readonly Option<Id>[]
  /** The first box. */
  ref?: Ref<HTMLInputElement>
}

/** Any of a few. The value is the chosen options' ids, in the options' order. */
export function CheckboxGroupField<Id extends string>(props: CheckboxGroupFieldProps<Id>) {
  const { options, value, onChange, lockedBecause } = props
  const locked = lockedBecause !== undefined

  function toggle(id: Id, checked: boolean) {
    // What is chosen and not offered any more stays chosen.
    const unknown = value.filter(each => !optionIn(options, each))
    const known = options.filter(each => (each.id === id ? checked : value.includes(each.id)))
    onChange([...known.map(each => each.id), ...unknown])
  }

  return (
    <Field {...props} holds="group">
      {({ 'aria-invalid': invalid, ...links }) => (
        <fieldset {...links} className="rd-checkbox-group">
          {options.map((option, at) => (
            <ChoiceRow key={option.id} option={option} className="rd-choice-row">
              {names => (
                <input
                  {...names}
                  {...(locked && { 'aria-readonly': true })}
                  ref={at === 0 ? props.ref : undefined}
                  type="checkbox"
                  className="rd-checkbox"
                  name={props.name}
                  value={option.id}
                  aria-invalid={invalid}
                  checked={value.includes(option.id)}
                  disabled={props.disabled || option.disabledBecause !== undefined}
                  onChange={event => locked || toggle(option.id, event.currentTarget.checked)}
                  onBlur={props.onBlur}
                />
              )}
            </ChoiceRow>
          ))}
        </fieldset>
      )}
    </Field>
  )
}
