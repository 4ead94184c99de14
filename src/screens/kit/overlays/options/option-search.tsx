import { Search } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input, TextField } from 'react-aria-components/TextField'
import { addSheet } from '../../../../core/style/sheets.ts'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../language.tsx'
import { Spinner } from '../../spinner.tsx'
import { AriaRoot } from '../aria-root.tsx'
import type { LoadOptions } from './load-options.ts'
import { type Option, optionIn } from './option.ts'
import { OptionList } from './option-list.tsx'
import { type OptionNoteProps, OptionNotes } from './option-notes.tsx'
import optionSearchCss from './option-search.css?inline'
import { optionTexts } from './texts.ts'
import { useOptionSearch } from './use-option-search.ts'

addSheet(optionSearchCss)

export interface OptionSearchProps extends OptionNoteProps {
  /** Names the input. */
  label: string
  /** Names the list. */
  listLabel: string
  placeholder?: string
  load: LoadOptions
  /** 0 for a list that is searched where it is. */
  debounceMs?: number | undefined
  /** The option that is chosen already, marked in the list. */
  chosenId: string | null
  noteOf?: (option: Option) => ReactNode
  /** Also the one that is chosen already: the person wants to go on with it. */
  onChoose: (option: Option) => void
}

/**
 * A search with its list in place, for a panel that is open already: the focus stays in the input, arrows
 * move through the list, Enter chooses. In a form stands `ComboboxField` instead.
 */
export function OptionSearch(props: OptionSearchProps) {
  return (
    <AriaRoot>
      <Opened {...props} />
    </AriaRoot>
  )
}

function Opened(props: OptionSearchProps) {
  const { label, listLabel, placeholder, load, debounceMs, chosenId, noteOf, onChoose } = props
  const words = useWords(optionTexts)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const search = useOptionSearch({ load, text: text.trim(), active: true, debounceMs })
  const { found, options } = search

  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <TextField aria-label={label} autoFocus className="rd-option-search">
        {found.state === 'loading' ? <Spinner /> : <Icon of={Search} />}
        <Input
          ref={input}
          role="combobox"
          aria-expanded={options.length > 0}
          placeholder={placeholder ?? words.search}
        />
      </TextField>
      <OptionList
        aria-label={listLabel}
        options={options}
        {...(noteOf && { noteOf })}
        shouldFocusWrap
        selectionMode="single"
        selectedKeys={chosenId === null ? [] : [chosenId]}
        onSelectionChange={keys => {
          // None is left when the chosen one was chosen again.
          const key = keys === 'all' ? undefined : [...keys][0]
          const option = optionIn(options, key ?? chosenId)
          if (option) onChoose(option)
        }}
      />
      <OptionNotes
        ref={failure}
        search={search}
        typed={text.trim() !== ''}
        noMatch={props.noMatch}
        failureOf={props.failureOf}
        onLeave={() => input.current?.focus()}
      />
    </Autocomplete>
  )
}
