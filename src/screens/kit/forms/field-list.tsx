import { ChevronDown, ChevronUp, CircleAlert, type IconNode, Plus, Trash2 } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  useFieldArray,
} from 'react-hook-form'
import { addSheet } from '../../../core/style/sheets.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { useLocale, useWords } from '../language.tsx'
import { faultWords } from './fault-words.ts'
import fieldListCss from './field-list.css?inline'
import type { KitForm } from './form.ts'
import { formTexts } from './texts.ts'
import { useListMoves } from './use-list-moves.ts'

addSheet(fieldListCss)

interface FieldListProps<Values extends FieldValues, Name extends FieldArrayPath<Values>> {
  form: KitForm<Values>
  /** The path of a list of objects. */
  name: Name
  label: string
  /** What one of them is called: "Package". */
  itemName: string
  /** The verb with its object: "Add package". */
  addLabel: string
  /** What a new one starts with. */
  newItem: () => FieldArray<Values, Name>
  /** Neither more than this can be added, nor the order changed where it says nothing. */
  most?: number
  ordered?: boolean
  /** Why entries can't be added, removed or moved now. */
  lockedBecause?: string | undefined
  /** The fields of one; their names begin with its path: `${path}.priceCents`. */
  children: (path: `${Name}.${number}`, index: number) => ReactNode
}

/**
 * A list of alike groups of fields (ticket packages, add-ons): add, remove, put in order. The focus stays with
 * the entry that was moved, goes to the one that was added, and to the next when one is removed.
 */
export function FieldList<Values extends FieldValues, Name extends FieldArrayPath<Values>>({
  form,
  name,
  label,
  itemName,
  addLabel,
  newItem,
  most = Number.POSITIVE_INFINITY,
  ordered = true,
  lockedBecause,
  children,
}: FieldListProps<Values, Name>) {
  const words = useWords(formTexts)
  const locale = useLocale()
  const id = useId()
  const { faults, places } = form
  const list = useFieldArray({ control: form.methods.control, name })
  const fault = useSyncExternalStore(faults.subscribe, () => faults.of(name, places.nameOf))
  const box = useRef<HTMLFieldSetElement>(null)
  const format = (number: number) => new Intl.NumberFormat(`${locale}-CA`).format(number)
  const nameOf = (index: number) => words.itemNumber({ name: itemName, number: format(index + 1) })
  const moves = useListMoves(box, list, {
    changed: () => faults.forget(name),
    say: {
      added: index => words.added({ name: nameOf(index) }),
      removed: index => words.removed({ name: nameOf(index) }),
      moved: (from, to, total) =>
        words.movedTo({ name: nameOf(from), position: format(to + 1), total: format(total) }),
    },
  })

  useLayoutEffect(() => {
    if (!box.current) return
    return places.add(name, { label, element: box.current })
  }, [places, name, label])

  const count = list.fields.length
  return (
    <fieldset
      ref={box}
      className="rd-field-list"
      data-field={name}
      aria-describedby={`${id}-error`}
      aria-invalid={fault !== undefined}
    >
      <legend className="rd-field-list-title">{label}</legend>
      {count > 0 && (
        <ol className="rd-field-list-items">
          {list.fields.map((item, index) => (
            <li key={item.id} className="rd-field-list-item" data-item={index}>
              <span className="rd-field-list-name">{nameOf(index)}</span>
              {lockedBecause === undefined && (
                <span className="rd-field-list-actions">
                  {ordered && count > 1 && (
                    <>
                      <Action
                        icon={ChevronUp}
                        kind="up"
                        label={words.moveUp({ name: nameOf(index) })}
                        disabled={index === 0}
                        onPress={() => moves.move(index, index - 1)}
                      />
                      <Action
                        icon={ChevronDown}
                        kind="down"
                        label={words.moveDown({ name: nameOf(index) })}
                        disabled={index === count - 1}
                        onPress={() => moves.move(index, index + 1)}
                      />
                    </>
                  )}
                  <Action
                    icon={Trash2}
                    kind="remove"
                    label={words.removeItem({ name: nameOf(index) })}
                    onPress={() => moves.remove(index)}
                  />
                </span>
              )}
              <div className="rd-field-list-fields">{children(`${name}.${index}`, index)}</div>
            </li>
          ))}
        </ol>
      )}
      <div className="rd-field-list-foot">
        <Button
          icon={<Icon of={Plus} />}
          data-add=""
          disabled={lockedBecause !== undefined || count >= most}
          onClick={() => moves.add(newItem())}
        >
          {addLabel}
        </Button>
        {lockedBecause !== undefined && <span className="rd-field-list-name">{lockedBecause}</span>}
      </div>
      <p
        className="rd-field-error"
        id={`${id}-error`}
        aria-live={fault && faults.wasTold(fault) ? 'off' : 'polite'}
      >
        {fault && (
          <>
            <Icon of={CircleAlert} />
            <span>{faultWords(fault, label, words, form.messages)}</span>
          </>
        )}
      </p>
      <p className="rd-only-read-out" role="status">
        {moves.said}
      </p>
    </fieldset>
  )
}

interface ActionProps {
  icon: IconNode
  /** The focus finds it again by this. */
  kind: 'up' | 'down' | 'remove'
  label: string
  disabled?: boolean
  onPress: () => void
}

function Action({ icon, kind, label, disabled = false, onPress }: ActionProps) {
  return (
    <IconButton label={label} icon={icon} idle={disabled} data-action={kind} onClick={onPress} />
  )
}
