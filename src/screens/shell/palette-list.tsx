import { type RefObject, useContext, useEffect } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  ListBox,
  ListBoxItem,
  ListBoxSection,
  ListStateContext,
  Text,
} from 'react-aria-components/ListBox'
import type { FoundThing } from '../../core/shell/palette-sources.ts'

export interface ListedGroup {
  id: string
  title: string
  things: readonly FoundThing[]
}

interface PaletteListProps {
  label: string
  groups: readonly ListedGroup[]
  /** Whether the person moved the highlight; until then it is on the first line, whichever answer came first. */
  moved: RefObject<boolean>
  onOpen: (thing: FoundThing) => void
}

/** The choices in their groups; empty groups are left out. */
export function PaletteList({ label, groups, moved, onOpen }: PaletteListProps) {
  const shown = groups.filter(({ things }) => things.length > 0)
  const [first] = shown
  if (!first) return null
  return (
    <ListBox aria-label={label} className="rd-palette-list">
      {shown.map(group => (
        <ListBoxSection key={group.id} id={group.id} className="rd-palette-group">
          <Header className="rd-palette-title">{group.title}</Header>
          {group.things.map((thing, place) => (
            <ListBoxItem
              key={thing.id}
              id={keyOf(group, thing)}
              textValue={thing.title}
              className="rd-palette-item"
              onAction={() => onOpen(thing)}
            >
              <Text slot="label" className="rd-palette-label">
                <span className="rd-palette-name">{thing.title}</span>
                {group === first && place === 0 && (
                  <HighlightHere id={keyOf(group, thing)} moved={moved} />
                )}
                {thing.detail !== undefined && (
                  <>
                    {' '}
                    <span className="rd-palette-detail">{thing.detail}</span>
                  </>
                )}
              </Text>
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}

const keyOf = (group: ListedGroup, thing: FoundThing) => `${group.id} ${thing.id}`

interface HighlightProps extends Pick<PaletteListProps, 'moved'> {
  id: string
}

/** Takes the highlight from whichever line has it; where none does, after a letter was taken back, none has it still. */
function HighlightHere({ id, moved }: HighlightProps) {
  const manager = useContext(ListStateContext)?.selectionManager
  useEffect(() => {
    if (!manager || manager.focusedKey === null || manager.focusedKey === id) return
    if (!moved.current) manager.setFocusedKey(id)
  })
  return null
}
