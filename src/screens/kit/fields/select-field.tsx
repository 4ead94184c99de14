import { ChevronDown } from 'lucide'
import type { Ref } from 'react'
import { Button, Select, SelectValue } from 'react-aria-components/Select'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { AriaRoot } from '../overlays/aria-root.tsx'
import { type Option, type Options, optionIn } from '../overlays/options/option.ts'
import { OptionList } from '../overlays/options/option-list.tsx'
import { OptionPanel } from '../overlays/options/option-panel.tsx'
import { optionTexts } from '../overlays/options/texts.ts'
import choiceCss from './choice.css?inline'
import { type ControlLinks, Field, type FieldProps } from './field.tsx'

addSheet(choiceCss)

interface SelectFieldProps<Id extends string> extends FieldProps<Id | null> {
  options: Options<Id>
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Offers "None" first, so that a choice can be taken back. */
  clearable?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The option that takes a choice back; no id of a real one. */
const noneId = ''

/** One of a list that is here. The value is an option's id; a long or remote list has `ComboboxField`. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  if (props.lockedBecause !== undefined) return <Locked {...props} />
  return (
    <Field {...props} holds="button">
      {links => (
        <AriaRoot>
          <Choice {...props} links={links} />
        </AriaRoot>
      )}
    </Field>
  )
}

function Choice<Id extends string>(props: SelectFieldProps<Id> & { links: ControlLinks }) {
  const { options, value, onChange, clearable, placeholder, links } = props
  const words = useWords(optionTexts)
  const none: Option = { id: noneId, label: words.none }
  return (
    <Select
      ref={leaveFocus}
      className="rd-select"
      id={links.id}
      aria-labelledby={links['aria-labelledby']}
      aria-describedby={links['aria-describedby']}
      validationBehavior="aria"
      isInvalid={links['aria-invalid']}
      isRequired={props.required ?? false}
      isDisabled={props.disabled ?? false}
      {...(props.name !== undefined && { name: props.name })}
      {...(props.onBlur && { onBlur: props.onBlur })}
      value={value}
      onChange={key => onChange(optionIn(options, key)?.id ?? null)}
    >
      <Button ref={props.ref} className="rd-input rd-choice-button">
        <SelectValue className="rd-choice-value">
          {({ selectedText }) => selectedText || (placeholder ?? words.choose)}
        </SelectValue>
        <Icon of={ChevronDown} />
      </Button>
      <OptionPanel>
        <OptionList options={clearable ? [none, ...options] : options} />
      </OptionPanel>
    </Select>
  )
}

/**
 * The list opens at the press, and what lies around it becomes inert: the browser would then give the focus to
 * whatever holds us and takes it (the shell's main), and the list would close before it is seen.
 */
function leaveFocus(select: HTMLElement | null) {
  const keep = (event: Event) => event.preventDefault()
  select?.addEventListener('mousedown', keep)
  return () => select?.removeEventListener('mousedown', keep)
}

/** Its value can be read and copied. */
function Locked<Id extends string>(props: SelectFieldProps<Id>) {
  const label = optionIn(props.options, props.value)?.label ?? ''
  return (
    <Field {...props}>
      {links => <input {...links} className="rd-input" readOnly value={label} />}
    </Field>
  )
}
