import type { IconNode } from 'lucide'
import { type AriaAttributes, Fragment, useId, useState } from 'react'
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
import { type Opening, type Trigger, triggerButton } from './trigger.tsx'

addSheet(menuCss)

export interface MenuAction {
  id: string
  /** A verb, and its object where that isn't plain: "Void order". */
  label: string
  icon?: IconNode
  /** `danger` for what can't be undone; it still asks first. */
  tone?: 'normal' | 'danger'
  /** Why it can't be done now. It is shown, read out, and the item stays reachable. */
  disabledBecause?: string | undefined
  onAction: () => void
}

export interface MenuDivider {
  separator: true
}

export interface MenuGroup {
  id: string
  title: string
  items: readonly MenuAction[]
}

export type MenuEntry = MenuAction | MenuDivider | MenuGroup

interface MenuProps {
  /** The menu's accessible name: "Actions for order 4F09C2". */
  label: string
  trigger: Trigger
  items: readonly MenuEntry[]
  /** At which of the button's edges the menu ends. */
  align?: 'start' | 'end'
}

/** What can be done with a thing, behind one button. Its items are made when it opens. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const [opening, setOpening] = useState<Opening>()
  const id = useId()
  const close = () => setOpening(undefined)
  return (
    <>
      {triggerButton(trigger, {
        kind: 'menu',
        open: opening !== undefined,
        controls: id,
        onOpen: setOpening,
      })}
      {opening && (
        <AnchoredPanel
          anchor={opening.anchor}
          label={label}
          align={align}
          className="rd-menu-panel"
          onClose={close}
        >
          <AriaMenu
            id={id}
            aria-label={label}
            className="rd-menu"
            autoFocus={opening.focus === 'self' || opening.focus}
            onClose={close}
          >
            {items.map((entry, index) => (
              <Fragment key={'id' in entry ? entry.id : `separator-${index}`}>
                <Entry entry={entry} />
              </Fragment>
            ))}
          </AriaMenu>
        </AnchoredPanel>
      )}
    </>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if ('separator' in entry) return <Separator className="rd-menu-separator" />
  if ('onAction' in entry) return <Action action={entry} />
  return (
    <MenuSection className="rd-menu-group">
      <Header className="rd-menu-title">{entry.title}</Header>
      {entry.items.map(action => (
        <Action key={action.id} action={action} />
      ))}
    </MenuSection>
  )
}

function Action({ action }: { action: MenuAction }) {
  const { id, label, icon, tone = 'normal', disabledBecause, onAction } = action
  const disabled = disabledBecause !== undefined
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
          <Text slot="description" className="rd-menu-reason">
            {disabledBecause}
          </Text>
        </>
      )}
    </MenuItem>
  )
}

/** The reason is seen beside the label, so it is part of the name. */
function namedWithReason(names: AriaAttributes) {
  const both = [names['aria-labelledby'], names['aria-describedby']].join(' ')
  return { 'aria-labelledby': both, 'aria-describedby': undefined }
}
