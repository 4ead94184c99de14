import { Bookmark, ChevronDown } from 'lucide'
import { useState } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import type { SavedView } from '../../../core/table/layout.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { Confirm } from '../overlays/confirm.tsx'
import { PopoverButton } from '../overlays/popover-button.tsx'
import { SavedViewLine } from './saved-view-line.tsx'
import savedViewsCss from './saved-views.css?inline'
import type { SavedViewsProps } from './table-types.ts'
import { tableTexts } from './texts.ts'
import { ViewNameForm } from './view-name-form.tsx'

addSheet(savedViewsCss)

/** Views of a table that a person saved under names: a button and its panel. */
export function SavedViews(props: SavedViewsProps) {
  const { views, currentId } = props
  const words = useWords(tableTexts)
  const [deleting, setDeleting] = useState<SavedView>()
  const current = views.find(({ id }) => id === currentId)
  const button = (
    <Button icon={<Icon of={Bookmark} />} className="rd-views-button">
      <span className="rd-views-current">{current?.name ?? words.views}</span>
      <Icon of={ChevronDown} size={14} />
    </Button>
  )
  return (
    <>
      <PopoverButton label={words.savedViews} trigger={button} align="end">
        {close => (
          <ViewsPanel
            {...props}
            onClose={close}
            onDelete={id => {
              close()
              setDeleting(views.find(view => view.id === id))
            }}
          />
        )}
      </PopoverButton>
      {deleting && (
        <Confirm
          title={words.deleteTitle({ name: deleting.name })}
          message={words.deleteMessage}
          confirmLabel={words.deleteView}
          cancelLabel={words.keepView}
          tone="danger"
          onConfirm={() => {
            props.onDelete(deleting.id)
            setDeleting(undefined)
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

function ViewsPanel({ onClose, ...props }: SavedViewsProps & { onClose: () => void }) {
  const { views, onShow, onSave } = props
  const words = useWords(tableTexts)
  return (
    <div className="rd-views">
      {views.length === 0 ? (
        <p className="rd-views-none">{words.noViews}</p>
      ) : (
        <ul className="rd-views-list">
          {views.map(view => (
            <SavedViewLine
              key={view.id}
              {...props}
              view={view}
              onShow={() => {
                onShow(view)
                onClose()
              }}
            />
          ))}
        </ul>
      )}
      <ViewNameForm
        taken={views.map(({ name }) => name)}
        submit={words.saveView}
        onName={name => {
          onSave(name)
          onClose()
        }}
      />
    </div>
  )
}
