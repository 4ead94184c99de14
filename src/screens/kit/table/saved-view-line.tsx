import { Check, Ellipsis, Pencil, RefreshCw, Star, StarOff, Trash2 } from 'lucide'
import { useState } from 'react'
import type { SavedView } from '../../../core/table/layout.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { Menu } from '../overlays/menu.tsx'
import type { SavedViewsProps } from './table-types.ts'
import { tableTexts } from './texts.ts'
import { ViewNameForm } from './view-name-form.tsx'

interface SavedViewLineProps extends Omit<SavedViewsProps, 'onShow' | 'onSave'> {
  view: SavedView
  onShow: () => void
}

/** One saved view: shows it, and what else can be done with it behind a button. */
export function SavedViewLine({ view, onShow, ...props }: SavedViewLineProps) {
  const { views, currentId, startId, onRename } = props
  const words = useWords(tableTexts)
  const [mode, setMode] = useState<'shown' | 'renaming'>('shown')
  const { id, name } = view
  const isCurrent = id === currentId
  if (mode === 'renaming') {
    return (
      <li>
        <ViewNameForm
          name={name}
          taken={views.filter(other => other.id !== id).map(other => other.name)}
          submit={words.rename}
          onCancel={() => setMode('shown')}
          onName={next => {
            onRename(id, next)
            setMode('shown')
          }}
        />
      </li>
    )
  }
  return (
    <li className="rd-views-line">
      <button
        type="button"
        className="rd-views-show"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onShow}
      >
        <span className="rd-views-mark">{isCurrent && <Icon of={Check} />}</span>
        <span className="rd-views-name">{name}</span>
        {id === startId && <span className="rd-views-start">{words.startMark}</span>}
      </button>
      <ViewMenu view={view} {...props} onRenaming={() => setMode('renaming')} />
    </li>
  )
}

interface ViewMenuProps
  extends Pick<SavedViewLineProps, 'view' | 'startId' | 'onUpdate' | 'onDelete' | 'onStart'> {
  onRenaming: () => void
}

function ViewMenu({ view, startId, onUpdate, onDelete, onStart, onRenaming }: ViewMenuProps) {
  const words = useWords(tableTexts)
  const { id, name } = view
  const label = words.viewActions({ name })
  const starts = id === startId
  return (
    <Menu
      label={label}
      trigger={
        <Button
          variant="quiet"
          className="rd-row-menu"
          aria-label={label}
          icon={<Icon of={Ellipsis} />}
        />
      }
      items={[
        { id: 'update', label: words.updateView, icon: RefreshCw, onAction: () => onUpdate(id) },
        { id: 'rename', label: words.renameView, icon: Pencil, onAction: onRenaming },
        {
          id: 'start',
          label: starts ? words.noStartView : words.startView,
          icon: starts ? StarOff : Star,
          onAction: () => onStart(starts ? null : id),
        },
        { separator: true },
        {
          id: 'delete',
          label: words.deleteView,
          icon: Trash2,
          tone: 'danger',
          onAction: () => onDelete(id),
        },
      ]}
    />
  )
}
