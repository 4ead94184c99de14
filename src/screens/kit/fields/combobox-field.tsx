import type { Ref } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { AriaRoot } from '../overlays/aria-root.tsx'
import type { LoadOptions } from '../overlays/options/load-options.ts'
import type { Option } from '../overlays/options/option.ts'
import type { OptionNoteProps } from '../overlays/options/option-notes.tsx'
import choiceCss from './choice.css?inline'
import { ComboboxControl } from './combobox-control.tsx'
import { Field, type FieldProps } from './field.tsx'
import { useChosenOptions } from './use-chosen-options.ts'

addSheet(choiceCss)

interface ComboboxFieldProps extends Omit<FieldProps<string | null>, 'onChange'>, OptionNoteProps {
  /** With the option, whose label the caller may keep beside the id. */
  onChange: (value: string | null, option: Option | null) => void
  /** Finds options; see `LoadOptions`. */
  load: LoadOptions
  /** 0 for a list that is searched where it is. */
  debounceMs?: number | undefined
  /** The value's option where it is known: its label shows without a call. */
  chosen?: Option | null | undefined
  /** Finds the value's option where only the id is known, as after following a link. */
  find?: (id: string, signal: AbortSignal) => Promise<Option | null>
  placeholder?: string
  /** A choice can be taken back. Empty text does it too. Unless the field is required, so it is. */
  clearable?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * One of many, found by typing: organisations, raffles, customers. What it offers is loaded as it opens and
 * 300 ms after the last key; an answer is never shown under another text. What is typed and not chosen is gone
 * when the field is left.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, chosen, find, onChange } = props
  const values = value === null ? [] : [value]
  const { options, remember } = useChosenOptions({ values, chosen: chosen ? [chosen] : [], find })
  return (
    <Field {...props}>
      {links => (
        <AriaRoot>
          <ComboboxControl
            {...props}
            links={links}
            text={options[0]?.label ?? ''}
            selectedId={value}
            clearable={(props.clearable ?? !props.required) && value !== null}
            onChoose={next => {
              remember(next)
              if (next.id !== value) onChange(next.id, next)
            }}
            onClear={() => value !== null && onChange(null, null)}
          />
        </AriaRoot>
      )}
    </Field>
  )
}
