import type { IconNode } from 'lucide'
import { type Ref, useId } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import type { Option } from '../overlays/options/option.ts'
import choiceRowCss from './choice-row.css?inline'
import { ChoiceRow } from './choice-row.tsx'
import { Field, type FieldProps } from './field.tsx'
import radioCardsCss from './radio-cards-field.css?inline'
import toggleCss from './toggle.css?inline'

addSheet(toggleCss)
addSheet(choiceRowCss)
addSheet(radioCardsCss)

export interface RadioCard<Id extends string = string> extends Option<Id> {
  readonly icon?: IconNode
}

interface RadioCardsFieldProps<Id extends string> extends Omit<FieldProps<Id | null>, 'onChange'> {
  onChange: (value: Id) => void
  options: readonly RadioCard<Id>[]
  /** The card that is chosen, or the first one. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One of a few that want explaining: a draw's type, a raffle's category. Arrow keys move the choice; Tab goes
 * past the group. The cards stand side by side where there is room.
 */
export function RadioCardsField<Id extends string>(props: RadioCardsFieldProps<Id>) {
  const { options, value, onChange, lockedBecause } = props
  const group = useId()
  const locked = lockedBecause !== undefined
  const focusable = options.find(({ id }) => id === value) ?? options[0]
  return (
    <Field {...props} holds="group">
      {links => (
        <div
          {...links}
          {...(props.required && { 'aria-required': true })}
          {...(locked && { 'aria-readonly': true })}
          role="radiogroup"
          className="rd-radio-cards"
        >
          {options.map(card => (
            <ChoiceRow
              key={card.id}
              option={card}
              className="rd-radio-card"
              aside={card.icon && <Icon of={card.icon} className="rd-radio-card-icon" />}
            >
              {names => (
                <input
                  {...names}
                  ref={card === focusable ? props.ref : undefined}
                  type="radio"
                  className="rd-radio"
                  name={props.name ?? group}
                  value={card.id}
                  checked={value === card.id}
                  disabled={props.disabled || card.disabledBecause !== undefined}
                  onChange={() => locked || onChange(card.id)}
                  onBlur={props.onBlur}
                />
              )}
            </ChoiceRow>
          ))}
        </div>
      )}
    </Field>
  )
}
