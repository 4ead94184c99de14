import { type KeyboardEvent, type Ref, useRef } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { useWords } from '../language.tsx'
import { AriaRoot } from '../overlays/aria-root.tsx'
import type { LoadOptions } from '../overlays/options/load-options.ts'
import type { Option } from '../overlays/options/option.ts'
import type { OptionNoteProps } from '../overlays/options/option-notes.tsx'
import { optionTexts } from '../overlays/options/texts.ts'
import choiceCss from './choice.css?inline'
import { ComboboxControl } from './combobox-control.tsx'
import { Field, type FieldProps } from './field.tsx'
import { TagList } from './tag-list.tsx'
import { useChosenOptions } from './use-chosen-options.ts'

addSheet(choiceCss)

interface ComboboxMultipleFieldProps
  extends Omit<FieldProps<readonly string[]>, 'onChange'>,
    OptionNoteProps {
  /** With the options whose names are known, for a caller that keeps names beside ids. */
  onChange: (value: readonly string[], options: readonly Option[]) => void
  load: LoadOptions
  debounceMs?: number | undefined
  /** The values' options where they are known. */
  chosen?: readonly Option[]
  find?: (id: string, signal: AbortSignal) => Promise<Option | null>
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

const nothingKnown: readonly Option[] = []

/**
 * Several of many, found by typing as in `ComboboxField`; the chosen ones are tags above the input. The list
 * stays open for the next one. Backspace in the empty input goes to the last tag.
 */
export function ComboboxMultipleField(props: ComboboxMultipleFieldProps) {
  const { value, onChange, chosen = nothingKnown, find } = props
  const words = useWords(optionTexts)
  const { options, remember } = useChosenOptions({ values: value, chosen, find })
  const frame = useRef<HTMLDivElement>(null)
  const fixed = props.disabled || props.lockedBecause !== undefined
  const toInput = () => frame.current?.querySelector('input')?.focus()

  function add(option: Option) {
    remember(option)
    onChange([...value, option.id], [...options, option])
  }

  function remove(gone: string) {
    const left = options.filter(({ id }) => id !== gone)
    onChange(
      left.map(({ id }) => id),
      left,
    )
  }

  function toLastTag({ key, target }: KeyboardEvent) {
    if (key !== 'Backspace' || !(target instanceof HTMLInputElement) || target.value !== '') return
    frame.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
  }

  return (
    <Field {...props}>
      {links => (
        <div ref={frame} className="rd-choices" onKeyDownCapture={toLastTag}>
          <TagList
            label={words.chosen({ field: props.label })}
            tags={options.map(({ id, label }) => ({ id, label: label || id }))}
            onRemove={fixed ? undefined : remove}
            onLeave={toInput}
          />
          <AriaRoot>
            <ComboboxControl
              {...props}
              links={links}
              text=""
              selectedId={null}
              hiddenIds={value}
              clearable={false}
              onChoose={add}
              onClear={() => undefined}
            />
          </AriaRoot>
        </div>
      )}
    </Field>
  )
}
