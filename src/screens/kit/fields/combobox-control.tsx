import { ChevronDown, X } from 'lucide'
import { type KeyboardEvent, type Ref, useContext, useRef, useState } from 'react'
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  type InputProps,
} from 'react-aria-components/ComboBox'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import type { LoadOptions } from '../overlays/options/load-options.ts'
import { type Option, optionIn, withoutOptions } from '../overlays/options/option.ts'
import { OptionList } from '../overlays/options/option-list.tsx'
import { type OptionNoteProps, OptionNotes } from '../overlays/options/option-notes.tsx'
import { OptionPanel } from '../overlays/options/option-panel.tsx'
import { optionTexts } from '../overlays/options/texts.ts'
import { useOptionSearch } from '../overlays/options/use-option-search.ts'
import type { ControlLinks, FieldNotes } from './field.tsx'

interface ComboboxControlProps extends FieldNotes, OptionNoteProps {
  links: ControlLinks
  load: LoadOptions
  debounceMs?: number | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
  /** What stands in the input while nothing is typed. */
  text: string
  /** Marked in the list. */
  selectedId: string | null
  /** Left out of the list. */
  hiddenIds?: readonly string[] | undefined
  clearable: boolean
  onChoose: (option: Option) => void
  onClear: () => void
}

/**
 * The input of a combobox, its buttons and its list. The library holds neither text nor choice: the text is
 * what was typed, or else the choice's label, so a choice shows although no list is loaded.
 */
export function ComboboxControl(props: ComboboxControlProps) {
  const { links, load, debounceMs, text, selectedId, onChoose, onClear } = props
  const words = useWords(optionTexts)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const sought = typed?.trim() ?? ''
  const search = useOptionSearch({ load, text: sought, active: open, debounceMs })
  const options = withoutOptions(search.options, props.hiddenIds ?? [])

  function type(next: string) {
    if (next === '') onClear()
    setTyped(next === text ? undefined : next)
  }

  /** The library also calls it with the choice as it was, when the field is left: the text is put back. */
  function choose(id: string | number | null) {
    const option = optionIn(options, id)
    setTyped(undefined)
    if (option) onChoose(option)
  }

  /** A failure's buttons stand in the panel, elsewhere in the page: Tab goes to them. */
  function reachFailure(event: KeyboardEvent) {
    const button = failure.current?.querySelector('button')
    if (event.key !== 'Tab' || event.shiftKey || event.target !== input.current || !button) return
    event.preventDefault()
    event.stopPropagation()
    button.focus()
  }

  return (
    <ComboBox
      id={links.id}
      aria-labelledby={links['aria-labelledby']}
      aria-describedby={links['aria-describedby']}
      validationBehavior="aria"
      isInvalid={links['aria-invalid']}
      isRequired={props.required ?? false}
      isDisabled={props.disabled ?? false}
      isReadOnly={props.lockedBecause !== undefined}
      {...(props.name !== undefined && { name: props.name })}
      {...(props.onBlur && { onBlur: props.onBlur })}
      allowsEmptyCollection
      // Its own opening on a new text takes every text for typed, a choice put back too.
      menuTrigger="manual"
      items={options}
      inputValue={typed ?? text}
      onInputChange={type}
      value={selectedId}
      onChange={choose}
      onOpenChange={setOpen}
    >
      <div onKeyDownCapture={reachFailure}>
        <div
          className="rd-choice"
          data-open={open || undefined}
          data-clearable={props.clearable || undefined}
        >
          <OpeningInput
            ref={element => {
              input.current = element
              return share(props.ref, element)
            }}
            className="rd-input"
            placeholder={props.placeholder ?? words.search}
            readOnly={props.lockedBecause !== undefined}
          />
          <span className="rd-choice-icons">
            {props.clearable && props.lockedBecause === undefined && !props.disabled && (
              <button
                type="button"
                tabIndex={-1}
                className="rd-choice-icon"
                aria-label={words.clear({ field: props.label })}
                title={words.clear({ field: props.label })}
                onClick={() => {
                  setTyped(undefined)
                  onClear()
                  input.current?.focus()
                }}
              >
                <Icon of={X} />
              </button>
            )}
            <Button className="rd-choice-icon">
              <Icon of={ChevronDown} />
            </Button>
          </span>
        </div>
      </div>
      <OptionPanel belongs={element => element === input.current}>
        <OptionList options={options} />
        <OptionNotes
          ref={failure}
          search={{ ...search, options }}
          typed={sought !== ''}
          noMatch={props.noMatch}
          failureOf={props.failureOf}
          onLeave={() => input.current?.focus()}
        />
      </OptionPanel>
    </ComboBox>
  )
}

/** A click and typing open the list, as they do everywhere else. */
function OpeningInput(props: InputProps & { ref: Ref<HTMLInputElement> }) {
  const state = useContext(ComboBoxStateContext)
  const open = () => props.readOnly || state?.isOpen || state?.open(null, 'manual')
  return <Input {...props} onClick={open} onInput={open} />
}

function share(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}
