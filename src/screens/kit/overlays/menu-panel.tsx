import { type AriaAttributes, Fragment } from 'react'
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  Separator,
  Text,
} from 'react-aria-components/Menu'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import { AnchoredPanel } from './anchored-panel.tsx'
import menuCss from './menu.css?inline'
import type { MenuAction, MenuEntry } from './menu-entries.ts'
import { type SharedReason, sharedReasons } from './menu-reasons.ts'
import type { Opening } from './trigger.tsx'

addSheet(menuCss)

interface MenuPanelProps {
  /** What the button controls. */
  id: string
  label: string
  items: readonly MenuEntry[]
  align?: 'start' | 'end'
  opening: Opening
  onClose: () => void
}

/** The menu that a button opened. */
export default function MenuPanel({ align = 'end', ...props }: MenuPanelProps) {
  const { id, label, items, opening, onClose } = props
  const shared = sharedReasons(items)
  return (
    <AnchoredPanel
      anchor={opening.anchor}
      label={label}
      align={align}
      className="rd-menu-panel"
      onClose={onClose}
    >
      <AriaMenu
        id={id}
        aria-label={label}
        className="rd-menu"
        autoFocus={opening.focus === 'self' || opening.focus}
        onClose={onClose}
      >
        {items.map((entry, index) => (
          <Fragment key={'id' in entry ? entry.id : `separator-${index}`}>
            <Entry entry={entry} shared={shared} />
          </Fragment>
        ))}
      </AriaMenu>
      {shared.length > 0 && <Notes shared={shared} />}
    </AnchoredPanel>
  )
}

/** For those who see the menu; each item's own name says its reason. */
function Notes({ shared }: { shared: readonly SharedReason[] }) {
  return (
    <div className="rd-menu-notes" aria-hidden="true">
      {shared.map(({ reason, labels }) => (
        <p key={reason}>
          {labels.length > 0 && <strong>{labels.join(', ')}</strong>} {reason}
        </p>
      ))}
    </div>
  )
}

interface EntryProps {
  entry: MenuEntry
  shared: readonly SharedReason[]
}

function Entry({ entry, shared }: EntryProps) {
  if ('separator' in entry) return <Separator className="rd-menu-separator" />
  if ('onAction' in entry) return <Action action={entry} shared={shared} />
  return (
    <MenuSection className="rd-menu-group">
      <Header className="rd-menu-title">{entry.title}</Header>
      {entry.items.map(action => (
        <Action key={action.id} action={action} shared={shared} />
      ))}
    </MenuSection>
  )
}

function Action({ action, shared }: { action: MenuAction; shared: EntryProps['shared'] }) {
  const { id, label, icon, tone = 'normal', disabledBecause, onAction } = action
  const disabled = disabledBecause !== undefined
  const isShared = shared.some(({ reason }) => reason === disabledBecause)
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={`rd-menu-item rd-menu-item-${tone}`}
      shouldCloseOnSelect={!disabled}
      onAction={() => disabled || onAction()}
      // Not the library's `isDisabled`: it can't be reached, so its reason would never be read out.
      render={props =>
        'href' in props ? (
          <a {...props} />
        ) : (
          <div
            {...props}
            {...(disabled ? { 'aria-disabled': true, ...namedWithReason(props) } : {})}
          />
        )
      }
    >
      {icon && <Icon of={icon} className="rd-menu-icon" />}
      <Text slot="label" className="rd-menu-label">
        {label}
      </Text>
      {disabledBecause !== undefined && (
        <>
          {' '}
          <Text
            slot="description"
            className={isShared ? 'rd-menu-reason rd-only-read-out' : 'rd-menu-reason'}
          >
            {disabledBecause}
          </Text>
        </>
      )}
    </MenuItem>
  )
}

/** The reason is seen beside the label or below the menu, so it is part of the name. */
function namedWithReason(names: AriaAttributes) {
  const both = [names['aria-labelledby'], names['aria-describedby']].join(' ')
  return { 'aria-labelledby': both, 'aria-describedby': undefined }
}
