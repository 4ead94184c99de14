import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide'
import { useState } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import type { TableLayout } from '../../../core/table/layout.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { useWords } from '../language.tsx'
import { PopoverButton } from '../overlays/popover-button.tsx'
import columnChooserCss from './column-chooser.css?inline'
import { DensityChoice } from './density-choice.tsx'
import { plainLayout } from './plain-layout.ts'
import type { TableColumn } from './table-types.ts'
import { tableTexts } from './texts.ts'
import { isShown } from './use-grid.ts'

addSheet(columnChooserCss)

interface ColumnChooserProps<Row> {
  columns: readonly TableColumn<Row>[]
  layout: TableLayout
  onLayout: (layout: TableLayout) => void
}

/** Which columns a table shows, in which order, and how tall its rows are: a button and its panel. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const words = useWords(tableTexts)
  const button = <Button icon={<Icon of={SlidersHorizontal} />}>{words.columns}</Button>
  return (
    <PopoverButton label={words.shownColumns} trigger={button} align="end">
      {() => <ColumnPanel {...props} />}
    </PopoverButton>
  )
}

function ColumnPanel<Row>({ columns, layout, onLayout }: ColumnChooserProps<Row>) {
  const words = useWords(tableTexts)
  const [said, setSaid] = useState('')
  const ordered = inOrder(columns, layout)

  function move(place: number, by: 1 | -1) {
    const order = ordered.map(({ id }) => id)
    const [id] = order.splice(place, 1)
    if (id === undefined) return
    order.splice(place + by, 0, id)
    onLayout({ ...layout, order })
    const name = ordered[place]?.header ?? ''
    setSaid(words.movedTo({ name, place: String(place + by + 1), all: String(ordered.length) }))
  }

  return (
    <div className="rd-columns">
      <p className="rd-only-read-out" role="status">
        {said}
      </p>
      <ul className="rd-columns-list">
        {ordered.map((column, place) => (
          <ColumnLine
            key={column.id}
            column={column}
            layout={layout}
            onLayout={onLayout}
            onMoveUp={place > 0 ? () => move(place, -1) : undefined}
            onMoveDown={place < ordered.length - 1 ? () => move(place, 1) : undefined}
          />
        ))}
      </ul>
      <DensityChoice
        value={layout.density}
        onChange={density => onLayout({ ...layout, density })}
      />
      <Button variant="quiet" onClick={() => onLayout(plainLayout)}>
        {words.resetColumns}
      </Button>
    </div>
  )
}

interface ColumnLineProps<Row> extends Omit<ColumnChooserProps<Row>, 'columns'> {
  column: TableColumn<Row>
  /** Undefined at the list's end. */
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
}

function ColumnLine<Row>({ column, layout, onLayout, onMoveUp, onMoveDown }: ColumnLineProps<Row>) {
  const words = useWords(tableTexts)
  const name = column.header
  const stays = column.card === 'title' || column.hideable === false
  return (
    <li className="rd-columns-line">
      <label className="rd-columns-name">
        <input
          type="checkbox"
          checked={isShown(column, layout)}
          disabled={stays}
          onChange={event => onLayout(withColumn(column, layout, event.target.checked))}
        />
        {name}
      </label>
      <MoveButton icon={ChevronUp} label={words.moveUp({ name })} onMove={onMoveUp} />
      <MoveButton icon={ChevronDown} label={words.moveDown({ name })} onMove={onMoveDown} />
    </li>
  )
}

interface MoveButtonProps {
  icon: typeof ChevronUp
  label: string
  onMove: (() => void) | undefined
}

/** Not `disabled` at the end of the list: the focus stays on the button that moved the column. */
function MoveButton({ icon, label, onMove }: MoveButtonProps) {
  return (
    <IconButton
      className="rd-columns-move"
      label={label}
      icon={icon}
      idle={!onMove}
      onClick={onMove}
    />
  )
}

/** In the person's order; columns that came later follow. */
function inOrder<Row>(columns: readonly TableColumn<Row>[], { order }: TableLayout) {
  const place = ({ id }: TableColumn<Row>) => {
    const found = order.indexOf(id)
    return found === -1 ? order.length : found
  }
  return [...columns].sort((a, b) => place(a) - place(b))
}

function withColumn<Row>(
  column: TableColumn<Row>,
  layout: TableLayout,
  shown: boolean,
): TableLayout {
  const without = (ids: readonly string[]) => ids.filter(id => id !== column.id)
  const standard = shown === !column.initiallyHidden
  const plain = { ...layout, shown: without(layout.shown), hidden: without(layout.hidden) }
  if (standard) return plain
  return shown
    ? { ...plain, shown: [...plain.shown, column.id] }
    : { ...plain, hidden: [...plain.hidden, column.id] }
}
