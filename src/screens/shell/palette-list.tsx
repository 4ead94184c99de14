import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components/ListBox'
import type { FoundThing } from '../../core/shell/palette-sources.ts'

export interface ListedGroup {
  id: string
  title: string
  things: readonly FoundThing[]
}

interface PaletteListProps {
  label: string
  groups: readonly ListedGroup[]
  onOpen: (thing: FoundThing) => void
}

/** The choices in their groups; empty groups are left out. */
export function PaletteList({ label, groups, onOpen }: PaletteListProps) {
  const shown = groups.filter(({ things }) => things.length > 0)
  if (shown.length === 0) return null
  return (
    <ListBox aria-label={label} className="rd-palette-list">
      {shown.map(group => (
        <ListBoxSection key={group.id} id={group.id} className="rd-palette-group">
          <Header className="rd-palette-title">{group.title}</Header>
          {group.things.map(thing => (
            <ListBoxItem
              key={thing.id}
              id={`${group.id} ${thing.id}`}
              textValue={thing.title}
              className="rd-palette-item"
              onAction={() => onOpen(thing)}
            >
              <Text slot="label" className="rd-palette-label">
                <span className="rd-palette-name">{thing.title}</span>
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
