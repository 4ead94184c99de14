import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  Collection,
  ListBox,
  ListBoxItem,
  type ListBoxProps,
  ListBoxSection,
} from 'react-aria-components/ListBox'
import { addSheet } from '../../../../core/style/sheets.ts'
import { Icon } from '../../icon.tsx'
import type { Option, OptionGroup, Options } from './option.ts'
import optionListCss from './option-list.css?inline'

addSheet(optionListCss)

interface OptionListProps
  extends Pick<
    ListBoxProps<Entry>,
    'aria-label' | 'shouldFocusWrap' | 'selectionMode' | 'selectedKeys' | 'onSelectionChange'
  > {
  options: Options
  /** A word at the end of an option's line, such as "Current". */
  noteOf?: (option: Option) => ReactNode
}

type Entry = Option | (OptionGroup & { id: string })

/** The list that selects, comboboxes and searches show: groups, descriptions, reasons, the chosen one marked. */
export function OptionList({ options, noteOf, ...list }: OptionListProps) {
  const draw = (option: Option) => <Item option={option} note={noteOf?.(option)} />
  return (
    <ListBox {...list} className="rd-options" items={options.map(withId)} dependencies={[noteOf]}>
      {entry =>
        'group' in entry ? (
          <ListBoxSection className="rd-option-group">
            <Header className="rd-option-group-title">{entry.group}</Header>
            <Collection items={entry.options}>{draw}</Collection>
          </ListBoxSection>
        ) : (
          draw(entry)
        )
      }
    </ListBox>
  )
}

function withId(entry: Option | OptionGroup): Entry {
  return 'group' in entry ? { ...entry, id: `group:${entry.group}` } : entry
}

function Item({ option, note }: { option: Option; note: ReactNode }) {
  const { id, label, description, disabledBecause } = option
  const more = disabledBecause ?? description
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      isDisabled={disabledBecause !== undefined}
      className="rd-option"
    >
      {({ isSelected }) => (
        <>
          <span className="rd-option-words">
            <span className="rd-option-name">
              <span className="rd-option-label">{label}</span>
              {note !== undefined && <span className="rd-option-note">{note}</span>}
            </span>
            {more !== undefined && <span className="rd-option-more">{more}</span>}
          </span>
          {isSelected && <Icon of={Check} className="rd-option-check" />}
        </>
      )}
    </ListBoxItem>
  )
}
